import type * as z from "zod";
import { markLanguage } from "../../lib/markup/other-language.ts";
import type { MediaBook } from "../media/media-book.ts";
import { isVideo } from "../../model/build/media-kinds.ts";
import type { Finished, Media } from "../../model/build/page.ts";
import type { FinishedData, FinishedFacts, ShownMedia } from "../../model/build/ready-page.ts";
import { isMediaType, type FieldType } from "../../model/build/field-types.ts";
import type { FieldMarkup } from "../../model/content/schema-parts.ts";
import { partBelow, partOf, type Part, isGroup, type Group } from "../../model/build/walk-fields.ts";
import { isolateNumbers } from "../../model/text/right-to-left.ts";
import { isText } from "../../model/build/translated-texts.ts";
import type { UntranslatedTexts } from "../../model/build/source.ts";
import type { Words } from "../../model/content/words.ts";
import type { Addresses } from "./addresses.ts";
import type { CompleteDocuments } from "./complete-documents.ts";
import { monthInWords } from "./dates.ts";
import { readyPicture, readyVideo } from "./ready-media.ts";
import type { RichText } from "./rich-text.ts";

/** Everything that makes a site's data ready to print. */
export interface Finishing {
  addresses: Addresses;
  media: MediaBook;
  richText: RichText;
  /** The site's own. */
  language: string;
  words: Words;
  /** The content file that the data is from; absent if links cannot mean a part of its own page. */
  file?: string;
  /** Texts that are still in the first language of the site. */
  untranslated?: UntranslatedTexts | undefined;
}

/** Makes data that fits its schema ready to print: each picture, film, link, month and HTML field, as the schema names them. */
export function finishFields<Data>(schema: z.ZodType<Data>, data: Data, finishing: Finishing): FinishedData<Data> {
  const shown: ShownMedia[] = [];
  return { data: finish(data, partOf(schema), { ...finishing, shown }) as Finished<Data>, shown };
}

/** Makes the fixed content files ready. */
export function finishDocuments(documents: CompleteDocuments, finishing: Finishing): FinishedFacts {
  const finished = Object.entries(documents).map(([name, document]) => {
    const { kind, data, file } = document;
    return [name, { ...document, ...finishFields(kind.schema, data, { ...finishing, file }) }];
  });
  return Object.fromEntries(finished) as FinishedFacts;
}

interface FieldWork extends Finishing {
  shown: ShownMedia[];
}

function finish(value: unknown, part: Part | undefined, finishing: FieldWork): unknown {
  if (part === undefined) return value;
  if (part.fieldType === "html") return finishing.richText.printField(value as FieldMarkup, finishing.file);
  if (Array.isArray(value)) return value.map((item) => finish(item, part.item, finishing));
  if (isGroup(value)) return finishGroup(value, part, finishing);
  if (typeof value !== "string") return value;
  const { fieldType } = part;
  return isShown(part) ? finishShown(value, {}, finishing) : finishText(value, fieldType, finishing);
}

/** Makes a picture or film ready that pages show by itself, not only as the poster of another. */
function finishShown(name: string, texts: MediaTexts & { date?: string | undefined }, finishing: FieldWork): Media {
  const media = finishMedia(name, texts, finishing);
  finishing.shown.push({ media, date: texts.date });
  return media;
}

function finishGroup(group: Group, part: Part, finishing: FieldWork): Group {
  const finished: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(group)) {
    const inner = partBelow(part, key);
    if (typeof value !== "string" || !isShown(inner)) finished[key] = finish(value, inner, finishing);
    else {
      const texts = mediaTextsOf(key, group, part);
      // A poster is only part of its film.
      finished[key] =
        inner.of === undefined
          ? finishShown(value, { ...texts, date: filmDateOf(group, part) }, finishing)
          : finishMedia(value, texts, finishing);
    }
  }
  return finished;
}

function isShown(part: Part | undefined): part is Part {
  return isMediaType(part?.fieldType) && part.fieldType !== "font" && part.fieldType !== "captions";
}

function filmDateOf(group: Group, { keys }: Part): string | undefined {
  const [key] = [...keys].find(([, { fieldType }]) => fieldType === "film date") ?? [];
  const date = key === undefined ? undefined : group[key];
  return typeof date === "string" ? date : undefined;
}

function finishText(text: string, fieldType: FieldType | undefined, finishing: Finishing): string {
  const { addresses, language } = finishing;
  switch (fieldType) {
    case "link":
      return addresses.link(text, finishing.file);
    case "month":
      return monthInWords(text, language);
    case "captions":
      return addressOfCaptions(text, finishing);
    default:
      return isText({ fieldType }, text) ? isolateNumbers(inItsLanguage(text, finishing), language) : text;
  }
}

const inItsLanguage = (text: string, { untranslated }: Pick<Finishing, "untranslated">): string =>
  untranslated?.texts.has(text) ? markLanguage(text, untranslated.lang) : text;

type MediaTexts = Partial<Record<"picture" | "poster" | "captions" | "alt" | "focus", string>>;

/** Returns the words for a picture or film, and its poster, which may be a picture that is also shown without the film. */
function mediaTextsOf(key: string, group: Group, part: Part): MediaTexts {
  const belonging = [...part.keys].filter(
    ([, { of, fieldType, needs }]) => (fieldType === "focus" ? needs : of) === key,
  );
  return Object.fromEntries(belonging.map(([name, { fieldType }]) => [fieldType, group[name]])) as MediaTexts;
}

function finishMedia(name: string, texts: MediaTexts, finishing: Finishing): Media {
  const { language, words } = finishing;
  const { picture = "", poster = picture, captions, focus } = texts;
  const cropped = focus === undefined ? {} : { focus };
  const alt = inItsLanguage(texts.alt ?? "", finishing);
  const track = captions === undefined ? undefined : { src: addressOfCaptions(captions, finishing), srcLang: language };
  const film = { poster, alt, ...(track && { captions: { ...track, label: words.captions } }) };
  const ready = isVideo(name)
    ? readyVideo(finishing, name, { ...film, ...cropped })
    : readyPicture(finishing, name, { alt, ...cropped });
  // Validation found the file, and `media` prepared all that it found.
  if (ready === undefined) throw new Error(`Nothing was prepared from ${name}.`);
  return ready;
}

function addressOfCaptions(name: string, { media, addresses }: Finishing): string {
  const captions = media.get(name);
  if (captions?.kind !== "captions") throw new Error(`Nothing was prepared from ${name}.`);
  return addresses.file(captions.path);
}
