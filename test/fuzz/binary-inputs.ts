import { readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import sharp from "sharp";
import type { Change } from "./input.ts";
import { crc32 } from "./known-nasties.ts";
import { siteTexts } from "./site-texts.ts";

/*
 * Pictures and films with changed parts: chunks, boxes and segments that are repeated, left out, moved or cut, or give a wrong length or
 * size. Also small drawings that take a great deal of work.
 */

const films = path.resolve(import.meta.dirname, "../fixtures/little-site/assets/videos");
const pixels = sharp(Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 37) % 256)), {
  raw: { width: 64, height: 48, channels: 3 },
});

/** Valid files, by the path that they replace in the site. */
const seeds: Readonly<Record<string, Buffer>> = {
  "pictures/x.png": await pixels.clone().png({ progressive: true }).toBuffer(),
  "pictures/x.jpg": await pixels.clone().jpeg({ progressive: true }).toBuffer(),
  "pictures/x.webp": await pixels.clone().webp().toBuffer(),
  "videos/harbor.mp4": readFileSync(path.join(films, "harbor.mp4")),
  "videos/harbor.webm": readFileSync(path.join(films, "harbor.webm")),
};

/** Splits a file into the parts that a reader goes through. */
function split(name: string, bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let at = name.endsWith(".png") ? 8 : 0;
  if (at > 0) parts.push(bytes.subarray(0, at));
  while (at < bytes.length) {
    const length = Math.max(1, lengthOf(name, bytes, at));
    parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return parts;
}

function lengthOf(name: string, bytes: Buffer, at: number): number {
  if (at + 8 > bytes.length) return bytes.length - at;
  if (name.endsWith(".png")) return bytes.readUInt32BE(at) + 12;
  if (name.endsWith(".mp4")) return bytes.readUInt32BE(at);
  if (name.endsWith(".jpg")) return bytes[at] === 0xff && bytes[at + 1] !== 0xd8 ? bytes.readUInt16BE(at + 2) + 2 : 2;
  // EBML's elements are nested, so any stretch will do.
  return 24;
}

const lengths = [0, 1, 7, 8, 0xff, 0xffff, 0xffffff, 0x7fffffff, 0x80000000, 0xffffffff];
const edit = fc.record({
  part: fc.nat(40),
  how: fc.constantFrom("repeat", "remove", "swap", "cut", "length", "size", "flip"),
  times: fc.constantFrom(2, 50, 3000),
  at: fc.nat(60),
  length: fc.constantFrom(...lengths),
});
type Edit = typeof edit extends fc.Arbitrary<infer Each> ? Each : never;

/** Overwrites a number in a part, such as its length or the size of the picture. */
function overwrite(part: Buffer, at: number, value: number): Buffer {
  const made = Buffer.from(part);
  if (at + 4 <= made.length) made.writeUInt32BE(value, at);
  return made;
}

function apply(parts: Buffer[], { part, how, times, at, length }: Edit): void {
  const nth = part % Math.max(1, parts.length);
  const old = parts[nth];
  if (old === undefined) return;
  const made: Record<typeof how, () => Buffer[]> = {
    repeat: () => Array.from({ length: Math.min(times, Math.ceil(2_000_000 / (old.length + 1))) }, () => old),
    remove: () => [],
    swap: () => [parts[nth + 1] ?? old, old],
    cut: () => [old.subarray(0, at)],
    length: () => [overwrite(old, 0, length)],
    size: () => [overwrite(old, at, length)],
    flip: () => [overwrite(old, at, old.length > at + 4 ? ~old.readUInt32BE(at) >>> 0 : 0)],
  };
  parts.splice(nth, how === "swap" ? 2 : 1, ...made[how]());
}

/** Corrects a part's checksum, so that a reader gets to the faults inside. */
function repair(name: string, part: Buffer): Buffer {
  if (!name.endsWith(".png") || part.length < 12) return part;
  const made = Buffer.from(part);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4);
  return made;
}

function showing(name: string, bytes: Buffer, file = "site/services/sealants.md"): Change[] {
  const asset = { path: `assets/${name}`, bytes: bytes.toString("base64") };
  const text = siteTexts.get(file)!.replace("pictures/office.webp", name);
  return name.startsWith("videos/") ? [asset] : [asset, { path: file, text }];
}

export const chunks: fc.Arbitrary<Change[]> = fc
  .record({
    name: fc.constantFrom(...Object.keys(seeds)),
    edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
    repairs: fc.boolean(),
    isBanner: fc.boolean(),
  })
  .map(({ name, edits, repairs, isBanner }) => {
    const [signature, ...rest] = split(name, seeds[name]!);
    for (const each of edits) apply(rest, each);
    const made = [signature!, ...rest.map((part) => (repairs ? repair(name, part) : part))];
    return showing(name, Buffer.concat(made), isBanner ? "site/practice.yaml" : undefined);
  });

const shape = "<path d='M0 0h8v6z'/>";
const nests: Readonly<Record<string, (times: number) => string>> = {
  masks: (times) => chain(times, "mask", "mask"),
  clips: (times) => chain(times, "clipPath", "clip-path"),
  patterns: (times) => chain(times, "pattern", "fill", "width='2' height='2' patternUnits='userSpaceOnUse'"),
  filters: (times) =>
    `<filter id='f'>${"<feGaussianBlur stdDeviation='90'/>".repeat(times)}</filter>${`<g filter='url(#f)'>${shape}</g>`.repeat(times)}`,
  rules: (times) => `<style>${numbered(times, (nth) => `.a${nth} *{fill:red}`)}</style>${shape.repeat(times * 4)}`,
  classes: (times) =>
    `<style>${numbered(times, (nth) => `.a${nth}{fill:red}`)}</style>${numbered(times, (nth) => `<g class='a${nth}'>${shape}</g>`)}`,
  gradients: (times) => numbered(times, (nth) => `<linearGradient id='g${nth}' href='#g${nth + 1}'/>`) + shape,
  texts: (times) => `<text>${"<tspan x='1'>a</tspan>".repeat(times)}</text>`,
  dashes: (times) => `<path stroke='red' stroke-dasharray='0.${"0".repeat(times % 9)}1' d='M0 0h1e${times % 9}'/>`,
};

function numbered(times: number, make: (nth: number) => string): string {
  return Array.from({ length: times }, (_, nth) => make(nth)).join("");
}

/** Makes elements that each draw the next one several times. */
function chain(times: number, element: string, attribute: string, more = ""): string {
  const links = numbered(times, (nth) => {
    const next = `${attribute}='url(#n${nth + 1})'`;
    return `<${element} id='n${nth}' ${more}><g ${next}>${shape}</g><g ${next}>${shape}</g></${element}>`;
  });
  return `${links}<g ${attribute}='url(#n0)'>${shape}</g>`;
}

export const laboriousDrawings: fc.Arbitrary<Change[]> = fc
  .record({
    nests: fc.array(fc.tuple(fc.constantFrom(...Object.keys(nests)), fc.constantFrom(1, 5, 12, 24, 100, 1000)), {
      minLength: 1,
      maxLength: 3,
    }),
    size: fc.constantFrom("8 6", "1600 900", "20000 20000"),
    isBanner: fc.boolean(),
  })
  .map(({ nests: chosen, size, isBanner }) => {
    const inside = chosen.map(([name, times]) => nests[name]!(times)).join("");
    const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size}'>${inside}</svg>`;
    return showing("pictures/x.svg", Buffer.from(drawing), isBanner ? "site/practice.yaml" : undefined);
  });
