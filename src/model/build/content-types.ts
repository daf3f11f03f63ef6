import { captionTypes, extensionOf, fontTypes, pictureTypes, videoTypes } from "./media-kinds.ts";

/** Path of the speculation rules below the output folder. */
export const speculationRulesFile = "speculation-rules.json";

/** Media type that browsers require for speculation rules (WICG nav-speculation). Servers cannot tell it from the file extension. */
export const speculationRulesType = "application/speculationrules+json";

/** Charset of all text on a site. */
export const charset = "utf-8";

/** Media type of each kind of file that a site can hold, by file extension. */
const types: Readonly<Record<string, string>> = {
  ...pictureTypes,
  ...videoTypes,
  ...captionTypes,
  ...fontTypes,
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  xml: "application/xml",
  txt: "text/plain",
  asc: "text/plain",
  csv: "text/csv",
  ics: "text/calendar",
  vcf: "text/vcard",
  json: "application/json",
  webmanifest: "application/manifest+json",
  gif: "image/gif",
  ico: "image/x-icon",
  pdf: "application/pdf",
};

export interface ContentType {
  type: string;
  extensions: string[];
  /** Whether the charset is sent with it. JSON is UTF-8 by definition, and drawings declare theirs. */
  hasCharset: boolean;
  /** Whether it is text, which compresses well. */
  isText: boolean;
}

/** Each media type once, in the order of `types`. */
export const contentTypes: readonly ContentType[] = [...new Set(Object.values(types))].map((type) => ({
  type,
  extensions: Object.keys(types).filter((extension) => types[extension] === type),
  hasCharset: /^text\/|\/xml$/.test(type),
  isText: isTextType(type),
}));

/** Media type that a host sends for any other file. */
export const unknownType = "application/octet-stream";

/** Returns the whole Content-Type header that a host should send for a file, by its path below the output folder. */
export function contentTypeOf(path: string): string {
  if (path === speculationRulesFile) return speculationRulesType;
  const found = contentTypeFor(path);
  return found?.hasCharset === true ? `${found.type}; charset=${charset}` : (found?.type ?? unknownType);
}

/** Whether a file is text, which is sent compressed. Pictures and films are compressed already. */
export function isTextFile(path: string): boolean {
  return contentTypeFor(path)?.isText ?? false;
}

function contentTypeFor(path: string): ContentType | undefined {
  const extension = extensionOf(path);
  return contentTypes.find(({ extensions }) => extensions.includes(extension));
}

function isTextType(type: string): boolean {
  return /^text\/|[/+](xml|json)$/.test(type);
}
