import type { MediaBook, PreparedPicture } from "../media/media-book.ts";
import type { Frame, Head, Media, PageProps, Picture, TemplateName, Templates, Video } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import type { Addresses } from "./addresses.ts";
import type { RichText } from "./rich-text.ts";

/** One page of the site: where it is, what renders it, and the content file it came from. */
export type Route = {
  [Name in TemplateName]: {
    /** As authors write it, such as `/services/crowns`. */
    path: string;
    address: string;
    outputPath: string;
    template: Name;
    props: Templates[Name];
    source: string;
  };
}[TemplateName];

/** What every page is made with. */
export interface PageContext {
  /** The picture for link previews, by its path below the output folder. */
  preview: string;
  addresses: Addresses;
  frame: Frame;
  media: MediaBook;
  richText: RichText;
}

/** The same with the content files of which there is one. */
export interface RouteContext extends PageContext {
  documents: Site["documents"];
}

/** The props that all pages share. `description` is cut to what search engines show. */
export function pageProps(
  { addresses, frame, media, preview }: PageContext,
  path: string,
  head: { title: string; description: string; image?: string; structuredData?: object[]; isIndexed?: boolean },
): PageProps {
  const address = addresses.page(path);
  const result: Head = {
    title: head.title,
    description: cutAtWord(head.description, 160),
    canonical: addresses.absolute(address),
    isIndexed: head.isIndexed ?? true,
    structuredData: head.structuredData ?? [],
    image: addresses.absolute(addresses.file(previewPath(media, head.image) ?? preview)),
  };
  return { frame, head: result, currentHref: address };
}

/** A page's own picture, unless it is a drawing: link previews cannot show SVG. */
function previewPath(media: MediaBook, name: string | undefined): string | undefined {
  const picture = name === undefined ? undefined : media.get(name);
  return picture?.kind === "picture" && !picture.path.endsWith(".svg") ? picture.path : undefined;
}

/** At most `limit` characters, ending at a whole word. */
export function cutAtWord(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  return `${line.slice(0, limit - 1).replace(/[\s,;:.]*\S*$/, "")}…`;
}

export function pictureProps({ media, addresses }: PageContext, name: string, alt: string): Picture {
  return readyPicture(media, addresses, name, alt);
}

/** A picture with its addresses. Validation has made sure that the file is there. */
export function readyPicture(media: MediaBook, addresses: Addresses, name: string, alt: string): Picture {
  const picture = media.get(name);
  if (picture?.kind !== "picture") throw new Error(`No picture was prepared from ${name}.`);
  const sources = picture.formats.map(({ type, variants }) => ({
    type,
    srcSet: variants.map(({ path, width }) => `${addresses.file(path)} ${width}w`).join(", "),
  }));
  return {
    kind: "picture",
    src: addresses.file(picture.path),
    width: picture.width,
    height: picture.height,
    alt,
    sources,
  };
}

/** A video with its addresses. */
export function videoProps({ media, addresses }: PageContext, name: string, posterName: string, alt: string): Video {
  const video = media.get(name);
  const poster = media.get(posterName);
  if (video?.kind !== "video" || poster?.kind !== "picture") throw new Error(`No video was prepared from ${name}.`);
  return {
    kind: "video",
    sources: video.files.map(({ path, ...rest }) => ({ src: addresses.file(path), ...rest })),
    poster: addresses.file(posterPath(poster)),
    width: video.size?.width ?? poster.width,
    height: video.size?.height ?? poster.height,
    alt,
  };
}

/** The picture or video of a page, as its file's extension says; undefined when the page names none. */
export function mediaProps(
  context: PageContext,
  page: { imgSrc?: string | undefined; imgAlt?: string | undefined; poster?: string | undefined },
): Media | undefined {
  const { imgSrc, imgAlt = "", poster } = page;
  if (imgSrc === undefined) return undefined;
  return poster === undefined ? pictureProps(context, imgSrc, imgAlt) : videoProps(context, imgSrc, poster, imgAlt);
}

/**
 * WebP, which every browser with the site's video can show, as wide as a column on any screen needs it: one attribute has no
 * room for a choice.
 */
function posterPath({ formats, path }: PreparedPicture): string {
  const variants = formats.find(({ type }) => type === "image/webp")?.variants ?? [];
  return (variants.find(({ width }) => width >= posterWidth) ?? variants.at(-1))?.path ?? path;
}

const posterWidth = 1200;
