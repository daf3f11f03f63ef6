import { deflateSync } from "node:zlib";
import type { Change, FuzzInput } from "./input.ts";
import { markdownFiles, quote, siteTexts, splitFile, withIntroduction } from "./site-texts.ts";

/*
 * Known causes of crashes in such programs, one at a time, as large as a content file may be.
 */

/** Just below the 256 KB limit of a content file. `npm test` uses less. */
const wholeRoom = 250_000;
let room = wholeRoom;
const fill = (text: string, bytes = room): string => text.repeat(Math.floor(bytes / text.length));
const nest = (open: string, middle: string, close: string, bytes = room): string => {
  const times = Math.floor(bytes / (open.length + close.length));
  return open.repeat(times) + middle + close.repeat(times);
};

const service = "site/services/sealants.md";
const body = (text: string): Change => ({ path: service, text: splitFile(service).head + text });
const field = (html: string): Change => ({ path: "site/services/cleanings.md", text: withIntroduction(html) });
const yaml = (text: string): Change => ({ path: "site/error.yaml", text });
const claims = (text: string): Change => ({ path: "site/claims.yaml", text });
const value = (text: string): Change =>
  yaml(siteTexts.get("site/error.yaml")!.replace("The page may have moved.", () => text));
const drawing = (inside: string, root = "viewBox='0 0 8 6'"): Change => ({
  path: "assets/pictures/doctor.svg",
  text: `<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' ${root}>${inside}</svg>`,
});
const banner = (name: string): Change => ({
  path: "site/practice.yaml",
  text: siteTexts.get("site/practice.yaml")!.replace("banner: pictures/office.webp", `banner: ${name}`),
});

const aliases = (times: number, levels: number): string => {
  const lines = [`a0: &a0 [${Array.from({ length: times }, () => "x").join(", ")}]`];
  for (let level = 1; level < levels; level++) {
    lines.push(`a${level}: &a${level} [${Array.from({ length: times }, () => `*a${level - 1}`).join(", ")}]`);
  }
  return `${lines.join("\n")}\n`;
};

const useBomb = (levels: number): string =>
  Array.from({ length: levels }, (_, level) => {
    const inside = level === 0 ? "<path d='M0 0h1v1z'/>" : `<use xlink:href='#u${level - 1}'/>`.repeat(10);
    return `<g id='u${level}'>${inside}</g>`;
  }).join("");

