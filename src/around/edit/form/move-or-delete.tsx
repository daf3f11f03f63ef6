import { useState, type ReactNode } from "react";
import { movePage, withSlug, type PageMove } from "../change/move-page.ts";
import { folderOf, kindOf, pathOfPage, type Kind } from "../../../model/kind.ts";
import { slugOf } from "../../../model/page-paths.ts";
import { folderOfLanguage } from "../../../model/translation.ts";
import { fillWord } from "../../../model/fill-word.ts";
import { useApp } from "./app-context.ts";
import { asPublished } from "./changed-since.ts";
import { hashInBrowser } from "./hash-in-browser.ts";
import { usePageOptions } from "./page-options.ts";
import { Trouble } from "./problem-text.tsx";
import { titleOfFile } from "./read-file.ts";
import { goTo } from "./route.ts";
import { changeOf } from "./session-state.ts";

interface EntryProps {
  path: string;
  kind: Kind;
  title: string;
}

interface MoveProps extends EntryProps {
  move: (how: PageMove) => Promise<boolean>;
}

/** Gives an entry another address, or deletes it, with everything that leads to it. */
export function MoveOrDelete(props: EntryProps): ReactNode {
  const { path, kind } = props;
  const { session, state, words } = useApp();
  const [trouble, setTrouble] = useState<string>();
  const move = useMove(props, setTrouble);
  if (folderOf(kind) === undefined || session.fileAt(path) === undefined) return null;
  const isTyped = state.typed.has(path);
  return (
    <details className="others">
      <summary>{words.moveOrDelete}</summary>
      {isTyped && <p>{words.saveFirst}</p>}
      {!isTyped && folderOfLanguage(path) === undefined && <NewAddress {...props} move={move} />}
      {!isTyped && <Deletion {...props} move={move} />}
      <Trouble text={trouble} />
    </details>
  );
}

/** Makes the function that moves or deletes an entry, and says what stands in the way. It returns whether that was done. */
export function useMove(
  { path, title }: Omit<EntryProps, "kind">,
  say: (trouble: string | undefined) => void,
): MoveProps["move"] {
  const { session, state, words, labels, kinds, announce, read } = useApp();
  const { files, isTracked, published } = state.opened;
  return async (how) => {
    const texts = new Map(files.flatMap(({ path: each, text }) => (text === undefined ? [] : [[each, text]])));
    const isUnpublished = isTracked && published.some((each) => each.path === path && each.isNew === true);
    const moved = await movePage({ kinds, texts, hashText: hashInBrowser }, { isUnpublished, ...how });
    if ("refused" in moved) {
      const at = kindOf(kinds, moved.file);
      const what = at ? titleOfFile(moved.file, at, { data: read(moved.file)?.data, labels, state }) : moved.file;
      say(fillWord(words[`not moved: ${moved.refused}`], { what }));
      return false;
    }
    say(undefined);
    const changes = [...moved.changes].map(([each, text]) =>
      changeOf(state.opened, each, asPublished(published, [each, text])),
    );
    // A failure is shown where the first change is.
    const sorted = changes.sort((a, b) => Number(b.path === path) - Number(a.path === path));
    if (!(await session.saveAll(sorted))) return false;
    const count = String(moved.links);
    announce(fillWord("slug" in how ? words.renamed : words.deleted, { what: title, count }));
    return true;
  };
}

function NewAddress({ path, move }: MoveProps): ReactNode {
  const { words } = useApp();
  const [slug, setSlug] = useState(slugOf(path));
  const rename = async (): Promise<void> => {
    const name = slug.trim();
    if (await move({ file: path, slug: name })) goTo({ page: "file", path: withSlug(path, name) });
  };
  return (
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
      <button type="button" onClick={() => void rename()}>
        {words.rename}
      </button>
    </div>
  );
}

/** Deletes an entry, once asked again. Links to its page lead to another one. */
function Deletion({ path, kind, title, move }: MoveProps): ReactNode {
  const { state, words } = useApp();
  const own = pathOfPage(kind, path, state.judged.judgment.practice);
  const options = usePageOptions();
  const [leadTo, setLeadTo] = useState("/");
  const [isSure, setSure] = useState(false);
  const remove = async (): Promise<void> => {
    if (await move({ file: path, leadTo })) goTo({ page: "index" });
  };
  return (
    <div className="field">
      {own !== undefined && (
        <>
          <label htmlFor="lead-to">{words.leadTo}</label>
          <select id="lead-to" value={leadTo} onChange={({ target }) => setLeadTo(target.value)}>
            {options
              .filter(({ value }) => value !== own)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </select>
        </>
      )}
      <button
        type="button"
        className={isSure ? "danger" : undefined}
        onClick={() => (isSure ? void remove() : setSure(true))}
      >
        {isSure ? fillWord(words.doTo, { action: words.deleteSure, what: title }) : words.deleteIt}
      </button>
    </div>
  );
}
