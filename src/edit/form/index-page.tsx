import { useEffect, useState, type ReactNode } from "react";
import { labelOfFile, labelOfNew } from "../labels/label-of.ts";
import { folderOf, kindOf, schemaNameOf, type Kind } from "../../model/build/kind.ts";
import { folderOfLanguage } from "../../model/build/translation.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp, type App } from "./app-context.ts";
import { kindNamed, needsTitle, titleOfFile } from "./read-file.ts";
import { addressOfView } from "./route.ts";
import { ToDo } from "./to-do.tsx";

interface IndexedFile {
  path: string;
  kind: Kind;
  title: string;
  isTyped: boolean;
}

/** Lists the content of a practice in plain words, and what needs to be done. */
export function IndexPage(): ReactNode {
  const app = useApp();
  const { words, session } = app;
  // What was judged last may be a text that a form has and that is not saved.
  useEffect(() => session.judgeSoon(undefined, 0), [session]);
  const [search, setSearch] = useState("");
  const files = indexFiles(app);
  const wanted = search.trim().toLowerCase();
  const absent = listAbsent(app, files);
  return (
    <div className="page index">
      <h1 tabIndex={-1}>{words.searchFor}</h1>
      <input
        type="search"
        className="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {wanted === "" ? (
        <>
          <ToDo />
          <FileList title={words.notSaved} files={files.filter(({ isTyped }) => isTyped)} />
          <FileGroups files={files} absent={absent} />
        </>
      ) : (
        <FoundFiles {...{ files, absent, wanted }} />
      )}
    </div>
  );
}

interface FoundProps {
  files: readonly IndexedFile[];
  absent: readonly Kind[];
  wanted: string;
}

/** The files that have some words in their title or label, those that can be begun, and then those that have the words in their text. */
function FoundFiles({ files, absent, wanted }: FoundProps): ReactNode {
  const app = useApp();
  const { words, session, labels, kinds } = app;
  const hasWords = (text: string | undefined): boolean => text?.toLowerCase().includes(wanted) === true;
  const isNamed = ({ title, kind }: IndexedFile): boolean => [title, labelOfFile(kind, labels)].some(hasWords);
  const named = files.filter(isNamed);
  const others = files.filter((each) => !isNamed(each) && hasWords(session.textOf(each.path)));
  const folders = kinds.filter((kind) => kind.draft && folderOf(kind) !== undefined);
  const offered = [
    ...folders.filter((kind) => [wordsOfAdding(kind, app), labelOfFile(kind, labels)].some(hasWords)),
    ...absent.filter((kind) => hasWords(wordsOfAdding(kind, app))),
  ];
  const count = named.length + offered.length + others.length;
  return (
    <>
      <p role="status" className={count === 0 ? "hint" : "said"}>
        {count === 0 ? words.nothingFound : count}
      </p>
      <FileList title={words.search} files={named} absent={offered} others={others} hasLabels />
    </>
  );
}

