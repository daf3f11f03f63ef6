import { expect, test } from "vitest";
import { service } from "../../../src/kinds/service.ts";
import { decodeText } from "../../../src/steps/parse/decode-text.ts";
import { readMarkdown } from "../../../src/steps/parse/front-matter.ts";
import { position } from "../../support/read-source.ts";

const utf8 = new TextEncoder();

const readBytes = (bytes: string | Uint8Array): ReturnType<typeof decodeText> =>
  decodeText({ path: "site/file.md", bytes: typeof bytes === "string" ? utf8.encode(bytes) : bytes }, service);

test("a byte order mark is not part of the text", () => {
  expect(readBytes("\uFEFFhint: x\n")).toMatchObject({ text: "hint: x\n", problems: [] });
});

test("line ends of every system become one", () => {
  expect(readBytes("a\r\nb\rc\n").text).toBe("a\nb\nc\n");
});

test("a Markdown file saved on Windows has the same data and places", () => {
  const { text } = readBytes("\uFEFF---\r\nmainTitleText: Polishing\r\ntitle: Smooth\r\n---\r\n## Before\r\n");
  const { source } = readMarkdown("site/file.md", text!);
  expect(source).toMatchObject({ data: { mainTitleText: "Polishing", title: "Smooth" }, body: "## Before\n" });
  expect(position(source!.placeOfValue(["title"]))).toBe("3:8");
});

test.for([
  ["nothing", ""],
  ["spaces and line ends", " \n\t\r\n"],
  ["a byte order mark alone", "\uFEFF"],
] as const)("a file of %s is empty", ([, bytes]) => {
  expect(readBytes(bytes).problems.map(({ code }) => code)).toEqual(["file/empty"]);
});

test.for([
  ["Latin-1", Buffer.from("Café\n", "latin1")],
  ["UTF-16", Buffer.from("\uFEFFCafe\n", "utf16le")],
  ["UTF-16 without its mark", Buffer.from("Cafe\n", "utf16le")],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["half a letter", Buffer.from([0x61, 0xe2, 0x82])],
  ["a surrogate", Buffer.from([0xed, 0xa0, 0x80])],
] as const)("%s is not UTF-8", ([, bytes]) => {
  expect(readBytes(bytes).problems.map(({ code }) => code)).toEqual(["file/not-utf8"]);
});

test.for([
  ["an accent", "hint: x\nname: Caf\xe9 Ole\n", '2:10 "é" in "Café"'],
  ["a curly quote of Word", "hint: x\r\n\r\nIt\x92s open\r\n", '3:3 "’" in "It’s"'],
  ["a dash after letters that are UTF-8", "Z\xc3\xa4hne \x96 yes\n", '1:7 "–" in "–"'],
  ["a replacement character that is meant", "\xef\xbf\xbd \xf1a\n", '1:3 "ñ" in "ña"'],
] as const)("the first character of Windows-1252 is reported with its place: %s", ([, text, expected]) => {
  const [found] = readBytes(Buffer.from(text, "latin1")).problems;
  const [, words] = /probably (".*"), saved/.exec(found!.message)!;
  expect(`${found!.place.line}:${found!.place.column} ${words}`).toBe(expected);
});

test("a replacement character of UTF-8 is kept", () => {
  expect(readBytes("a\uFFFDb\n")).toMatchObject({ text: "a\uFFFDb\n", problems: [] });
});

test("UTF-16 is recognized, and the problem names no character", () => {
  for (const text of ["\uFEFFCafe\n", "Cafe\n"]) {
    const [found] = readBytes(Buffer.from(text, "utf16le")).problems;
    expect(found!.message).toContain("UTF-16");
    expect(found!.remedy).not.toContain("1252");
  }
});

test("letters outside ASCII are kept", () => {
  expect(readBytes("Zähne 🦷\n").text).toBe("Zähne 🦷\n");
});

test.for([
  ["a\u0000b", ["1:2 U+0000"]],
  ["a\nb\u001B[2J\u0007", ["2:2 U+001B", "2:6 U+0007"]],
  ["a\u000Bb\fc\u007F\u0085", ["1:2 U+000B", "1:4 U+000C", "1:6 U+007F", "1:7 U+0085"]],
  ["&#0; &#027 &#x1B; &#X07;", ["1:1 U+0000", "1:6 U+001B", "1:12 U+001B", "1:19 U+0007"]],
] as const)("control characters in %j are named, each at its place", ([bytes, expected]) => {
  const { text, problems } = readBytes(bytes);
  expect(text).toBe(bytes);
  expect(problems.map(({ code }) => code)).toEqual(expected.map(() => "file/control-character"));
  expect(problems.map(({ place, message }) => `${position(place)} ${/U\+\w+/.exec(message)![0]}`)).toEqual(expected);
});

test("tabs, numbers of other characters and letters of every script are not control characters", () => {
  const text = "a\tb\n&#9; &#10; &#13; &#xA; &#x1b2; &#146; &#270; &#x1F9B7; #27; \u00A0é\u200D🦷";
  expect(readBytes(text)).toEqual({ text, problems: [] });
});

test("a file may be 256 KB and not a byte more", () => {
  expect(readBytes("x".repeat(256 * 1024)).problems).toEqual([]);
  expect(readBytes("x".repeat(256 * 1024 + 1)).problems.map(({ code }) => code)).toEqual(["file/too-large"]);
});

test("a file that was too large to be read, or could not be, is a problem", () => {
  const codesOf = (file: object): string[] =>
    decodeText({ path: "site/x.md", ...file }, service).problems.map(({ code }) => code);
  expect(codesOf({ size: 256 * 1024 + 1 })).toEqual(["file/too-large"]);
  expect(codesOf({ unread: "EISDIR" })).toEqual(["file/unreadable"]);
});
