import path from "node:path";
import { contentHash } from "../../lib/disk/hashed-path.ts";
import { readRegularFile } from "../../lib/disk/read-regular-file.ts";
import { codeOf } from "../../lib/error-code.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import type { OpenedFile } from "../form/backend.ts";

/** Digits of a file's state in the forms, which is the hash of its bytes. */
const stateDigits = 20;

/** Returns what forms know as the state of a file; undefined for one that is not there. */
export const hashIfThere = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && contentHash(bytes, stateDigits);

/** Returns the bytes of a file of the practice; undefined if it is not there. */
function readIfThere(root: string, file: string): Buffer | undefined {
  try {
    return readRegularFile(path.join(root, file)).bytes;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** Whether a file of the practice has exactly a text, or is not there if that is undefined. */
export function isTextNow(root: string, file: string, text: string | undefined): boolean {
  const bytes = readIfThere(root, file);
  return text === undefined ? bytes === undefined : bytes?.equals(Buffer.from(text)) === true;
}

/** Makes of a file what forms get of it. */
export function openFile({ bytes, absolutePath: _place, state, ...file }: SiteFile): OpenedFile {
  if (!file.path.startsWith("site/")) return { ...file, ...(state !== undefined && { state }) };
  if (bytes === undefined) return file;
  const text = decodeIfText(bytes);
  return { ...file, state: contentHash(bytes, stateDigits), ...(text !== undefined && { text }) };
}

/** Returns a text with its byte order mark, so that it can be written as it was; undefined if it is not UTF-8. */
export function decodeIfText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
