import type * as z from "zod";
import type { MediaBook } from "../media/media-book.ts";
import type { ContentFile } from "../../model/content-files.ts";
import { isVideo } from "../../model/media-kinds.ts";
import type { Finished, Media } from "../../model/page.ts";
import { isMediaKind, type FieldMarkup, type Kind } from "../../model/schema-parts.ts";
import { schemas } from "../../model/site.ts";
import { partBelow, partOf, type Part } from "../../model/walk-fields.ts";
import type { Words } from "../../model/words.ts";
import type { Addresses } from "./addresses.ts";
import type { CompleteDocuments } from "./complete-documents.ts";
import { monthInWords } from "./dates.ts";
import { readyPicture, readyVideo } from "./ready-media.ts";
import type { RichText } from "./rich-text.ts";

/** The fixed content files with their data as templates receive it. */
export type FinishedDocuments = {
  [Name in keyof CompleteDocuments]: FinishedDocument<CompleteDocuments[Name]>;
};

/** Undefined for a page that is not there. */
type FinishedDocument<Written> = Written extends { data: infer Data }
  ? Omit<Written, "data"> & { data: Finished<Data> }
  : undefined;

/** What the texts of a site are made ready with. */
export interface Finishing {
  addresses: Addresses;
  media: MediaBook;
  richText: RichText;
  /** The site's own. */
  language: string;
  words: Words;
}

/** Data that fits its schema, with all texts made ready to print that the schema says more of than that they are text. */
export function finishFields<Data>(schema: z.ZodType<Data>, data: Data, finishing: Finishing): Finished<Data> {
  return finish(data, partOf(schema), finishing) as Finished<Data>;
}

export function finishDocuments(documents: CompleteDocuments, finishing: Finishing): FinishedDocuments {
  const finished = Object.entries(documents).map(([name, document]) => {
    const schema: z.ZodType = schemas[name as ContentFile];
    return [name, { ...document, data: finishFields(schema, document.data, finishing) }];
  });
  return Object.fromEntries(finished) as FinishedDocuments;
}

/** `texts` are those that belong to a picture or film. */
function finish(value: unknown, part: Part | undefined, finishing: Finishing, texts: MediaTexts = {}): unknown {
  if (part === undefined) return value;
  if (part.kind === "html") return finishing.richText.printField(value as FieldMarkup);
  if (Array.isArray(value)) return value.map((item) => finish(item, part.item, finishing));
  if (typeof value === "object" && value !== null) return finishGroup(value as Group, part, finishing);
  if (typeof value !== "string") return value;
  if (part.kind === "captions") return addressOfCaptions(value, finishing);
  return isMediaKind(part.kind) && part.kind !== "font"
    ? finishMedia(value, texts, finishing)
    : finishText(value, part.kind, finishing);
}

type Group = Readonly<Record<string, unknown>>;

function finishGroup(group: Group, part: Part, finishing: Finishing): Group {
  const finished: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(group)) {
    const inner = partBelow(part, key);
    const texts = isMediaKind(inner?.kind) ? textsOf(key, group, part) : {};
    finished[key] = finish(value, inner, finishing, texts);
  }
  return finished;
}

function finishText(text: string, kind: Kind | undefined, { addresses, language }: Finishing): string {
  switch (kind) {
    case "link":
      return addresses.link(text);
    case "month":
      return monthInWords(text, language);
    default:
      return text;
  }
}

type MediaTexts = Partial<Record<Kind, string>>;

/** The words for a picture or film, and its poster, which may be a picture that is shown by itself as well. */
function textsOf(key: string, group: Group, part: Part): MediaTexts {
  const belonging = [...part.keys].filter(([, { of }]) => of === key);
  return Object.fromEntries(belonging.map(([name, { kind }]) => [kind, group[name]])) as MediaTexts;
}

function finishMedia(name: string, texts: MediaTexts, finishing: Finishing): Media {
  const { media, addresses, language, words } = finishing;
  const { alt = "", picture = "", poster = picture, captions } = texts;
  const track = captions === undefined ? undefined : { src: addressOfCaptions(captions, finishing), srcLang: language };
  const ready = isVideo(name)
    ? readyVideo(media, addresses, name, poster, {
        alt,
        ...(track && { captions: { ...track, label: words.captions } }),
      })
    : readyPicture(media, addresses, name, alt);
  // Validation has found it, and the pictures and films of what it found are ready.
  if (ready === undefined) throw new Error(`Nothing was prepared from ${name}.`);
  return ready;
}

function addressOfCaptions(name: string, { media, addresses }: Finishing): string {
  const captions = media.get(name);
  if (captions?.kind !== "captions") throw new Error(`Nothing was prepared from ${name}.`);
  return addresses.file(captions.path);
}
