import { placeAt, startOf } from "../../model/build/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { readPlain } from "./plain-text.ts";

/** Node 20 decodes Windows-1252 as Latin-1. For the bytes on which those two differ, Windows-1254 has the characters of Windows-1252. */
const windows = new TextDecoder("windows-1254");
const utf8 = new TextEncoder();
const replacement = utf8.encode("\uFFFD");

/**
 * Reports bytes that are not UTF-8: at the first such character, or for UTF-16 at the start of the file. `decoded` is the result of
 * reading the bytes as UTF-8, with U+FFFD for invalid ones.
 */
export function findOtherEncoding(file: string, bytes: Uint8Array, decoded: string): Problem | undefined {
  const startsAsUtf16 = ["255,254", "254,255"].includes(bytes.subarray(0, 2).join());
  // In UTF-16, every other byte of English text is NUL.
  if (startsAsUtf16 || /\0[^\0]\0/.test(decoded)) return problem("file/not-utf8", startOf(file), { way: "UTF-16" });
  let at = 0;
  let read = 0;
  for (const { index } of decoded.matchAll(/\uFFFD/g)) {
    at += utf8.encode(decoded.slice(read, index)).length;
    read = index;
    if (replacement.every((byte, offset) => bytes[at + offset] === byte)) continue;
    const before = decoded.slice(0, index);
    const character = decodeWindows1252(bytes.subarray(at, at + 1));
    const [start = ""] = /[^\s\uFEFF]{0,20}$/.exec(before) ?? [];
    const [end = ""] = /^\S{0,20}/.exec(decodeWindows1252(bytes.subarray(at + 1, at + 21))) ?? [];
    const text = readPlain(before).plain;
    const place = placeAt({ file, text }, text.length, 0);
    return problem("file/not-utf8", place, { way: "Windows-1252", character, within: start + character + end });
  }
  return undefined;
}

function decodeWindows1252(bytes: Uint8Array): string {
  const decodeOne = (byte: number): string =>
    byte >= 0x80 && byte < 0xa0 ? windows.decode(Uint8Array.of(byte)) : String.fromCharCode(byte);
  return Array.from(bytes, decodeOne).join("");
}
