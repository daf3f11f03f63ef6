import type { MediaBook } from "../media/media-book.ts";
import type { Picture, Video } from "../../model/build/page.ts";
import type { Addresses } from "./addresses.ts";

interface Made {
  media: MediaBook;
  addresses: Addresses;
}

/** Returns a picture with its addresses; undefined for any other file, and for a picture that was refused. */
export function readyPicture(
  { media, addresses }: Made,
  name: string,
  words: Pick<Picture, "alt" | "focus">,
): Picture | undefined {
  const picture = media.get(name);
  if (picture?.kind !== "picture") return undefined;
  const sources = picture.formats.map(({ type, variants }) => ({
    type,
    srcSet: variants.map(({ path, width }) => `${addresses.file(path)} ${width}w`).join(", "),
  }));
  const { path, width, height } = picture;
  return { kind: "picture", src: addresses.file(path), width, height, sources, ...words };
}

/** Returns a video with its addresses; undefined for any other file. */
export function readyVideo(
  { media, addresses }: Made,
  name: string,
  { poster: posterName, focus, ...words }: Pick<Video, "alt" | "captions"> & { poster: string; focus?: string },
): Video | undefined {
  const video = media.get(name);
  const poster = readyPicture({ media, addresses }, posterName, { alt: "", ...(focus && { focus }) });
  if (video?.kind !== "video" || poster === undefined) return undefined;
  return {
    kind: "video",
    sources: video.files.map(({ path, type, isForNarrowScreens }) => ({
      src: addresses.file(path),
      type,
      isForNarrowScreens,
    })),
    poster,
    width: video.size?.width ?? poster.width,
    height: video.size?.height ?? poster.height,
    ...words,
  };
}
