import { speculationRulesFile, speculationRulesType } from "../route/headers.ts";
import { extensionOf, fontTypes, pictureTypes, videoTypes } from "../model/media-kinds.ts";

const types: Readonly<Record<string, string>> = {
  ...pictureTypes,
  ...videoTypes,
  ...fontTypes,
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  ico: "image/x-icon",
  pdf: "application/pdf",
};

/** The media type a static host would send for a file, by its extension. */
export function contentTypeOf(path: string): string {
  if (path === speculationRulesFile) return speculationRulesType;
  return types[extensionOf(path)] ?? "application/octet-stream";
}
