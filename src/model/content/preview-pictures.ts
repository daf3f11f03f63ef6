import { isVideo } from "../build/media-kinds.ts";
import { pathOfPage } from "../build/kind.ts";
import { fixedPaths } from "../build/page-paths.ts";
import type { FieldType } from "../build/field-types.ts";
import type { ContentItem, Site } from "../build/site.ts";
import { partOf, type Part, groupAt } from "../build/walk-fields.ts";

/** A picture by its name, with the words for it as far as the content has some. */
export interface NamedPicture {
  name: string;
  alt: string | undefined;
}

export interface PreviewPictures {
  /** By the path of the page. */
  own: ReadonlyMap<string, NamedPicture>;
  /** Picture for the home page, and for pages without one. Absent if the practice has none; then its logo is shown. */
  common: NamedPicture | undefined;
}

/** The picture that link previews of each page show: the first of its file, or else of the entries that it shows. */
export function listPreviewPictures({ items, documents, entries, paths }: Site): PreviewPictures {
  const own = items.flatMap((item): [string, NamedPicture][] => {
    const path = pathOfPage(item.kind, item.file, documents["practice.yaml"].data);
    if (path === undefined || path === fixedPaths.home || !paths.has(path)) return [];
    const { shows } = item.kind.page!;
    const shown: readonly ContentItem[] = shows === undefined ? [] : ((entries as EntriesByFolder)[shows] ?? []);
    const picture = [item, ...shown].map(firstPicture).find((each) => each !== undefined);
    return picture === undefined ? [] : [[path, picture]];
  });
  return { own: new Map(own), common: commonPicture(documents) };
}

type EntriesByFolder = Readonly<Record<string, readonly ContentItem[]>>;

function commonPicture(documents: Site["documents"]): NamedPicture | undefined {
  const { banner, bannerAlt } = documents["practice.yaml"].data;
  const { video, picture, pictureAlt } = documents["home.yaml"].data;
  return (
    previewPicture(banner, bannerAlt) ?? previewPicture(video?.poster, undefined) ?? previewPicture(picture, pictureAlt)
  );
}

/** The first picture in a file's keys, with the words for it; of a film, what stands for it until it plays. */
function firstPicture({ kind, data }: ContentItem): NamedPicture | undefined {
  const { keys } = partOf(kind.schema);
  const values = groupAt(data);
  const textAt = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const [key] = [...keys].find(([name, part]) => isPictureOrFilm(part) && values[name] !== undefined) ?? [];
  if (key === undefined) return undefined;
  const besides = (wanted: FieldType): string | undefined => {
    const [name = ""] = [...keys].find(([, part]) => part.of === key && part.fieldType === wanted) ?? [];
    return textAt(name);
  };
  return previewPicture(isVideo(textAt(key) ?? "") ? besides("poster") : textAt(key), besides("alt"));
}

const isPictureOrFilm = ({ fieldType, of }: Part): boolean =>
  of === undefined && (fieldType === "picture" || fieldType === "media" || fieldType === "video");

const previewPicture = (name: string | undefined, alt: string | undefined): NamedPicture | undefined =>
  name === undefined ? undefined : { name, alt };
