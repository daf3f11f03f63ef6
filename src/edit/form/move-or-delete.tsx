import { useState, type ReactNode } from "react";
import { movePage, withSlug, type MovedPage, type PageMove } from "../change/move-page.ts";
import { redirectsFileOf } from "../change/old-addresses.ts";
import { folderOf, kindOf, pathOfPage, type Kind } from "../../model/build/kind.ts";
import { slugOf } from "../../model/build/page-paths.ts";
import { folderOfLanguage, insideOf } from "../../model/build/translation.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp } from "./app-context.ts";
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
  /** Finds all that a move would change; undefined if something stands in the way, which is said. */
  plan: (how: PageMove) => MovedPage | undefined;
  /** Moves or deletes the entry. Returns whether that was done. */
  move: (how: PageMove) => Promise<boolean>;
}

/** Gives an entry another address, or deletes it, with everything that leads to it. */
export function MoveOrDelete(props: EntryProps): ReactNode {
  const { path, kind } = props;
  const { session, state, words } = useApp();
  const [trouble, setTrouble] = useState<string>();
  const moves = useMove(props, setTrouble);
  if (session.fileAt(path) === undefined) return <Unsaved path={path} />;
  if (folderOf(kind) === undefined) return null;
  const isTyped = state.typed.has(path);
  return (
    <details className="others">
      <summary>{words.moveOrDelete}</summary>
      {isTyped && <p>{words.saveFirst}</p>}
      {!isTyped && folderOfLanguage(path) === undefined && <NewAddress {...props} {...moves} />}
      {!isTyped && <Deletion {...props} {...moves} />}
      <Trouble text={trouble} />
    </details>
  );
}

/** Drops a file that was never saved. */
function Unsaved({ path }: { path: string }): ReactNode {
  const { session, words } = useApp();
  const drop = (): void => {
    session.drop(path);
    goTo({ page: "index" });
  };
  return (
    <button type="button" className="quiet" onClick={drop}>
      {words.dropNew}
    </button>
  );
}

/** Whether a file translates another, perhaps in a language where nothing of it is saved yet. */
const isTranslation = (path: string, original: string): boolean =>
  folderOfLanguage(original) === undefined && insideOf(path) === insideOf(original);

/** Makes the functions that move or delete an entry, and say what stands in the way. */
function useMove(
  { path, title }: Omit<EntryProps, "kind">,
  say: (trouble: string | undefined) => void,
): Pick<MoveProps, "plan" | "move"> {
  const { session, state, words, labels, kinds, announce, read } = useApp();
  const { files, isTracked, published } = state.opened;
  const isNew = published.some((each) => each.path === path && each.isNew === true);
  const texts = new Map(files.flatMap(({ path: each, text }) => (text === undefined ? [] : [[each, text]])));
  const plan: MoveProps["plan"] = (how) => {
    const isUnpublished = isTracked && isNew;
    const unsaved = [...state.typed.keys()].find((each) => isTranslation(each, path));
    const moved = unsaved
      ? ({ refused: "unsaved", file: unsaved } as const)
      : movePage({ kinds, texts }, { isUnpublished, ...how });
    if ("refused" in moved) {
      const at = kindOf(kinds, moved.file);
      const what = at ? titleOfFile(moved.file, at, { data: read(moved.file)?.data, labels, state }) : moved.file;
      say(fillWord(words[`not moved: ${moved.refused}`], { what }));
      return undefined;
    }
    say(undefined);
    return moved;
  };
  const move: MoveProps["move"] = async (how) => {
    const moved = plan(how);
    if (moved === undefined) return false;
    const changes = [...moved.changes].map(([each, text]) => changeOf(state.opened, each, text));
    // A failure is shown where the first change is.
    const sorted = changes.sort((a, b) => Number(b.path === path) - Number(a.path === path));
    if (!(await session.saveAll(sorted))) {
      if (session.state.failure === undefined) say(words.changedElsewhere);
      return false;
    }
    const count = String(moved.links);
    announce(fillWord("slug" in how ? words.renamed : words.deleted, { what: title, count }));
    return true;
  };
  return { plan, move };
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
function Deletion({ path, kind, title, plan, move }: MoveProps): ReactNode {
  const { state, words } = useApp();
  const own = pathOfPage(kind, path, state.judged.judgment.practice);
  const options = usePageOptions();
  const [leadTo, setLeadTo] = useState("/");
  const [planned, setPlanned] = useState<MovedPage>();
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
        aria-expanded={planned !== undefined}
        onClick={() => setPlanned(plan({ file: path, leadTo }))}
      >
        {words.deleteIt}
      </button>
      {planned && <AskAgain {...{ title, planned }} onYes={() => void remove()} onNo={() => setPlanned(undefined)} />}
    </div>
  );
}

interface AskAgainProps {
  title: string;
  planned: MovedPage;
  onYes: () => void;
  onNo: () => void;
}

/** Names all that a deletion takes out or changes. It is below the button that asked for it, which stays in its place. */
function AskAgain({ title, planned: { changes }, onYes, onNo }: AskAgainProps): ReactNode {
  const { words, kinds, labels, state, read } = useApp();
  const titleOf = (file: string): string =>
    titleOfFile(file, kindOf(kinds, file)!, { data: read(file)?.data, labels, state });
  const going = [...changes.keys()].filter((file) => changes.get(file) === undefined);
  const places = [...changes.keys()].filter((file) => !going.includes(file) && file !== redirectsFileOf(kinds));
  return (
    <div className="ask-again" role="alert">
      <p>{fillWord(words.deletes, { what: going.map(titleOf).join(", ") })}</p>
      {places.length > 0 && <p>{fillWord(words.changesLinks, { places: places.map(titleOf).join(", ") })}</p>}
      <p className="buttons">
        <button type="button" onClick={onNo}>
          {words.cancel}
        </button>
        <button type="button" className="danger" onClick={onYes}>
          {fillWord(words.doTo, { action: words.deleteSure, what: title })}
        </button>
      </p>
    </div>
  );
}
