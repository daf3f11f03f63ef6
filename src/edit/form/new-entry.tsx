import { useEffect, useState, type SubmitEvent, type ReactNode } from "react";
import { labelOfKey, labelOfNew } from "../labels/label-of.ts";
import { writeYaml } from "../../lib/write-yaml.ts";
import { folderOf, type Kind } from "../../model/build/kind.ts";
import { fitsAddress, makeSlug } from "../../model/build/page-paths.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { useApp, type App } from "./app-context.ts";
import { kindNamed } from "./read-file.ts";
import { goOnTo } from "./route.ts";

/** The day here, as content has it: 2026-11-30. */
const dayHere = (): string => new Intl.DateTimeFormat("sv-SE").format(new Date());

interface NewContentProps {
  kindName: string;
  /** Shows the form of the new file. */
  onDone: (path: string) => void;
}

/** Begins a new entry of a folder, or the only file of a kind. */
export function NewContent({ kindName, onDone }: NewContentProps): ReactNode {
  const { kinds } = useApp();
  const kind = kindNamed(kinds, kindName);
  if (kind === undefined) return null;
  return folderOf(kind) === undefined ? <NewFile kind={kind} /> : <EntryTitle {...{ kind, onDone }} />;
}

/** Nobody needs to name the only file of a kind. */
function NewFile({ kind }: { kind: Kind }): ReactNode {
  const { session } = useApp();
  useEffect(() => {
    const { path, text } = beginFile(kind);
    if (session.textOf(path) === undefined) session.write(path, text);
    goOnTo({ page: "file", path });
  }, [kind, session]);
  return null;
}

function EntryTitle({ kind, onDone }: Pick<NewContentProps, "onDone"> & { kind: Kind }): ReactNode {
  const app = useApp();
  const { labels, words, session } = app;
  const [title, setTitle] = useState("");
  const [fault, setFault] = useState<string>();
  if (kind.draft === undefined) return null;
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!/[\p{L}\p{N}]/u.test(title)) {
      setFault(words.noName);
      return;
    }
    const isTaken = (path: string): boolean => session.textOf(path) !== undefined;
    const { path, text } = beginEntry(kind, title.trim(), { isTaken, country: countryOfFirst(kind, app) });
    if (isTaken(path)) {
      setFault(words.taken);
      return;
    }
    session.write(path, text);
    onDone(path);
  };
  return (
    <form className="page narrow" onSubmit={begin} noValidate>
      <h1 tabIndex={-1}>{labelOfNew(kind, labels)}</h1>
      <div className="field">
        <label htmlFor="new-title">{labelOfKey(kind, [kind.draft.titleKey], labels)}</label>
        <p className="hint" id="new-hint">
          {words.newHint}
        </p>
        <TitleInput {...{ title, setTitle, fault }} />
      </div>
      <p className="buttons">
        <button className="main">{words.create}</button>
        <a className="button" href="#/">
          {words.cancel}
        </a>
      </p>
    </form>
  );
}

interface TitleProps {
  title: string;
  setTitle: (title: string) => void;
  fault: string | undefined;
}

function TitleInput({ title, setTitle, fault }: TitleProps): ReactNode {
  return (
    <>
      <input
        id="new-title"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        aria-describedby={fault === undefined ? "new-hint" : "new-fault new-hint"}
        aria-invalid={fault !== undefined}
        autoComplete="off"
      />
      {fault !== undefined && (
        <p className="problem error" id="new-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** The country of the first entry of a kind; undefined if it has no address. */
function countryOfFirst(kind: Kind, { state, read }: App): unknown {
  const first = state.opened.files.find(({ path }) => path.startsWith(`site/${folderOf(kind)!}/`));
  return groupAt(first && read(first.path)?.data, ["address"]).country;
}

interface Beginning {
  isTaken: (path: string) => boolean;
  /** The country of the first office, if the entry is another one. */
  country: unknown;
}

/** Makes the path and the text of a new entry from its title. A file whose title is in another script is named by a number. */
function beginEntry(kind: Kind, title: string, { isTaken, country }: Beginning): { path: string; text: string } {
  const { name, titleKey, readName, dayKey } = kind.draft!;
  const { slug, values } = readName?.(title) ?? { slug: makeSlug(title), values: { [titleKey]: title } };
  const place = country === undefined ? {} : { address: { country } };
  const keys = { ...values, ...(dayKey !== undefined && { [dayKey]: dayHere() }), ...place };
  const pathOf = (file: string): string => `site/${folderOf(kind)!}/${file}.md`;
  let nth = 1;
  while (isTaken(pathOf(`${name}-${nth}`))) nth++;
  const path = pathOf(fitsAddress(title) ? slug : `${name}-${nth}`);
  return { path, text: ["---", ...writeYaml(keys), "---", ""].join("\n") };
}

/** Makes the path and the text of the only file of a kind, without any key. */
function beginFile({ files }: Kind): { path: string; text: string } {
  return { path: `site/${files}`, text: files.endsWith(".md") ? "---\n---\n" : "" };
}
