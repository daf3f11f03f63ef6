import { captionTypes, extensionOf, fontTypes, pictureTypes, videoTypes } from "./media-kinds.ts";

/** Where the speculation rules are, below the output folder. */
export const speculationRulesFile = "speculation-rules.json";

/** The media type browsers demand of speculation rules (WICG nav-speculation), which no server knows by the file's extension. */
export const speculationRulesType = "application/speculationrules+json";

/** The charset of all text on a site. */
export const charset = "utf-8";

/** The media type of each kind of file that a site can hold, by its extension. */
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
  /** Sent with the charset. JSON is UTF-8 by definition, drawings say it themselves. */
  hasCharset: boolean;
  /** Made of words, so that it gets much smaller. */
  isText: boolean;
}

/** Each media type once, in the order of the extensions above. */
export const contentTypes: readonly ContentType[] = [...new Set(Object.values(types))].map((type) => ({
  type,
  extensions: Object.keys(types).filter((extension) => types[extension] === type),
  hasCharset: /^text\/|\/xml$/.test(type),
  isText: isText(type),
}));

/** What a host sends for a file of no kind above. */
export const unknownType = "application/octet-stream";

/** The whole Content-Type header that a host should send for a file, by its path below the output folder. */
export function contentTypeOf(path: string): string {
  if (path === speculationRulesFile) return speculationRulesType;
  const found = typeOf(path);
  return found?.hasCharset === true ? `${found.type}; charset=${charset}` : (found?.type ?? unknownType);
}

/** Whether a file is text, which is sent compressed; pictures and films are compressed already. */
export function isTextFile(path: string): boolean {
  return typeOf(path)?.isText ?? false;
}

function typeOf(path: string): ContentType | undefined {
  const extension = extensionOf(path);
  return contentTypes.find(({ extensions }) => extensions.includes(extension));
}

function isText(type: string): boolean {
  return /^text\/|[/+](xml|json)$/.test(type);
}
