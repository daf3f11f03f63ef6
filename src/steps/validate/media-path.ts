import { captionTypes, extensionOf, fontTypes, pictureTypes, videoTypes } from "../../model/media-kinds.ts";
import type { MediaKind } from "../../model/schema-parts.ts";
import type { ContentMedia } from "../../model/site.ts";
import type { AssetFiles } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";

const extensions: Record<MediaKind, readonly string[]> = {
  picture: Object.keys(pictureTypes),
  poster: Object.keys(pictureTypes),
  video: Object.keys(videoTypes),
  font: Object.keys(fontTypes),
  captions: Object.keys(captionTypes),
  media: [...Object.keys(videoTypes), ...Object.keys(pictureTypes)],
};

/** A picture, film or other media file as an author named it. */
export interface NamedMedia extends ContentMedia {
  kind: MediaKind;
  /** Undefined for a picture in Markdown. */
  key: string | undefined;
}

/** Returns the problem if no file inside `assets/` has this name, or its kind cannot be shown there. */
export function checkMediaPath(
  { key, path: written, place, kind }: NamedMedia,
  assets: AssetFiles,
): Problem | undefined {
  if (/^([a-z]+:|\/|\\|assets\/)|(^|[/\\])\.\.?([/\\]|$)|[\\\p{Cc}]/iu.test(written)) {
    const inside = written.replaceAll("\\", "/").replace(/^(\.{0,2}\/)*(assets\/)?/i, "");
    const name = inside.replace(/^.*\//, "");
    const sameName = [...assets.keys()].filter((each) => each.endsWith(`/${name}`) && isUsable(each, kind, assets));
    const meant = isUsable(inside, kind, assets) ? inside : sameName.length === 1 ? sameName[0] : undefined;
    return problem("media/outside-assets", place(), { key, written, meant });
  }
  // A space at the end is a typo in the name, not another kind of file.
  const extension = extensionOf(written.trimEnd());
  if (extension === "") return problem("media/no-extension", place(), { key, written });
  if (!extensions[kind].includes(extension)) {
    return problem("media/extension", place(), { key, written, extension, allowed: extensions[kind] });
  }
  const link = linkOnTheWay(written, assets);
  if (link !== undefined) return problem("file/symbolic-link", place(), { link: `assets/${link}` });
  if (!assets.has(written)) {
    const known = [...assets.keys()].filter((name) => isUsable(name, kind, assets));
    return problem("media/missing-file", place(), { key, written, known });
  }
  return undefined;
}

function isUsable(name: string, kind: MediaKind, assets: AssetFiles): boolean {
  const file = assets.get(name);
  return file !== undefined && file.isSymbolicLink !== true && extensions[kind].includes(extensionOf(name));
}

/** Returns the file itself, or the folder above it, if that is a symbolic link. */
function linkOnTheWay(written: string, assets: AssetFiles): string | undefined {
  const parts = written.split("/");
  return parts
    .map((_, index) => parts.slice(0, index + 1).join("/"))
    .find((each) => assets.get(each)?.isSymbolicLink === true);
}
