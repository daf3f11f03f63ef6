import { readFileSync } from "node:fs";
import { contentFiles, neededFiles } from "../model/content-files.ts";
import { startOf } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";
import { findControls } from "./control-characters.ts";

const limitInKilobytes = 256;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a content file as UTF-8, without byte order mark and with `\n` line ends; a problem where it is not text or is empty. With
 * problems inside the text there is both.
 */
export function readText(source: string, file: string): { text?: string; problems: Problem[] } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(source);
  } catch (error) {
    return { problems: [problem("file/unreadable", startOf(file), { reason: reasonOf(error) })] };
  }
  if (bytes.length > limitInKilobytes * 1024) {
    const details = { kilobytes: Math.ceil(bytes.length / 1024), limit: limitInKilobytes };
    return { problems: [problem("file/too-large", startOf(file), details)] };
  }
  let text: string;
  try {
    text = utf8.decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return { problems: [problem("file/not-utf8", startOf(file), undefined)] };
  }
  // UTF-16, in which every other byte is NUL.
  if (/\0[^\0]\0/.test(text)) return { problems: [problem("file/not-utf8", startOf(file), undefined)] };
  if (text.trim() === "") return { problems: [problem("file/empty", startOf(file), purposeOf(file))] };
  return { text, problems: findControls(file, text) };
}

/** What a file with a fixed name is for; undefined for a service. */
function purposeOf(file: string): { purpose: string | undefined; isOptional: boolean } {
  const name = file.slice("site/".length);
  const found = Object.entries(contentFiles).find(([each]) => each === name);
  return { purpose: found?.[1], isOptional: found !== undefined && !Object.hasOwn(neededFiles, name) };
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
  return code === "EACCES" || code === "EPERM" ? "you have no permission to read it" : code;
}
