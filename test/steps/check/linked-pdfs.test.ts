import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { findPdfFaults } from "../../../src/steps/check/linked-pdfs.ts";

const catalog = "<< /Type /Catalog /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R /Lang (en-US) >>";
const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const scan = "<< /Type /XObject /Subtype /Image /Width 2480 /Height 3508 >>";

const makePdf = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((each, index) => `${index + 1} 0 obj\n${each}\nendobj\n`).join("")}%%EOF\n`,
    "latin1",
  );

/** Newer programs put the objects of a PDF into one compressed part. */
function compress(...objects: string[]): Buffer {
  const packed = deflateSync(objects.join("\n")).toString("latin1");
  return makePdf(`<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${packed}\nendstream`);
}

test.for([
  ["with text, tags and a language", [catalog, font], []],
  ["of a scanned page", [catalog.replace(/ \/(MarkInfo|Lang).*? \/StructTreeRoot 5 0 R/, ""), scan], ["text"]],
  ["without tags", [catalog.replace("/StructTreeRoot 5 0 R", ""), font], ["tags"]],
  ["that says it has no tags", [catalog.replace("true", "false"), font], ["tags"]],
  ["without a language", [catalog.replace("/Lang (en-US)", ""), font], ["language"]],
  ["with an empty language", [catalog.replace("en-US", ""), font], ["language"]],
  ["with neither", ["<< /Type /Catalog >>", font], ["tags", "language"]],
] as const)("a PDF %s lacks as much, plain or compressed", ([, objects, lacking]) => {
  expect(findPdfFaults(makePdf(...objects))).toEqual(lacking);
  expect(findPdfFaults(compress(...objects))).toEqual(lacking);
});

test.for([
  ["locked", makePdf(catalog, "<< /Encrypt 9 0 R >>")],
  ["cut off", compress(catalog, font).subarray(0, 80)],
  ["empty", Buffer.alloc(0)],
  ["no PDF", Buffer.from("<html>")],
  [
    "made of noise",
    Buffer.concat([Buffer.from("%PDF-1.7\nobj /ObjStm /Filter /FlateDecode stream\n"), Buffer.alloc(999, 7)]),
  ],
] as const)("a file that is %s has no faults here, and stops nothing", ([, bytes]) => {
  expect(findPdfFaults(bytes)).toEqual([]);
});
