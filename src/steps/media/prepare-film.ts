import { readFileSync } from "node:fs";
import path from "node:path";
import { extensionOf, videoTypes } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { AssetFiles } from "../../model/build/source.ts";
import type { PreparedVideo } from "./media-book.ts";
import { planCopy, type MediaContext } from "./prepare-picture.ts";
import type { Prepared } from "./remember.ts";
import { videoSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/**
 * Prepares a film in all its formats. `isSilent` means that nobody could turn its sound on. Throws UnusableMedia for a film, or a format of
 * it, that cannot be used.
 */
export async function prepareFilm(
  name: string,
  isSilent: boolean,
  context: MediaContext,
): Promise<Prepared<PreparedVideo>> {
  const { assets, cache, onEncode } = context;
  const files: PreparedVideo["files"] = [];
  const outputs: OutputFile[] = [];
  let size: PreparedVideo["size"];
  let hasSound = false;
  for (const { file, type, isForNarrowScreens } of listFormats(name, assets)) {
    const bytes = readFileSync(assets.get(file)!.absolutePath);
    try {
      const extension = extensionOf(file);
      const encoded = await cache.get(bytes, { ...videoSettings, extension, isSilent }, async () => {
        onEncode(file);
        return (await import("./encode-apart.ts")).encodeApart({ kind: "film", bytes, extension, isSilent });
      });
      if (!isForNarrowScreens) size = encoded.size.width === 0 ? size : encoded.size;
      hasSound ||= encoded.hasSound === true;
      const output = planCopy(file, encoded.files[0]!.file);
      outputs.push(output);
      files.push({ name: file, type, isForNarrowScreens, path: output.path });
    } catch (error) {
      throw error instanceof UnusableMedia ? new UnusableMedia(error.fault, file) : error;
    }
  }
  return { value: { kind: "video", hasSound, files, ...(size && { size }) }, outputs };
}

/**
 * Lists the files that belong to a film by their names. Another extension is another format of the film, and `-small` at the end of the
 * name is a lighter version for narrow screens. The smaller WebM comes first.
 */
export function listFormats(
  name: string,
  assets: AssetFiles,
): { file: string; type: string; isForNarrowScreens: boolean }[] {
  const stem = name.slice(0, -path.extname(name).length);
  return [`${stem}-small`, stem].flatMap((each) =>
    ["webm", "mp4", "ogg"].flatMap((extension) => {
      const file = each === stem && extension === extensionOf(name) ? name : `${each}.${extension}`;
      const isThere = assets.has(file) && assets.get(file)?.isSymbolicLink !== true;
      return isThere ? [{ file, type: videoTypes[extension]!, isForNarrowScreens: each !== stem }] : [];
    }),
  );
}
