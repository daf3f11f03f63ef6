import { recallNothing, type Recall } from "../../model/recall.ts";
import { extensionOf } from "../../model/media-kinds.ts";
import { startOf } from "../../model/place.ts";
import { rootFolder } from "../../model/root-names.ts";
import type { Content } from "../../model/source.ts";
import { describeUnsearchable, problem, type Problem } from "../../problems/problem.ts";
import { contentHash } from "../../ground/disk/hashed-path.ts";
import { UnsearchableFile } from "../../ground/unsearchable-file.ts";

/**
 * Finds what files for the top of the site reveal about a place, a camera or an author. They are published byte for byte, so they may
 * reveal nothing. A file that cannot be searched is refused too.
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

type Search = (bytes: Buffer) => Promise<string | undefined>;

async function searchFile(name: string, bytes: Buffer): Promise<Problem[]> {
  const place = startOf(`assets/${rootFolder}/${name}`);
  try {
    const says = await searchers.get(extensionOf(name))?.(bytes);
    if (says === undefined) return [];
    const code = says === "where it was made" ? "root-file/private-data" : "root-file/maker";
    return [problem(code, place, { fix: extensionOf(name) === "pdf" ? "PDF" : "other", name, says })];
  } catch (error) {
    if (!(error instanceof UnsearchableFile)) throw error;
    return [problem("root-file/unsearchable", place, describeUnsearchable(name, error.message))];
  }
}

/** Phones may append a film to a photo. */
const film = /ftyp(mp4|iso|avc|qt {2})/;

async function searchPicture(bytes: Buffer): Promise<string | undefined> {
  const { findInPicturesWithin, findInXmp, findPrivateData, worstOf } = await import("./private-data-in-pictures.ts");
  const found = await findPrivateData(bytes).catch((error: unknown) => {
    throw error instanceof UnsearchableFile ? error : new UnsearchableFile("is damaged, or not what its name says");
  });
  if (film.test(bytes.toString("latin1", 12))) throw new UnsearchableFile("has a film in it");
  return worstOf([found, findInXmp(bytes), await findInPicturesWithin(bytes)]);
}

/** An .ico may hold pictures of other kinds. */
async function searchIcon(bytes: Buffer): Promise<string | undefined> {
  const { findInPicturesWithin } = await import("./private-data-in-pictures.ts");
  return findInPicturesWithin(bytes);
}

async function searchPdf(bytes: Buffer): Promise<string | undefined> {
  const { findPrivateDataInPdf } = await import("./private-data-in-pdf.ts");
  return findPrivateDataInPdf(bytes);
}

/** All other files allowed there are plain text. */
const searchers: ReadonlyMap<string, Search> = new Map([
  ...["jpg", "jpeg", "png", "gif", "webp", "avif"].map((extension): [string, Search] => [extension, searchPicture]),
  ["ico", searchIcon],
  ["pdf", searchPdf],
]);
