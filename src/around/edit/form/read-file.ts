import { readWritten } from "../change/read-written.ts";
import { LineEnds } from "../change/splice.ts";
import { labelOfFile, type Labels } from "../labels/label-of.ts";
import { folderOf, kindOf, schemaNameOf, type Kind } from "../../../model/kind.ts";
import { slugOf } from "../../../model/page-paths.ts";
import { valueAt } from "../../../model/source.ts";
import { splitLanguage } from "../../../model/translation.ts";
import type { ReadFile } from "./app-context.ts";

/** Makes a function that reads content files, each text once. */
export function createReader(kinds: readonly Kind[]): (path: string, text: string | undefined) => ReadFile | undefined {
  const known = new Map<string, { text: string; read: ReadFile | undefined }>();
  return (path, text) => {
    const kind = kindOf(kinds, path);
    if (text === undefined || kind === undefined) return undefined;
    const before = known.get(path);
    if (before?.text === text) return before.read;
    const written = readWritten(path, new LineEnds(text).plain);
    const read = written && {
      ...{ path, kind, data: written.data, body: written.body, text: written.text },
      ...{ bodyOffset: written.bodyOffset ?? written.text.length, hasBody: written.bodyOffset !== undefined },
    };
    known.set(path, { text, read });
    return read;
  };
}

/** The folder of a file's language, if that is not the site's first. */
export const folderOfLanguage = (path: string): string | undefined => splitLanguage(path.replace(/^site\//, "")).folder;

/** Returns what forms call a file: the title that an entry has, or the label of a fixed file. */
export function titleOfFile(path: string, kind: Kind, { data, labels }: { data: unknown; labels: Labels }): string {
  const language = folderOfLanguage(path);
  const own = folderOf(kind) === undefined ? undefined : ownTitle(kind, data);
  const title = own ?? (folderOf(kind) === undefined ? labelOfFile(kind, labels) : wordsInSlug(slugOf(path)));
  return language === undefined ? title : `${title} (${language})`;
}

/** Makes words of the name of a file: `new-port` is "New Port". */
const wordsInSlug = (slug: string): string =>
  slug.replaceAll("-", " ").replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());

function ownTitle({ draft }: Kind, data: unknown): string | undefined {
  const title = draft && valueAt(data, [draft.titleKey]);
  return typeof title === "string" && title.trim() !== "" ? title : undefined;
}

export const kindNamed = (kinds: readonly Kind[], name: string): Kind | undefined =>
  kinds.find((kind) => schemaNameOf(kind) === name);
