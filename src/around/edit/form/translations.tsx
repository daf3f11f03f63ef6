import { useEffect, useMemo, useState, type ReactNode } from "react";
import { linesOfReading, markRead } from "../change/mark-read.ts";
import { writeYaml } from "../../../ground/write-yaml.ts";
import { nameOfLanguage } from "../../../model/language.ts";
import { folderOfLanguage, insideOf, originalKey } from "../../../model/translation.ts";
import { hasTexts, pickTexts, stateOfWording, wordingOf } from "../../../model/translated-texts.ts";
import { groupAt, partOf } from "../../../model/walk-fields.ts";
import { fillWord } from "../../../model/fill-word.ts";
import { Trouble } from "./problem-text.tsx";
import { useApp, type ReadFile } from "./app-context.ts";
import { findWhyUnread, type WhyUnread } from "../change/why-unread.ts";
import { focusField } from "./focus-field.ts";
import { nameOfField } from "./found-fields.ts";
import { compareContent } from "./compare-content.ts";
import { hashInBrowser } from "./hash-in-browser.ts";
import { readFile } from "./read-file.ts";
import { addressOfView, goTo } from "./route.ts";
import type { Session } from "./session.ts";
import { wordPlace, type FormLanguage } from "./word-change.ts";

const stateNow = async (file: ReadFile): Promise<string> => stateOfWording(await hashInBrowser(wordingOf(file)));

/** Returns the state of a file's words; undefined while it is made. */
function useStateOf(file: ReadFile): string | undefined {
  const [state, setState] = useState<string>();
  useEffect(() => {
    let isOver = false;
    void stateNow(file).then((each) => {
      if (!isOver) setState(each);
    });
    return () => {
      isOver = true;
    };
  }, [file]);
  return state;
}

/** Says whether a translation is that of its original as it is now, and lets its reader note that it is. */
export function TranslationState({ file, original }: { file: ReadFile; original: ReadFile }): ReactNode {
  const app = useApp();
  const { session, words, announce } = app;
  const state = useStateOf(original);
  const [name, setName] = useState("");
  const [unread, setUnread] = useState<WhyUnread>();
  const noted = groupAt(file.data)[originalKey];
  if (state === undefined) return null;
  const note = (): void => {
    const reviewer = name.trim() === "" ? undefined : name.trim();
    const unread = whyNot(file, session, { state, reviewer });
    setUnread(unread);
    if (unread !== undefined) {
      focusField(fieldToDoFirst(unread));
      return;
    }
    if (session.edit(file.path, markRead(linesOfReading(state, reviewer))) === undefined) announce(words.haveReadNow);
  };
  return (
    <section className="list translation-state">
      <p>{noted === state ? words.isCurrent : words.isOutdated}</p>
      {noted !== state && <ChangesInOriginal {...{ original, noted }} />}
      <div className="field">
        <label htmlFor="field-who-read">{words.whoRead}</label>
        <input id="field-who-read" value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </div>
      <button type="button" onClick={note}>
        {words.haveRead}
      </button>
      <Trouble text={unread && sayUnread(unread, { ...app, kind: file.kind })} />
    </section>
  );
}

/** Returns why somebody who says so cannot have read a translation as it is typed now. */
function whyNot(
  { path }: ReadFile,
  session: Session,
  noted: { state: string; reviewer: string | undefined },
): WhyUnread | undefined {
  session.judgeSoon(path, 0);
  const { judgment } = session.state.judged;
  const translation = judgment.translationAt(path);
  return translation && findWhyUnread(translation, judgment.problems, noted);
}

/** Names the field in which something has to be done first. */
function fieldToDoFirst(unread: WhyUnread): string {
  if (unread.why === "missing") return nameOfField(unread.path);
  return unread.why === "reader" ? "who-read" : "";
}

function sayUnread(unread: WhyUnread, language: FormLanguage): string {
  const { words } = language;
  const said = words[`not read: ${unread.why}`];
  if (unread.why === "missing") return fillWord(said, { what: wordPlace(unread.path, undefined, language) });
  return unread.why === "reader" ? fillWord(said, { who: unread.reader }) : said;
}

/** Names what has changed in an original, if it was published in the state that the translation notes. */
function ChangesInOriginal({ original, noted }: { original: ReadFile; noted: unknown }): ReactNode {
  const app = useApp();
  const { state, words } = app;
  const [isKnown, setKnown] = useState(false);
  const published = state.opened.published.find(({ path }) => path === original.path);
  const before = useMemo(() => readFile(original.kind, original.path, published?.text), [original, published?.text]);
  useEffect(() => {
    if (before !== undefined) void stateNow(before).then((each) => setKnown(each === noted));
  }, [before, noted]);
  if (!isKnown || before === undefined) return null;
  const language = { ...app, kind: original.kind };
  const places = compareContent(original.kind, before, original).map(({ at }) =>
    at === "body" ? words.body : wordPlace(at, original.data, language),
  );
  return <p>{fillWord(words.changedThere, { what: places.join("; ") })}</p>;
}

/** Leads to a file in the other languages in which it is there. */
export function Versions({ path }: { path: string }): ReactNode {
  const { session, state, words, language } = useApp();
  const { language: first, languages } = state.judged.judgment;
  const inside = insideOf(path);
  const versions = [
    [first, `site/${inside}`] as const,
    ...languages.map((each) => [each, `site/${each}/${inside}`] as const),
  ];
  return versions
    .filter(([, file]) => file !== path && session.textOf(file) !== undefined)
    .map(([tag, file]) => (
      <a key={file} className="version" href={addressOfView({ page: "file", path: file })}>
        {fillWord(words.version, { language: nameOfLanguage(tag, language) })}
      </a>
    ));
}

/** Begins a translation in each language in which there is none. */
export function OtherLanguages({ file }: { file: ReadFile }): ReactNode {
  const { session, state, words, language } = useApp();
  const { path, kind, data, body } = file;
  const inside = insideOf(path);
  if (folderOfLanguage(path) !== undefined || !hasTexts(file)) return null;
  const absent = state.judged.judgment.languages.filter(
    (folder) => session.textOf(`site/${folder}/${inside}`) === undefined,
  );
  if (absent.length === 0) return null;
  const begin = async (translation: string): Promise<void> => {
    const texts = pickTexts(data, partOf(kind.schema)) ?? {};
    const yaml = `${writeYaml({ ...texts, [originalKey]: await stateNow(file) }).join("\n")}\n`;
    session.write(translation, path.endsWith(".md") ? `---\n${yaml}---\n${body}` : yaml);
    goTo({ page: "file", path: translation });
  };
  return (
    <section className="list">
      <h2>{words.translations}</h2>
      <ul>
        {absent.map((folder) => (
          <li key={folder}>
            <button type="button" onClick={() => void begin(`site/${folder}/${inside}`)}>
              {fillWord(words.addTranslation, { language: nameOfLanguage(folder, language) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
