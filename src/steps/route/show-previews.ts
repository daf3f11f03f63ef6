import type { LinkPreview } from "../../model/build/document-head.ts";
import { previewFormat } from "../../model/build/media-kinds.ts";
import type { PreparedPreviews } from "../media/prepare-previews.ts";
import { listPreviewPictures } from "../../model/content/preview-pictures.ts";
import type { Site } from "../../model/build/site.ts";
import type { Addresses } from "./addresses.ts";

/** The link preview of a page by its path; undefined if there are none. */
export type PreviewOf = (path: string) => LinkPreview | undefined;

/** Every language shows the same pictures, with its own words; the practice's name stands for a picture without any. */
export function showPreviews({ byPage, common }: PreparedPreviews, site: Site, addresses: Addresses): PreviewOf {
  const words = listPreviewPictures(site);
  const { name } = site.documents["practice.yaml"].data;
  return (path) => {
    const own = byPage.get(path);
    const preview = own ?? common;
    const src = preview && addresses.absolute(addresses.file(preview.path));
    const picture = own ? words.own.get(path) : words.common;
    const alt = preview?.alt === undefined ? undefined : picture?.alt;
    const { width, height } = previewFormat;
    return src === undefined ? undefined : { src, width, height, alt: alt ?? name };
  };
}
