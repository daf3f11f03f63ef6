import { useState, type ReactNode } from "react";
import { movePage, type PageMove } from "../change/move-page.ts";
import { folderOf, kindOf, pathOfPage, type Kind } from "../../../model/kind.ts";
import { slugOf } from "../../../model/page-paths.ts";
import { folderOfLanguage, insideOf } from "../../../model/translation.ts";
import { fillWord } from "../../../model/words.ts";
import { useApp } from "./app-context.ts";
import { hashInBrowser } from "./hash-in-browser.ts";
import { titleOfFile } from "./read-file.ts";
import { goTo } from "./route.ts";

/** Gives an entry another address, or deletes it, with everything that leads to it. */
export function MoveOrDelete({ path, kind, title }: { path: string; kind: Kind; title: string }): ReactNode {
  const app = useApp();
  const { session, state, words, labels, kinds, announce, read } = app;
  const [slug, setSlug] = useState(slugOf(path));
  const pages = [...state.judged.judgment.pages];
  const own = pathOfPage(kind, path, state.judged.judgment.practice);
  const [leadTo, setLeadTo] = useState("/");
  const [isSure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  if (folderOf(kind) === undefined || session.fileAt(path) === undefined) return null;
  const move = async (how: PageMove): Promise<void> => {
    const texts = new Map(
      state.opened.files.flatMap(({ path: each, text }) => (text === undefined ? [] : [[each, text]])),
    );
    const isUnpublished =
      state.opened.isTracked && state.opened.published.some((each) => each.path === path && each.isNew === true);
    const moved = await movePage({ kinds, texts, hashText: hashInBrowser }, { ...how, isUnpublished });
    if ("refused" in moved) {
      const at = kindOf(kinds, moved.file);
      const what = at ? titleOfFile(moved.file, at, { data: read(moved.file)?.data, labels, state }) : moved.file;
      setTrouble(fillWord(words[`not moved: ${moved.refused}`], { what }));
      return;
    }
    setTrouble(undefined);
    const changes = [...moved.changes].map(([each, text]) => {
      const base = session.fileAt(each)?.state;
      return { path: each, ...(base !== undefined && { base }), ...(text !== undefined && { text }) };
    });
    // A failure is shown where the first change is.
    const first = changes.findIndex((each) => each.path === path);
    if (!(await session.saveAll([changes[first]!, ...changes.toSpliced(first, 1)]))) return;
    const count = String(moved.links);
    announce(fillWord("slug" in how ? words.renamed : words.deleted, { what: title, count }));
    if (!("slug" in how)) goTo({ page: "index" });
    else goTo({ page: "file", path: [...moved.changes.keys()].find((each) => hasSlug(each, how.slug, path)) ?? path });
  };
  if (state.typed.has(path)) {
    return (
      <details className="others">
        <summary>{words.moveOrDelete}</summary>
        <p>{words.saveFirst}</p>
      </details>
    );
  }
  const isOriginal = folderOfLanguage(path) === undefined;
  return (
    <details className="others">
      <summary>{words.moveOrDelete}</summary>
      {isOriginal && (
        <div className="field">
          <label htmlFor="new-address">{words.newAddress}</label>
          <input
            id="new-address"
            value={slug}
            aria-describedby="new-address-hint"
            onChange={({ target }) => setSlug(target.value)}
          />
          <p className="hint" id="new-address-hint">
            {words.newAddressHint}
          </p>
          <button type="button" onClick={() => void move({ file: path, slug: slug.trim() })}>
            {words.rename}
          </button>
        </div>
      )}
      <div className="field">
        {own !== undefined && (
          <>
            <label htmlFor="lead-to">{words.leadTo}</label>
            <select id="lead-to" value={leadTo} onChange={({ target }) => setLeadTo(target.value)}>
              {pages
                .filter(([each]) => each !== own)
                .map(([each, name]) => (
                  <option key={each} value={each}>
                    {name}
                  </option>
                ))}
            </select>
          </>
        )}
        {isSure ? (
          <button type="button" className="danger" onClick={() => void move({ file: path, leadTo })}>
            {fillWord(words.doTo, { action: words.deleteSure, what: title })}
          </button>
        ) : (
          <button type="button" onClick={() => setSure(true)}>
            {words.deleteIt}
          </button>
        )}
      </div>
      {trouble !== undefined && (
        <p className="problem error" role="alert">
          {trouble}
        </p>
      )}
    </details>
  );
}

const hasSlug = (file: string, slug: string, before: string): boolean =>
  slugOf(file) === slug &&
  insideOf(file).split("/")[0] === insideOf(before).split("/")[0] &&
  folderOfLanguage(file) === undefined;
