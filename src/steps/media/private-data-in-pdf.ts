import { unpackPdf } from "../../ground/pdf-parts.ts";
import { findInPicturesWithin, findInXmp, worstOf, type PrivateData } from "./private-data-in-pictures.ts";
import { UnsearchableFile } from "../../ground/unsearchable-file.ts";

/** An author's name that is not empty: a literal string, a hexadecimal string, or a reference. */
const author = /\/(Author|Manager)\s*(\((?!(\\376\\377|\xfe\xff)?\))|<(?!<|\s*(feff)?\s*>)|\d+\s+\d+\s+R)/i;

/** Compressed parts that may hold private data: other parts, XMP, and photos that are compressed again. */
const searchedParts = /\/ObjStm|\/XML|\/DCTDecode/;

/**
 * Finds what a PDF says about its author, and photos in it that name a place or camera, in earlier versions kept in the file too. Throws
 * UnsearchableFile if the file is not a PDF or cannot be read to its end.
 */
export async function findPrivateDataInPdf(bytes: Buffer): Promise<PrivateData | undefined> {
  const parts = unpackPdf(bytes, searchedParts);
  if (/\/EmbeddedFile\b/.test(bytes.toString("latin1"))) throw new UnsearchableFile("has other files attached to it");
  const found = parts.map(findInXmp);
  for (const part of parts) found.push(await findInPicturesWithin(part));
  return worstOf(found) ?? (parts.some((part) => author.test(part.toString("latin1"))) ? "who made it" : undefined);
}
