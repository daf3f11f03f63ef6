import { useEffect, useState, type ReactNode } from "react";
import { linesOfReading, markRead } from "../change/mark-read.ts";
import { writeYaml } from "../../../ground/write-yaml.ts";
import { originalKey, insideOf } from "../../../model/translation.ts";
import { hasTexts, pickTexts, stateOfWording, wordingOf } from "../../../model/translated-texts.ts";
import { groupAt, partOf } from "../../../model/walk-fields.ts";
import { fillWord } from "../../../model/words.ts";
import { useApp, type ReadFile } from "./app-context.ts";
import { compareContent } from "./compare-content.ts";
import { hashInBrowser } from "./hash-in-browser.ts";
import { createReader, folderOfLanguage } from "./read-file.ts";
import { addressOfView, goTo } from "./route.ts";
import { wordPlace } from "./word-change.ts";

const stateOf = async (file: ReadFile): Promise<string> => stateOfWording(await hashInBrowser(wordingOf(file)));

/** Says whether a translation is that of its original as it is now, and lets its reader note that it is. */
export function TranslationState({ file, original }: { file: ReadFile; original: ReadFile }): ReactNode {
  const { session, words, announce } = useApp();
  const [state, setState] = useState<string>();
  const [name, setName] = useState("");
  useEffect(() => {
    let isOver = false;
    void stateOf(original).then((each) => {
      if (!isOver) setState(each);
    });
    return () => {
      isOver = true;
    };
  }, [original]);
  const noted = groupAt(file.data)[originalKey];
  if (state === undefined) return null;
  const note = (): void => {
    const reviewer = name.trim() === "" ? undefined : name.trim();
    if (session.edit(file.path, markRead(linesOfReading(state, reviewer))) === undefined) announce(words.haveReadNow);
  };
  return (
    <section className="list translation-state">
      <p>{noted === state ? words.isCurrent : words.isOutdated}</p>
      {noted !== state && <ChangedSince {...{ original, noted }} />}
      <div className="field">
        <label htmlFor="who-read">{words.whoRead}</label>
        <input id="who-read" value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </div>
      <button type="button" onClick={note}>
        {words.haveRead}
      </button>
    </section>
  );
}

/** Names what has changed in an original, if it was published in the state that the translation notes. */
function ChangedSince({ original, noted }: { original: ReadFile; noted: unknown }): ReactNode {
  const { state, words, labels, kinds } = useApp();
  const [isKnown, setKnown] = useState(false);
  const published = state.opened.published.find(({ path }) => path === original.path);
  const before = createReader(kinds)(original.path, published?.text);
  useEffect(() => {
    if (before !== undefined) void stateOf(before).then((each) => setKnown(each === noted));
    // The text says what was read of it.
  }, [published?.text, noted]);
  if (!isKnown || before === undefined) return null;
  const language = { kind: original.kind, labels, words };
  const places = compareContent(original.kind, before, original).map(({ at }) =>
    at === "body" ? words.body : wordPlace(at, original.data, language),
  );
  return <p>{fillWord(words.changedThere, { what: places.join("; ") })}</p>;
}

/** Leads to the same file in the other languages, and begins a translation where there is none. */
export function OtherLanguages({ file }: { file: ReadFile }): ReactNode {
  const { session, state, words, language } = useApp();
  const { path, kind, data, body } = file;
  const inside = insideOf(path);
  if (folderOfLanguage(path) !== undefined) {
    return <a href={addressOfView({ page: "file", path: `site/${inside}` })}>{words.openOriginal}</a>;
  }
  const { languages } = state.judged.judgment;
  if (languages.length === 0 || !hasTexts(file)) return null;
  const begin = async (translation: string): Promise<void> => {
    const texts = pickTexts(data, partOf(kind.schema)) ?? {};
    const yaml = `${writeYaml({ ...texts, [originalKey]: await stateOf(file) }).join("\n")}\n`;
    session.write(translation, path.endsWith(".md") ? `---\n${yaml}---\n${body}` : yaml);
    goTo({ page: "file", path: translation });
  };
  return (
    <section className="list">
      <h2>{words.translations}</h2>
      <ul>
        {languages.map((folder) => {
          const translation = `site/${folder}/${inside}`;
          const name = new Intl.DisplayNames([language], { type: "language" }).of(folder) ?? folder;
          const isThere = session.textOf(translation) !== undefined;
          return (
            <li key={folder}>
              {isThere ? (
                <a href={addressOfView({ page: "file", path: translation })}>{name}</a>
              ) : (
                <button type="button" onClick={() => void begin(translation)}>
                  {fillWord(words.addTranslation, { language: name })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
