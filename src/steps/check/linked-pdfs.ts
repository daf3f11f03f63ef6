import { unpackPdf } from "../../ground/pdf-parts.ts";
import { UnsearchableFile } from "../../ground/unsearchable-file.ts";
import { findOnSite } from "../../model/find-on-site.ts";
import { startOf } from "../../model/place.ts";
import { rootFolder } from "../../model/root-names.ts";
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

/** Finds what a PDF lacks; nothing in one that cannot be read, which another problem reports. */
export function findPdfFaults(bytes: Buffer): PdfFault[] {
  try {
    const parts = unpackPdf(bytes, /\/ObjStm/).map((part) => part.toString("latin1"));
    const has = (pattern: RegExp): boolean => parts.some((part) => pattern.test(part));
    // Text needs a font, and a form's fields have fonts, too. A scan that was read by a machine has its text behind the picture.
    if (!has(/\/Font\b/)) return ["text"];
    const isTagged = has(/\/StructTreeRoot\b/) && has(/\/Marked\s+true\b/);
    return [
      ...(isTagged ? [] : ["tags" as const]),
      ...(has(/\/Lang\s*(?:\(\s*[^)\s]|<\s*[\da-f])/i) ? [] : ["language" as const]),
    ];
  } catch (error) {
    if (error instanceof UnsearchableFile) return [];
    throw error;
  }
}
