import * as fc from "fast-check";
import { cachedFile, type Change } from "./input.ts";

/*
 * Changes that somebody else may have made to a practice's cache: entries with other bytes or of another shape, links, pipes and folders
 * in place of files, and names that lead elsewhere.
 */

const shapes = [
  "",
  "null",
  "[]",
  "{}",
  "1",
  '{"size":null,"files":null}',
  '{"size":{"width":8,"height":6},"files":[]}',
  '{"size":{"width":1e999,"height":-1},"files":[{}]}',
  '{"size":{"width":8,"height":6},"files":[{"type":"image/png","width":8,"hash":"","file":"../../site/home.yaml"}]}',
  '{"size":{"width":8,"height":6},"files":[{"type":"__proto__","width":8,"hash":0,"file":"/etc/passwd"}]}',
  '{"hash":"","note":{"input":"","site":"","pages":1e9,"files":-1,"made":0}}',
  "[".repeat(100_000),
  `"${"x".repeat(1_000_000)}"`,
];

const names = [
  "0".repeat(32) + ".json",
  "0".repeat(32) + "-8.png",
  "0".repeat(16) + ".json",
  "x",
  "..json",
  "a\u001B[2J.json",
  "0".repeat(200),
];

const place = fc.oneof(
  { weight: 4, arbitrary: fc.nat(30).map(cachedFile) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("media", "x"), fc.constantFrom(...names))
      .map((parts) => `.dentalsite/${parts.join("/")}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(".dentalsite", ".dentalsite/media") },
);

export const cacheFolders: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    fc.tuple(place, fc.constantFrom(...shapes)).map(([path, text]): Change => ({ path, text })),
    fc
      .tuple(fc.nat(30), fc.nat(4000), fc.uint8Array({ minLength: 1, maxLength: 8 }))
      .map(([nth, at, put]): Change => ({ path: cachedFile(nth), at, put: Buffer.from(put).toString("base64") })),
    fc
      .tuple(place, fc.constantFrom<"folder" | "pipe" | "nothing">("folder", "pipe", "nothing"))
      .map(([path, make]): Change => ({ path, make })),
    fc
      .tuple(
        place,
        fc.constantFrom(
          "{elsewhere}",
          "{elsewhere}/kept.txt",
          "/dev/zero",
          "/etc/passwd",
          "nowhere",
          ".",
          "{root}/site",
        ),
      )
      .map(([path, linkTo]): Change => ({ path, linkTo })),
    fc.tuple(place, fc.constant(3e9)).map(([path, zeros]): Change => ({ path, zeros })),
  ),
  { minLength: 1, maxLength: 5 },
);
