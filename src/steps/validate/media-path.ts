import {
  captionTypes,
  extensionOf,
  fontTypes,
  isVideo,
  pictureTypes,
  videoTypes,
} from "../../model/build/media-kinds.ts";
import type { MediaType } from "../../model/build/field-types.ts";
import type { ContentMedia } from "../../model/build/site.ts";
import type { AssetFiles } from "../../model/build/source.ts";
import { problem, suggest, type Problem } from "../../problems/problem.ts";

const extensions: Record<MediaType, readonly string[]> = {
  picture: Object.keys(pictureTypes),
  poster: Object.keys(pictureTypes),
  video: Object.keys(videoTypes),
  font: Object.keys(fontTypes),
  captions: Object.keys(captionTypes),
  media: [...Object.keys(videoTypes), ...Object.keys(pictureTypes)],
};

/** A picture, film or other media file as an author named it. */
export interface NamedMedia extends ContentMedia {
  kind: MediaType;
  /** Undefined for a picture in Markdown. */
  key: string | undefined;
}

/** Returns the problem if no file inside `assets/` has this name, or its kind cannot be shown there. */
export function checkMediaPath(
  { key, path: written, place, kind }: NamedMedia,
  assets: AssetFiles,
): Problem | undefined {
  const named = key === undefined ? ({ way: "picture", written } as const) : ({ way: "key", key, written } as const);
  if (/^([a-z]+:|\/|\\|assets\/)|(^|[/\\])\.\.?([/\\]|$)|[\\\p{Cc}]/iu.test(written)) {
    const inside = written.replaceAll("\\", "/").replace(/^(\.{0,2}\/)*(assets\/)?/i, "");
    const name = inside.replace(/^.*\//, "");
    const sameName = [...assets.keys()].filter((each) => each.endsWith(`/${name}`) && isUsable(each, kind, assets));
    const meant = isUsable(inside, kind, assets) ? inside : sameName.length === 1 ? sameName[0] : undefined;
    const isTurned = written.includes("\\");
    return problem(
      "media/outside-assets",
      place(),
      meant === undefined ? { ...named, fix: "copy" } : { ...named, fix: "write", meant, isTurned },
    );
  }
  // A space at the end is a typo in the name, not another kind of file.
  const extension = extensionOf(written.trimEnd());
  if (extension === "") return problem("media/no-extension", place(), named);
  if (!extensions[kind].includes(extension)) {
    const fix = fixExtension(extension, extensions[kind]);
    const allowed = extensions[kind].map((each) => `.${each}`);
    return problem("media/extension", place(), { ...named, fix, extension, allowed });
  }
  const link = linkOnTheWay(written, assets);
  if (link !== undefined) return problem("file/symbolic-link", place(), { way: "named", link: `assets/${link}` });
  if (!assets.has(written)) {
    const known = [...assets.keys()].filter((name) => isUsable(name, kind, assets));
    const same = findSameName(written, known);
    const meant = same ?? suggest(written, known);
    const fix = meant === undefined ? "copy" : same === undefined ? "write or copy" : "write";
    return problem("media/missing-file", place(), { ...named, fix, meant: meant ?? "", about: written });
  }
  return undefined;
}

/** Phones save photos and films in forms that browsers do not show. */
function fixExtension(extension: string, allowed: readonly string[]): "photo" | "film" | "other" {
  if (/^hei[cf]$/.test(extension) && allowed.includes("jpg")) return "photo";
  return /^(mov|qt|m4v|avi|mkv|wmv|3gp|mpe?g)$/.test(extension) && allowed.includes("mp4") ? "film" : "other";
}

/** The name of a file without the parts that are easily mistaken: folder, capitals, spaces, file extension. */
const plainName = (path: string): string =>
  path
    .replace(/^.*\//, "")
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
    .replace(/-?(?:\.\w+)*-?$/, "");

const sortOf = (path: string): string => (isVideo(path) ? "film" : /\.svg$/i.test(path) ? "drawing" : "other");

/** The only file of the same name and sort, which must be the one that was meant. */
function findSameName(written: string, known: readonly string[]): string | undefined {
  const same = known.filter((each) => plainName(each) === plainName(written) && sortOf(each) === sortOf(written));
  return same.length === 1 ? same[0] : undefined;
}

function isUsable(name: string, kind: MediaType, assets: AssetFiles): boolean {
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