/** Makes a PNG of any size with little content, and with given chunks before its pixels. */
function png(width: number, height: number, chunks: readonly Buffer[] = [], pixels = Buffer.alloc(0)): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk("IDAT", deflateSync(pixels));
  return Buffer.concat([signature, chunk("IHDR", header), ...chunks, data, chunk("IEND", Buffer.alloc(0))]).toString(
    "base64",
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** PNG's checksum (ISO 3309). Not every supported version of Node has one. */
export function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const photograph = (bytes: string): Change[] => [
  { path: "assets/pictures/x.png", bytes },
  { path: service, text: siteTexts.get(service)!.replace("pictures/office.webp", "pictures/x.png") },
];

/** 200 MB of zeros, deflated. */
const packedZeros = deflateSync(Buffer.alloc(200_000_000));

const listNasties = (): Readonly<Record<string, Change | readonly Change[]>> => ({
  "an alias bomb": claims(aliases(10, 10)),
  "an alias bomb below its limit": claims(aliases(9, 3)),
  "an alias of itself": claims("a: &a\n  b: *a\n"),
  "YAML brackets without end": value(fill("[")),
  "YAML brackets inside each other": value(nest("[", "x", "]")),
  "YAML maps inside each other": value(nest("{a: ", "x", "}")),
  "YAML lists inside each other": value(`\n  ${fill("- ")}x`),
  "YAML lists a hundred deep": value(`\n  ${"- ".repeat(100)}x`),
  "YAML keys without end": yaml(Array.from({ length: room / 12 }, (_, index) => `key${index}: x`).join("\n")),
  "YAML keys twice": yaml(Array.from({ length: room / 41 }, (_, index) => `key${index}: x\nkey${index}: y`).join("\n")),
  "YAML comments in values": yaml(fill("a: b #c\n")),
  "YAML with a text of 250 KB": value(quote(fill("word "))),
  "YAML with a word of 250 KB": value(fill("w")),
  "YAML with spaces only": value(fill(" ")),
  "YAML with a quote left open": value(`"${fill("x\n")}`),
  "YAML with anchors": yaml(fill("&a ")),
  "YAML with tags": yaml(fill("!a ")),
  "YAML with tabs": yaml(fill("\t")),
  "YAML with documents": yaml(fill("---\n")),
  "YAML with bytes of controls": yaml("hint: \u0001\u0002\n"),
  "YAML with an own prototype": [
    yaml("__proto__:\n  hint: x\nconstructor: y\ntoString: z\n"),
    claims("__proto__:\n  figure: x\n"),
  ],
  "an own prototype in every file": [...siteTexts].map(([path, text]): Change => ({
    path,
    text: path.endsWith(".md")
      ? text.replace("---\n", "---\n__proto__: { mainTitleText: x }\n")
      : `__proto__: { a: 1 }\n${text}`,
  })),
  "a claim named by the prototype": {
    path: "site/home.yaml",
    text: siteTexts.get("site/home.yaml")!.replace("claim: calmVisits", "claim: __proto__"),
  },
  "a claim as long as the file": [
    {
      path: "site/home.yaml",
      text: siteTexts.get("site/home.yaml")!.replace("claim: calmVisits", `claim: ${fill("ab", 0.96 * room)}`),
    },
    claims(siteTexts.get("site/claims.yaml")!.replace("calmVisits", fill("ba", 0.96 * room))),
  ],
  "a menu of a thousand dead links": {
    path: "site/navigation.yaml",
    text: siteTexts
      .get("site/navigation.yaml")!
      .replace("footer:", `${"  - label: x\n    href: /servicess/cleanings\n".repeat(1000)}footer:`),
  },
  "a menu of a thousand links": {
    path: "site/navigation.yaml",
    text: siteTexts
      .get("site/navigation.yaml")!
      .replace("footer:", `${"  - label: x\n    href: /services/cleanings\n".repeat(1000)}footer:`),
  },
  "a file of a megabyte": value(fill("x", 1_000_000)),
  "a line end of every kind": [...siteTexts].map(([path, text]): Change => ({
    path,
    text: text.replaceAll("\n", path.length % 2 ? "\r" : "\r\n"),
  })),
  "a byte order mark everywhere": [...siteTexts].map(([path, text]): Change => ({ path, text: `\uFEFF${text}` })),
  "UTF-16": [...siteTexts].map(([path, text]): Change => ({
    path,
    bytes: Buffer.from(`\uFEFF${text}`, "utf16le").toString("base64"),
  })),
  "NUL in every file": [...siteTexts].map(([path, text]): Change => ({ path, text: `${text}\u0000` })),
  "front matter without end": { path: service, text: `---\n${fill("a: b\n")}` },
  "front matter of fences": { path: service, text: fill("---\n") },
  "front matter as JavaScript": markdownFiles.map((path): Change => ({
    path,
    text: `---js\n{ mainTitleText: process.exit(70) }\n---\n`,
  })),
  "Markdown quotations": body(fill(">")),
  "Markdown quotations a thousand deep": body(`${"> ".repeat(1000)}x`),
  "Markdown lists": body(fill("- ")),
  "Markdown lists a thousand deep": body(`${"- ".repeat(1000)}x`),
  "Markdown lists and quotations": body(fill("> - ")),
  "Markdown steps to the right": body(Array.from({ length: 600 }, (_, index) => `${"  ".repeat(index)}- a`).join("\n")),
  "Markdown brackets": body(fill("[")),
  "Markdown closing brackets": body(fill("]")),
  "Markdown links in each other": body(nest("[", "x", "](/)")),
  "Markdown pictures in each other": body(nest("![", "x", "](/)")),
  "Markdown parentheses": body(`[x](${fill("(")}`),
  "Markdown angle brackets": body(fill("<")),
  "Markdown tags left open": body(fill("<b ")),
  "Markdown tags": body(fill("<b>")),
  "Markdown unknown tags": body(fill("<x>")),
  "Markdown tags in each other": body(nest("<b>", "x", "</b>")),
  "Markdown tags in each other as a block": body(nest("<p><b>", "x", "</b></p>")),
  "Markdown end tags": body(fill("</b>")),
  "Markdown comments left open": body(fill("<!--")),
  "Markdown instructions left open": body(fill("<?")),
  "Markdown emphasis": body(fill("*")),
  "Markdown emphasis and words": body(fill("*a ")),
  "Markdown strong and emphasis": body(fill("**a *b ")),
  "Markdown underlines": body(fill("_a__b")),
  "Markdown strokes": body(fill("~a ~~b")),
  "Markdown backquotes": body(fill("`")),
  "Markdown backquotes of every length": body(Array.from({ length: 690 }, (_, index) => "`".repeat(index)).join(" ")),
  "Markdown backslashes": body(fill("\\")),
  "Markdown entities": body(fill("&")),
  "Markdown tables": body(fill("|")),
  "Markdown table rows": body(`|a|\n|-|\n${fill("|x|\n")}`),
  "Markdown table columns": body(
    `${fill("|a", 0.32 * room)}|\n${fill("|-", 0.32 * room)}|\n${fill("|x", 0.32 * room)}|`,
  ),
  "Markdown headings": body(fill("## a\n\n")),
  "Markdown heading marks": body(fill("#")),
  "Markdown rules": body(fill("***\n")),
  "Markdown line ends": body(fill("\n")),
  "Markdown lines of spaces": body(fill(" \n")),
  "Markdown spaces": body(fill(" ")),
  "Markdown hard breaks": body(fill("a  \n")),
  "Markdown definitions": body(fill("[a]: b\n")),
  "Markdown links to definitions": body(`${fill("[a] ", 0.96 * room)}\n\n[a]: /services/cleanings`),
  "Markdown dead links": body(fill("[a](/x) ")),
  "Markdown wrong links": body(fill("[a](b:) ")),
  "Markdown links": body(fill("[a](/services/cleanings) ")),
  "Markdown pictures": body(fill("![a](pictures/office.webp) ")),
  "Markdown missing pictures": body(fill("![a](x.png)")),
  "Markdown addresses": body(fill("https://a.example/ ")),
  "Markdown one long address": body(`https://${fill("a.")}`),
  "Markdown mail addresses": body(fill("a@b.example ")),
  "Markdown one long mail address": body(fill("a.b-c_")),
  "Markdown at signs": body(fill("a@")),
  "Markdown tasks": body(fill("- [ ] a\n")),
  "Markdown fences": body(fill("```\n")),
  "Markdown fences of tildes": body(fill("~~~a\n")),
  "Markdown setext": body(fill("a\n=")),
  "Markdown in one line": body(fill("word ")),
  "Markdown combining characters": body(`a${fill("\u0301", 0.48 * room)}`),
  "HTML elements without end": field(fill("<b>", 0.96 * room)),
  "HTML elements inside each other": field(nest("<b>", "x", "</b>", 0.96 * room)),
  "HTML elements a thousand deep": field(nest("<b>", "x", "</b>", 7000)),
  "HTML lists a thousand deep": field(nest("<ul><li>", "x", "</li></ul>", 17_000)),
  "HTML unknown elements": field(fill("<x>", 0.96 * room)),
  "HTML unknown attributes": field(`<b ${fill("x=y ", 0.8 * room)}>x</b>`),
  "HTML attributes of 200 KB": field(`<abbr title='${fill("x", 0.8 * room)}'>x</abbr>`),
  "HTML many attributes unlike": field(
    `<b ${Array.from({ length: room / 16 }, (_, index) => `a${index}=1`).join(" ")}>x</b>`,
  ),
  "HTML end tags": field(fill("</b>", 0.96 * room)),
  "HTML tags left open": field(fill("<b ", 0.96 * room)),
  "HTML comments": field(fill("<!---->", 0.96 * room)),
  "HTML wrong links": field(fill("<a href='x:'>x</a>", 0.96 * room)),
  "HTML less-thans": field(fill("<", 0.96 * room)),
  "HTML ampersands": field(fill("&", 0.96 * room)),
  "HTML entities": field(fill("&#x3c;", 0.96 * room)),
  "a PNG of 30,000 by 30,000 pixels": photograph(png(30_000, 30_000)),
  "a PNG of 4 billion by 4 billion pixels": photograph(png(0xffffffff, 0xffffffff)),
  "a PNG of no pixels": photograph(png(0, 0)),
  "a PNG of 7,000 by 7,000 pixels and no data": photograph(png(7000, 7000)),
  "a PNG whose pixels unpack to 200 MB": photograph(png(8, 8, [], Buffer.alloc(200_000_000))),
  "a PNG whose words unpack to 200 MB": photograph(
    png(8, 8, [chunk("zTXt", Buffer.concat([Buffer.from("x\0\0"), packedZeros]))], Buffer.alloc(200)),
  ),
  "a PNG whose color profile unpacks to 200 MB": photograph(
    png(8, 8, [chunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), packedZeros]))], Buffer.alloc(200)),
  ),
  "a PNG of ten thousand words": photograph(
    png(
      8,
      8,
      Array.from({ length: 10_000 }, () => chunk("tEXt", Buffer.from("a\0b"))),
      Buffer.alloc(200),
    ),
  ),
  "a banner of 30,000 by 30,000 pixels": [
    { path: "assets/pictures/x.png", bytes: png(30_000, 30_000) },
    banner("pictures/x.png"),
  ],
  "a film of three gigabytes": { path: "assets/videos/harbor.mp4", zeros: 3e9 },
  "a picture of three gigabytes": { path: "assets/pictures/office.webp", zeros: 3e9 },
  "a drawing as large as the sky": drawing("<circle r='4'/>", "viewBox='0 0 1e9 1e9'"),
  "a drawing without bounds": drawing("<circle r='4'/>", "viewBox='0 0 1e999 1e999'"),
  "a drawing less than nothing": drawing("<circle r='4'/>", "viewBox='0 0 -8 -6'"),
  "a drawing smaller than a pixel": drawing("<circle r='4'/>", "viewBox='0 0 0.2 0.1'"),
  "a drawing as large as the sky, as the banner": [
    drawing("<circle r='4'/>", "viewBox='0 0 1e9 1e9'"),
    banner("pictures/doctor.svg"),
  ],
  "a drawing of a great many elements": drawing(fill("<path d='M0 0h1z'/>", 80 * room)),
  "a drawing of many elements": drawing(fill("<path d='M0 0h1z'/>", 16 * room)),
  "a drawing of groups inside each other": drawing(nest("<g>", "<path d='M0 0h1z'/>", "</g>", 2 * room)),
  "a drawing of a path of megabytes": drawing(`<path d='M0 0${fill(" l1 1", 12 * room)}'/>`),
  "a drawing of a style of megabytes": drawing(`<style>${fill("a{b:c}", 8 * room)}</style>`),
  "a drawing that uses itself": drawing("<g id='a'><use xlink:href='#a'/></g>"),
  "a drawing of uses of uses": drawing(useBomb(9)),
  "a drawing of uses of uses, as the banner": [drawing(useBomb(9)), banner("pictures/doctor.svg")],
  "a drawing with entities of entities": {
    path: "assets/pictures/doctor.svg",
    text: `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(1000)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? "" : index - 1};`.repeat(10)}">`).join("")}]><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'><text>&a8;</text></svg>`,
  },
});

/** Lists all of them, in files of so many bytes. */
export function listKnownNasties(bytes = wholeRoom): { name: string; input: FuzzInput }[] {
  room = bytes;
  return Object.entries(listNasties()).map(([name, changes]) => ({
    name,
    input: { kind: "known", changes: Array.isArray(changes) ? [...(changes as Change[])] : [changes as Change] },
  }));
}
