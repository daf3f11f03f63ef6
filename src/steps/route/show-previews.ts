import type { LinkPreview } from "../../model/document-head.ts";
import { previewFormat } from "../../model/media-kinds.ts";
import type { PreparedPreviews } from "../media/prepare-previews.ts";
import type { Addresses } from "./addresses.ts";

/** The link preview of a page by its path; undefined if there are none. */
export type PreviewOf = (path: string) => LinkPreview | undefined;

/** `practiceName` stands for a picture without words. */
export function showPreviews(
  { byPage, common }: PreparedPreviews,
  practiceName: string,
  addresses: Addresses,
): PreviewOf {
  return (path) => {
    const preview = byPage.get(path) ?? common;
    const src = preview && addresses.absolute(addresses.file(preview.path));
    return src === undefined ? undefined : { src, ...previewFormat, alt: preview?.alt ?? practiceName };
  };
}
