import { inflateSync } from "node:zlib";
import { findOnSite } from "../../model/build/find-on-site.ts";
import { startOf } from "../../model/build/place.ts";
import { rootFolder } from "../../model/build/root-names.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Faults of a PDF for people who cannot see it (PDF/UA, ISO 14289-1, 7.1 and 7.2; WCAG 2.2, 1.1.1, 1.3.1 and 3.1.1). */
export type PdfFault = "text" | "tags" | "language";

/** Reports PDFs that pages lead to, and that a screen reader cannot read well. */
export function checkLinkedPdfs({ read, siteLinks, addressOf, output: { files } }: SiteInLanguage): Problem[] {
  const pdfs = files.atTop.filter((file) => /\.pdf$/i.test(file.path));
  if (pdfs.length === 0) return [];
  const linked = new Set(read.flatMap(({ links }) => [...links].map((link) => findOnSite(link, siteLinks)?.path)));
  return pdfs.flatMap((file) => {
    if (!("contents" in file) || !linked.has(addressOf(file.path))) return [];
    const [first, second] = findPdfFaults(Buffer.from(file.contents));
    if (first === undefined) return [];
    const place = startOf(`assets/${rootFolder}/${file.path}`);
    const way = second === undefined ? first : "tags and language";
    return [problem("root-file/inaccessible-pdf", place, { way, name: file.path })];
  });
}

/** Finds what a PDF lacks; nothing in one that is locked or cannot be read to its end. */
export function findPdfFaults(bytes: Buffer): PdfFault[] {
  const parts = unpackPdf(bytes);
  if (parts === undefined) return [];
  const has = (pattern: RegExp): boolean => parts.some((part) => pattern.test(part));
  // Text needs a font, and a form's fields have fonts, too. A scan that was read by a machine has its text behind the picture.
  if (!has(/\/Font\b/)) return ["text"];
  const isTagged = has(/\/StructTreeRoot\b/) && has(/\/Marked\s+true\b/);
  return [
    ...(isTagged ? [] : ["tags" as const]),
    ...(has(/\/Lang\s*(?:\(\s*[^)\s]|<\s*[\da-f])/i) ? [] : ["language" as const]),
  ];
}

const mostUnpacked = 200_000_000;
const longestAbout = 2000;

/** Returns the whole of a PDF and its compressed objects, each of which is described between "obj" and "stream" (ISO 32000-1, 7.3.8). */
function unpackPdf(bytes: Buffer): string[] | undefined {
  const text = bytes.toString("latin1");
  if (!text.slice(0, 1024).includes("%PDF-") || /\/Encrypt\b/.test(text)) return undefined;
  const parts = [text];
  let left = mostUnpacked;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const about = text
      .slice(Math.max(index - longestAbout, 0), index)
      .split("obj")
      .at(-1)!;
    if (!about.includes("/ObjStm") || !about.includes("/Filter")) continue;
    const part = unpack(bytes.subarray(index + word.length), left);
    if (part === undefined || /\/Predictor\s*(?!1\b)\d/.test(about)) return undefined;
    left -= part.length;
    parts.push(part);
  }
  return parts;
}

function unpack(packed: Buffer, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength }).toString("latin1");
  } catch {
    return undefined;
  }
}
