import { recallNothing, type Recall } from "../../model/build/recall.ts";
import { extensionOf } from "../../model/build/media-kinds.ts";
import { startOf } from "../../model/build/place.ts";
import { rootFolder } from "../../model/build/root-names.ts";
import type { Content } from "../../model/build/source.ts";
import { describeUnsearchable, problem, type Problem } from "../../problems/problem.ts";
import { contentHash } from "../../lib/disk/hashed-path.ts";

/**
 * Finds pictures for the top of the site that reveal where they were made. They are published byte for byte, so nothing can be removed. A
 * file that hides other files from this search is refused too.
 */
export async function findPrivateRootFiles(
  { rootFiles }: Pick<Content, "rootFiles">,
  recall: Recall = recallNothing,
): Promise<Problem[]> {
  const found = [...rootFiles].map(([name, bytes]) =>
    recall("media", ["root", name, contentHash(bytes, 64)], () => searchFile(name, Buffer.from(bytes))),
  );
  return (await Promise.all(found)).flat();
}

/** All other files allowed there are plain text. */
const searched = /^(jpe?g|png|gif|webp|avif|ico|pdf)$/;

async function searchFile(name: string, bytes: Buffer): Promise<Problem[]> {
  const extension = extensionOf(name);
  if (!searched.test(extension)) return [];
  const place = startOf(`assets/${rootFolder}/${name}`);
  const isPdf = extension === "pdf";
  const hidden = isPdf ? findHiddenInPdf(bytes) : findHiddenInPicture(bytes);
  const found = hidden ?? (isPdf || extension === "ico" ? false : await saysWhereMade(bytes));
  if (typeof found === "string") return [problem("root-file/unsearchable", place, describeUnsearchable(name, found))];
  return found ? [problem("root-file/private-data", place, { name })] : [];
}

/** Says what keeps a PDF from being only what it shows, in words that follow "it". */
function findHiddenInPdf(bytes: Buffer): string | undefined {
  if (!bytes.subarray(0, 1024).includes("%PDF-")) return "is damaged, or no PDF";
  return bytes.includes("/EmbeddedFile") ? "has other files attached to it" : undefined;
}

/** Phones append films and further photos to a photo, and old programs pack Exif into a text of a PNG. */
function findHiddenInPicture(bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1", 2);
  if (/ftyp(?:mp4|iso|avc|qt {2})/.test(text.slice(10))) return "has a film in it";
  if (/\xff\xd8\xff[^]{0,40}Exif\0\0/.test(text)) return "has another photo in it";
  return /Raw profile type (?!icc)/i.test(text) ? "has packed notes" : undefined;
}

async function saysWhereMade(bytes: Buffer): Promise<boolean | string> {
  const { findInXmp, findPrivateData } = await import("./private-data-in-pictures.ts");
  try {
    return [await findPrivateData(bytes), findInXmp(bytes)].includes("where it was made");
  } catch {
    return "is damaged, or not what its name says";
  }
}
