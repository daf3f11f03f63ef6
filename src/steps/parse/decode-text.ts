import { folderOf, type Kind } from "../../model/build/kind.ts";
import { startOf } from "../../model/build/place.ts";
import { showsText } from "../../model/text/shown-text.ts";
import { limits } from "../../model/build/limits.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import { problem, type Details, type Problem } from "../../problems/problem.ts";
import { findControls } from "./control-characters.ts";
import { findOtherEncoding } from "./encodings.ts";
import { readPlain } from "./plain-text.ts";

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Decodes a content file as UTF-8, and returns its plain text. Returns no text if the file is empty or not text, and both text and
 * problems if only some characters are wrong.
 */
export function decodeText(
  { path: file, bytes = new Uint8Array(), size = bytes.length, unread }: SiteFile,
  kind: Kind,
): { text?: string; problems: Problem[] } {
  if (unread !== undefined)
    return { problems: [problem("file/unreadable", startOf(file), { way: "content", reason: unread })] };
  if (size > limits.bytes) {
    const details = { way: "file", kilobytes: Math.ceil(size / 1024), limit: limits.bytes / 1024 } as const;
    return { problems: [problem("file/too-large", startOf(file), details)] };
  }
  const decoded = utf8.decode(bytes);
  const other = findOtherEncoding(file, bytes, decoded);
  if (other !== undefined) return { problems: [other] };
  const text = readPlain(decoded).plain;
  if (!showsText(text)) return { problems: [problem("file/empty", startOf(file), describeEmpty(kind))] };
  return { text, problems: findControls(file, text) };
}

/** Says what an empty file is for, and its name if it may be left out. */
function describeEmpty(kind: Kind): Details<"file/empty"> {
  const { files, purpose, needed } = kind;
  if (folderOf(kind) !== undefined) return { way: "page" };
  return needed === undefined ? { way: "optional", purpose, name: files } : { way: "needed", purpose };
}
