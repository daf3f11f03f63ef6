import { readFileSync } from "node:fs";
import { composeAccents } from "../../model/compose-accents.ts";
import { codeOf } from "../../ground/error-code.ts";
import { folderOf, type Kind } from "../../model/kind.ts";
import { startOf } from "../../model/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { findControls } from "./control-characters.ts";
import { findOtherEncoding } from "./encodings.ts";

const limitInKilobytes = 256;

/**
 * Reads a content file as UTF-8, without byte order mark, with `\n` line ends, and with accents joined to their letters. Returns no text if the file is empty or not text, and
 * both text and problems if only some characters are wrong.
 */
export function readText(source: string, file: string, kind: Kind): { text?: string; problems: Problem[] } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(source);
  } catch (error) {
    return { problems: [problem("file/unreadable", startOf(file), { reason: reasonUnread(error) })] };
  }
  if (bytes.length > limitInKilobytes * 1024) {
    const details = { kilobytes: Math.ceil(bytes.length / 1024), limit: limitInKilobytes };
    return { problems: [problem("file/too-large", startOf(file), details)] };
  }
  const decoded = bytes.toString();
  const other = findOtherEncoding(file, bytes, decoded);
  if (other !== undefined) return { problems: [other] };
  const text = composeAccents(decoded.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  if (text.trim() === "") return { problems: [problem("file/empty", startOf(file), describeEmpty(kind))] };
  return { text, problems: findControls(file, text) };
}

/** Says what an empty file is for, and its name if it may be left out. */
function describeEmpty(kind: Kind): { purpose: string | undefined; name?: string | undefined } {
  const { files, purpose, needed } = kind;
  if (folderOf(kind) !== undefined) return { purpose: undefined };
  return { purpose, name: needed === undefined ? files : undefined };
}

export function reasonUnread(error: unknown): string {
  const code = codeOf(error) || "unknown reason";
  return code === "EACCES" || code === "EPERM" ? "you have no permission to read it" : code;
}