function indexFiles({ state, kinds, labels, read }: App): IndexedFile[] {
  const paths = new Set([
    ...state.opened.files.flatMap((file) => (file.text === undefined ? [] : [file.path])),
    ...state.typed.keys(),
  ]);
  return [...paths]
    .flatMap((path) => {
      const kind = kindOf(kinds, path);
      if (kind === undefined) return [];
      return [
        {
          path,
          kind,
          title: titleOfFile(path, kind, { data: read(path)?.data, labels, state }),
          isTyped: state.typed.has(path),
        },
      ];
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** Lists the kinds with a single file that is not there yet. */
function listAbsent({ kinds }: App, files: readonly IndexedFile[]): Kind[] {
  const written = new Set(files.map(({ path }) => path));
  return kinds.filter((kind) => folderOf(kind) === undefined && !written.has(`site/${kind.files}`));
}

/** Returns the words that begin a file of a kind. */
const wordsOfAdding = (kind: Kind, { words, labels }: App): string =>
  folderOf(kind) === undefined
    ? fillWord(words.addFile, { what: labelOfFile(kind, labels) })
    : labelOfNew(kind, labels);

function AddItem({ kind }: { kind: Kind }): ReactNode {
  return (
    <li>
      <a className="absent" href={addressOfView({ page: "new", kind: schemaNameOf(kind) })}>
        {wordsOfAdding(kind, useApp())}
      </a>
    </li>
  );
}

/** All files by what they are about. The labels say which kinds belong together; their last group is seldom needed, and closed. */
function FileGroups({ files, absent }: { files: readonly IndexedFile[]; absent: readonly Kind[] }): ReactNode {
  const { kinds, labels, words, state } = useApp();
  const named = Object.entries(labels.groups);
  const inGroups = new Set(named.flatMap(([, names]) => names));
  const rest = kinds.map(schemaNameOf).filter((name) => !inGroups.has(name));
  const itemsOf = (each: readonly string[]): ReactNode[] => listItems(each, { kinds, files, absent });
  const facts = state.opened.directories.length > 0 && (
    <li key="facts">
      <a href={addressOfView({ page: "facts" })}>{words.facts}</a>
    </li>
  );
  const open = [...named.slice(0, -1), [words.otherFiles, rest] as const].map(
    ([title, names]) => [title, [...itemsOf(names), names.includes("practice") && facts].filter(Boolean)] as const,
  );
  const [title, names] = named.at(-1)!;
  return (
    <div className="groups">
      {open.map(
        ([heading, items]) =>
          items.length > 0 && (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>{items}</ul>
            </section>
          ),
      )}
      <details>
        <summary>{title}</summary>
        <ul>{itemsOf(names)}</ul>
      </details>
    </div>
  );
}

/** Makes an item for each file of some kinds that has no folder, and for each folder. */
function listItems(
  names: readonly string[],
  { kinds, files, absent }: Pick<App, "kinds"> & Pick<FoundProps, "files" | "absent">,
): ReactNode[] {
  return names.flatMap((name) => {
    const kind = kindNamed(kinds, name);
    const inKind = files.filter((file) => file.kind === kind && folderOfLanguage(file.path) === undefined);
    if (kind !== undefined && absent.includes(kind)) return [<AddItem key={name} kind={kind} />];
    return kind === undefined || folderOf(kind) === undefined
      ? inKind.map((file) => <FileItem key={file.path} file={file} />)
      : [<FolderItem key={kind.files} kind={kind} files={inKind} />];
  });
}

function FileItem({ file, hasLabel = false }: { file: IndexedFile; hasLabel?: boolean }): ReactNode {
  const { words, labels } = useApp();
  const { path, kind, title, isTyped } = file;
  const label = labelOfFile(kind, labels);
  return (
    <li>
      <a href={addressOfView({ page: "file", path })}>{title}</a>
      {hasLabel && label !== title && <span className="number"> {label}</span>}
      {isTyped && <span className="draft"> {words.draft}</span>}
    </li>
  );
}

/** The entries of a folder, below the label of their kind. A single one that needs no title is called by that label itself. */
function FolderItem({ kind, files }: { kind: Kind; files: readonly IndexedFile[] }): ReactNode {
  const { labels } = useApp();
  const label = labelOfFile(kind, labels);
  const [only, ...others] = files;
  const add = kind.draft && (
    <a className="new" href={addressOfView({ page: "new", kind: schemaNameOf(kind) })}>
      {labelOfNew(kind, labels)}
    </a>
  );
  if (only === undefined || (others.length === 0 && !needsTitle(kind))) {
    return (
      <li>
        {only ? <a href={addressOfView({ page: "file", path: only.path })}>{label}</a> : label} {add}
      </li>
    );
  }
  return (
    <li>
      <details open={files.length <= 8}>
        <summary>
          {label} <span className="number">{files.length}</span>
        </summary>
        <ul>
          {files.map((file) => (
            <FileItem key={file.path} file={file} />
          ))}
        </ul>
      </details>
      {add}
    </li>
  );
}

interface FileListProps {
  title: string;
  files: readonly IndexedFile[];
  absent?: readonly Kind[];
  /** Files below those that could be added. */
  others?: readonly IndexedFile[];
  hasLabels?: boolean;
}

function FileList({ title, files, absent = [], others = [], hasLabels = false }: FileListProps): ReactNode {
  if (files.length + absent.length + others.length === 0) return null;
  const list = (listed: readonly IndexedFile[]): ReactNode =>
    listed.map((file) => <FileItem key={file.path} file={file} hasLabel={hasLabels} />);
  return (
    <section className="list">
      <h2>{title}</h2>
      <ul className="files">
        {list(files)}
        {absent.map((kind) => (
          <AddItem key={kind.files} kind={kind} />
        ))}
        {list(others)}
      </ul>
    </section>
  );
}
