import { useState, type ReactNode } from "react";
import { markRead } from "../change/mark-read.ts";
import { writeYaml } from "../../lib/write-yaml.ts";
import { nameOfLanguage } from "../../model/domain/language.ts";
import type { ReadingNote } from "../../model/build/reading-note.ts";
import type { Translates } from "../../model/build/source.ts";
import { folderOfLanguage, insideOf, originalKey } from "../../model/build/translation.ts";
import { hasTexts, pickTexts } from "../../model/build/translated-texts.ts";
import { partOf } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { noteMade } from "../../steps/translate/note-reading.ts";
import { Trouble } from "./problem-text.tsx";
import { useApp, type ReadFile } from "./app-context.ts";
import { findWhyUnread, isOutdated, type WhyUnread } from "../change/why-unread.ts";
import { focusField } from "./focus-field.ts";
import { nameOfField } from "./found-fields.ts";
import { addressOfView, goTo } from "./route.ts";
import type { Session } from "./session.ts";
import { wordPlace, type FormLanguage } from "./word-change.ts";

/** Says whether a translation is that of its original as it is now, and lets its reader note that it is. */
export function TranslationState({ file, original }: { file: ReadFile; original: ReadFile }): ReactNode {
  const app = useApp();
  const { session, words, announce, state } = app;
  const [name, setName] = useState("");
  const [unread, setUnread] = useState<WhyUnread>();
  const translates = state.judged.judgment.translationAt(file.path)?.translates;
  if (translates === undefined) return null;
  const note = (): void => {
    const reviewer = name.trim() === "" ? undefined : name.trim();
    const found = readNow(file, session, reviewer);
    if (found === undefined) return;
    setUnread("why" in found ? found : undefined);
    if ("why" in found) {
      focusField(fieldToDoFirst(found));
      return;
    }
    if (session.edit(file.path, markRead(found.note, reviewer)) !== undefined) return;
    session.judgeSoon(file.path, 0);
    announce(words.haveReadNow);
  };
  return (
    <section className="list translation-state">
      <p>{isOutdated(translates) ? words.isOutdated : words.isCurrent}</p>
      <ChangesInOriginal {...{ file, original, translates }} />
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

/** Returns the note of a translation as it is typed now, or why somebody who says so cannot have read it. */
function readNow(
  { path }: ReadFile,
  session: Session,
  reviewer: string | undefined,
): { note: ReadingNote } | WhyUnread | undefined {
  session.judgeSoon(path, 0);
  const { judgment } = session.state.judged;
  const translation = judgment.translationAt(path);
  if (translation === undefined) return undefined;
  const reading = translation.translates.noteReading();
  return findWhyUnread(translation, judgment.problems, reviewer) ?? ("note" in reading ? reading : undefined);
}

/** Names the field in which something has to be done first. */
function fieldToDoFirst(unread: WhyUnread): string {
  if ("path" in unread) return nameOfField(unread.path);
  return unread.why === "reader" ? "who-read" : "";
}

function sayUnread(unread: WhyUnread, language: FormLanguage): string {
  const { words } = language;
  const said = words[`not read: ${unread.why}`];
  if ("path" in unread) return fillWord(said, { what: wordPlace(unread.path, undefined, language) });
  return unread.why === "reader" ? fillWord(said, { who: unread.reader }) : said;
}

/** Names what has changed in an original since its translation was read. */
function ChangesInOriginal({
  file,
  original,
  translates: { changes },
}: {
  file: ReadFile;
  original: ReadFile;
  translates: Pick<Translates, "changes">;
}): ReactNode {
  const app = useApp();
  const { words } = app;
  if (changes.length === 0) return null;
  const language = { ...app, kind: original.kind };
  const places = changes.map(({ at, own = [] }) => {
    const [path, data] = at === undefined ? [own, file.data] : [at, original.data];
    return path === "body" ? words.body : wordPlace(path, data, language);
  });
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
  const begin = (translation: string): void => {
    const texts = pickTexts(data, partOf(kind.schema)) ?? {};
    const note = noteMade({ ...file, file: path }, texts, state.judged.judgment.samples);
    const yaml = `${writeYaml({ ...texts, [originalKey]: note }).join("\n")}\n`;
    session.write(translation, path.endsWith(".md") ? `---\n${yaml}---\n${body}` : yaml);
    goTo({ page: "file", path: translation });
  };
  return (
    <section className="list">
      <h2>{words.translations}</h2>
      <ul>
        {absent.map((folder) => (
          <li key={folder}>
            <button type="button" onClick={() => begin(`site/${folder}/${inside}`)}>
              {fillWord(words.addTranslation, { language: nameOfLanguage(folder, language) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
