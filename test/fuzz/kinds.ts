import * as fc from "fast-check";
import { chunks, laboriousDrawings } from "./binary-inputs.ts";
import { cacheFolders } from "./cache-inputs.ts";
import { fileNames, linksAndPipes } from "./file-inputs.ts";
import type { Change, FuzzInput } from "./input.ts";
import { drawings, photographs, videos } from "./media-inputs.ts";
import { bytes, frontMatterLines, htmlFields, markdownBodies, textsInData, yamlLines } from "./text-inputs.ts";

const alone = (change: fc.Arbitrary<Change>): fc.Arbitrary<Change[]> => change.map((each) => [each]);

const changesByKind = {
  bytes: alone(bytes),
  "YAML lines": alone(yamlLines),
  "front matter lines": alone(frontMatterLines),
  "texts in data": alone(textsInData),
  "Markdown bodies": alone(markdownBodies),
  "HTML fields": alone(htmlFields),
  "file names": fileNames,
  "links and pipes": linksAndPipes,
  drawings,
  photographs,
  videos,
  chunks,
  "laborious drawings": laboriousDrawings,
} satisfies Record<string, fc.Arbitrary<Change[]>>;

const several = fc
  .tuple(...Object.values(changesByKind).map((changes) => fc.option(changes, { freq: 2 })))
  .map((all) => all.flatMap((changes) => changes ?? []));

/** The kinds of input, by the name under which counts are printed. "checked" inputs also go through `dentalsite check`. */
export const kinds: Readonly<Record<string, fc.Arbitrary<FuzzInput>>> = Object.fromEntries(
  [
    ...Object.entries(changesByKind),
    ["several at once", several] as const,
    ["cache folders", cacheFolders] as const,
    ["texts in data, checked", changesByKind["texts in data"]] as const,
    ["Markdown bodies, checked", changesByKind["Markdown bodies"]] as const,
  ].map(([kind, changes]) => [kind, changes.map((each): FuzzInput => ({ kind, changes: each }))]),
);
