import { readWritten } from "../change/read-written.ts";
import { labelOfFile } from "../labels/label-of.ts";
import { folderOf, kindOf, schemaNameOf, type Kind } from "../../model/build/kind.ts";
import { slugOf } from "../../model/build/page-paths.ts";
import { valueAt } from "../../model/build/source.ts";
import { folderOfLanguage } from "../../model/build/translation.ts";
import { partOf } from "../../model/build/walk-fields.ts";
import type { App, ReadFile } from "./app-context.ts";

/** Makes a function that reads content files, and remembers the last text of each. */
export function createReader(kinds: readonly Kind[]): (path: string, text: string | undefined) => ReadFile | undefined {
  const known = new Map<string, { text: string; read: ReadFile | undefined }>();
  return (path, text) => {
    const kind = kindOf(kinds, path);
    if (text === undefined || kind === undefined) return undefined;
    const before = known.get(path);
    if (before?.text === text) return before.read;
    const read = readFile(kind, path, text);
    known.set(path, { text, read });
    return read;
  };
}

/** Reads a text of a content file; undefined if it has mistakes. */
export function readFile(kind: Kind, path: string, stored: string | undefined): ReadFile | undefined {
  const written = stored === undefined ? undefined : readWritten(path, stored);
  if (written === undefined) return undefined;
  const { data, body, text, bodyOffset = text.length } = written;
  return { path, kind, data, body, text, bodyOffset, hasBody: written.bodyOffset !== undefined };
}

/**
 * Returns what forms call a file: the label of a fixed file, or the title of an entry. An entry without a title, of a kind that needs none,
 * is called as the practice.
 */
export function titleOfFile(
  path: string,
  kind: Kind,
  { data, labels, state }: { data: unknown } & Pick<App, "labels" | "state">,
): string {
  const language = folderOfLanguage(path);
  const practice = needsTitle(kind) ? "" : state.judged.judgment.practice.name;
  const title =
    folderOf(kind) === undefined
      ? labelOfFile(kind, labels)
      : (ownTitle(kind, data) ?? (practice || wordsInSlug(slugOf(path))));
  return language === undefined
    ? title
    : `${title} (${new Intl.DisplayNames([language], { type: "language" }).of(language)!})`;
}

/** Whether each file of a kind has a title of its own. */
export const needsTitle = ({ schema, draft }: Kind): boolean =>
  partOf(schema).keys.get(draft?.titleKey ?? "")?.isOptional !== true;

/** Makes words of the name of a file: `new-port` is "New Port". */
const wordsInSlug = (slug: string): string =>
  slug.replaceAll("-", " ").replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());

function ownTitle({ draft }: Kind, data: unknown): string | undefined {
  const title = draft && valueAt(data, [draft.titleKey]);
  return typeof title === "string" && title.trim() !== "" ? title : undefined;
}

export const kindNamed = (kinds: readonly Kind[], name: string): Kind | undefined =>
  kinds.find((kind) => schemaNameOf(kind) === name);
