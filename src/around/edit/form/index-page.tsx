import { useEffect, useState, type ReactNode } from "react";
import { labelOfFile, labelOfNew } from "../labels/label-of.ts";
import { folderOf, kindOf, schemaNameOf, type Kind } from "../../../model/kind.ts";
import { isError, type Problem } from "../../../problems/problem.ts";
import { folderOfLanguage } from "../../../model/translation.ts";
import { fillWord } from "../../../model/words.ts";
import { useApp, type App } from "./app-context.ts";
import { ProblemLink } from "./problem-text.tsx";
import { kindNamed, titleOfFile } from "./read-file.ts";
import { addressOfView } from "./route.ts";

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
  const { judged, opened } = app.state;
  // What was judged last may be a text that a form has and that is not saved.
  useEffect(() => session.judgeSoon(undefined, 0), [session]);
  const [search, setSearch] = useState("");
  const files = indexFiles(app);
  const wanted = search.trim().toLowerCase();
  const found = files.filter(
    ({ title, path, kind }) =>
      title.toLowerCase().includes(wanted) ||
      labelOfFile(kind, app.labels).toLowerCase().includes(wanted) ||
      (session.textOf(path) ?? "").toLowerCase().includes(wanted),
  );
  const typed = files.filter(({ isTyped }) => isTyped);
  const absent = listAbsent(app, files);
  const offered = absent.filter((kind) => wordsOfAdding(kind, app).toLowerCase().includes(wanted));
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
          <ToDo problems={joinProblems(judged.path === undefined ? judged.judgment.problems : [], opened.problems)} />
          <FileList title={words.notSaved} files={typed} />
          <FileGroups files={files} absent={absent} />
        </>
      ) : (
        <>
          <p role="status" className="said">
            {found.length + offered.length === 0 ? words.nothingFound : found.length + offered.length}
          </p>
          <FileList title={words.search} files={found} absent={offered} />
        </>
      )}
    </div>
  );
}

/** Joins what was found in the texts just now and what the last build has found, each once. */
function joinProblems(now: readonly Problem[], before: readonly Problem[]): Problem[] {
  const keys = new Set(now.map(({ code, place }) => JSON.stringify([code, place])));
  return [...now, ...before.filter(({ code, place }) => !keys.has(JSON.stringify([code, place])))];
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

const wordsOfAdding = (kind: Kind, { words, labels }: App): string =>
  fillWord(words.addFile, { what: labelOfFile(kind, labels) });

function AddItem({ kind }: { kind: Kind }): ReactNode {
  return (
    <li>
      <a className="absent" href={addressOfView({ page: "new", kind: schemaNameOf(kind) })}>
        {wordsOfAdding(kind, useApp())}
      </a>
    </li>
  );
}

const mostShown = 5;

function ToDo({ problems }: { problems: readonly Problem[] }): ReactNode {
  const { words } = useApp();
  // Mistakes come first, then made-up values and translations to read, then the rest.
  const first = ["sample/", "translation/"];
  const rankOf = (problem: Problem): number => {
    const rank = first.findIndex((start) => problem.code.startsWith(start));
    return isError(problem) ? -1 : rank === -1 ? first.length : rank;
  };
  const sorted = [...problems].sort((a, b) => rankOf(a) - rankOf(b));
  if (sorted.length === 0) return null;
  const link = (problem: Problem, index: number): ReactNode => (
    <li key={index}>
      <ProblemLink problem={problem} />
    </li>
  );
  return (
    <section className="list">
      <h2>{words.todo}</h2>
      <ul>{sorted.slice(0, mostShown).map(link)}</ul>
      {sorted.length > mostShown && (
        <details>
          <summary>{fillWord(words.more, { count: String(sorted.length - mostShown) })}</summary>
          <ul>{sorted.slice(mostShown).map(link)}</ul>
        </details>
      )}
    </section>
  );
}

/** All files by what they are about. The labels say which kinds belong together. */
function FileGroups({ files, absent }: { files: readonly IndexedFile[]; absent: readonly Kind[] }): ReactNode {
  const { kinds, labels, words } = useApp();
  const named = Object.entries(labels.groups);
  const inGroups = new Set(named.flatMap(([, names]) => names));
  const rest = kinds.map(schemaNameOf).filter((name) => !inGroups.has(name));
  return (
    <div className="groups">
      {[...named, [words.otherFiles, rest] as const].map(([title, names]) => {
        const items = names.flatMap((name) => {
          const kind = kindNamed(kinds, name);
          const inKind = files.filter((file) => file.kind === kind && folderOfLanguage(file.path) === undefined);
          if (kind !== undefined && absent.includes(kind)) return [<AddItem key={name} kind={kind} />];
          return kind === undefined || folderOf(kind) === undefined
            ? inKind.map((file) => <FileItem key={file.path} file={file} />)
            : [<FolderItem key={kind.files} kind={kind} files={inKind} />];
        });
        return (
          items.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <ul>{items}</ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function FileItem({ file: { path, title, isTyped } }: { file: IndexedFile }): ReactNode {
  const { words } = useApp();
  return (
    <li>
      <a href={addressOfView({ page: "file", path })}>{title}</a>
      {isTyped && <span className="draft"> {words.draft}</span>}
    </li>
  );
}

/** The entries of a folder: none or a single one by the label of its kind, several below that. */
function FolderItem({ kind, files }: { kind: Kind; files: readonly IndexedFile[] }): ReactNode {
  const { labels } = useApp();
  const label = labelOfFile(kind, labels);
  const [only, ...others] = files;
  const add = kind.draft && (
    <a className="new" href={addressOfView({ page: "new", kind: schemaNameOf(kind) })}>
      {labelOfNew(kind, labels)}
    </a>
  );
  if (only !== undefined && others.length === 0) {
    return (
      <li>
        <a href={addressOfView({ page: "file", path: only.path })}>{label}</a> {add}
      </li>
    );
  }
  if (only === undefined) {
    return (
      <li>
        {label} {add}
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
}

function FileList({ title, files, absent = [] }: FileListProps): ReactNode {
  if (files.length + absent.length === 0) return null;
  return (
    <section className="list">
      <h2>{title}</h2>
      <ul className="files">
        {files.map((file) => (
          <FileItem key={file.path} file={file} />
        ))}
        {absent.map((kind) => (
          <AddItem key={kind.files} kind={kind} />
        ))}
      </ul>
    </section>
  );
}
