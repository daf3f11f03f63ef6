import * as z from "zod";
import type { FieldType } from "../build/field-types.ts";
import type { Markup } from "../text/markup.ts";
import { pointPattern } from "../text/focal-point.ts";
import { showsText } from "../text/shown-text.ts";

/*
 * The message of each format rule completes the sentence "Write …" and is shown to authors literally. If a second rule checks only what the
 * first accepts, the first has `abort`, so that one mistake is reported once. Editors show descriptions and examples while a content file
 * is written: one sentence for an office manager.
 */

declare module "zod" {
  interface GlobalMeta {
    fieldType?: FieldType;
    /** Key of the same group that this one belongs to. If that key is written, this one must be. A poster is needed only with a film. */
    of?: string;
    /** Key of the same group that this one requires. */
    needs?: string;
    /** Key of the same group that has the link whose words these are. They are needed if it leads to no page, which has a title. */
    wordsOf?: string;
    /** Keys of the same group, any of which makes this one unnecessary. */
    unless?: readonly string[];
    /** The problem if neither this key nor one of those in `unless` is there, which no build waits for. */
    ifMissing?: MissingConsentCode;
    /** When this optional key is needed; completes "needed if …". */
    neededIf?: string;
    /** Keys by which the items of a list are known; all of them unless given. */
    knownBy?: readonly string[];
    /** Keys of the group that must all be there if it has more keys than those in `enough`. */
    together?: { keys: readonly string[]; enough: readonly string[] };
    /** Keys of the group of which it has at least one. The first is what most authors want. */
    needsOneOf?: readonly [string, ...string[]];
  }
}

/** Problems of patients' words and pictures without the day of a written consent. */
export type MissingConsentCode = "copy/no-consent" | "publish/no-consent";

// Zod would generate code for each schema, which takes longer than it saves even with thousands of services.
z.config({ jitless: true });

/** Data with keys that are no longer optional. */
export type With<Data, Key extends keyof Data> = Omit<Data, Key> & {
  [Each in Key]-?: Exclude<Data[Each], undefined>;
};

/** Plain text that is not blank. Editors know only the first rule. */
export const textSchema = z
  .string()
  .regex(/\S/, { error: "some text", abort: true })
  .refine(showsText, { error: "some text", abort: true });

/** Matches tags without words, which show nothing. */
const wordless = /^\s*(?:(?:&(?:nbsp|#160|#xa0);|<\/?(?:b|br|em|i|li|ol|p|strong|sub|sup|ul)\s*\/?>)\s*)+$/i;

/** Makes a schema for text of one kind, with its purpose and examples. */
const textOfKind =
  (fieldType: FieldType) =>
  (description: string, ...examples: string[]): z.ZodString =>
    textSchema.meta({ fieldType, description, examples });

/** A schema's advice about a mistake in whole sentences. */
export interface Advice {
  message: string;
  remedy: string;
}

export const text = textOfKind("prose");
export const quoteText = textOfKind("quote");
export const nameText = textOfKind("name");
export const plainText = textOfKind("plain");
export const aside = textOfKind("aside");
export const note = textOfKind("note");

/** Makes the schema of a list of sources. */
export const sourcesSchema = (
  description = "The studies and pages that the facts come from, one per line.",
  example = "American Dental Association. Crowns. 2024.",
) => z.array(textSchema.meta({ fieldType: "source" })).meta({ description, examples: [[example]] });

/** The schema of a page's title in search results. */
export const metaTitleSchema = aside(
  "The title in the browser's tab and in search results, of 15 to 60 characters; made of the main title, the city and the practice unless given.",
  "Dental crowns in Port Ansel | Harbor Lane",
).optional();

/** The schema of `noindex` of a page. */
export const noindexSchema = z
  .boolean()
  .meta({
    description: "Keeps the page out of search engines and the sitemap; links and menus still lead to it.",
    examples: [true],
  })
  .optional();

/** Markup of a field of simple HTML. The brand tells it from a list of texts. */
export type FieldMarkup = Markup & z.core.$brand<"html">;

/**
 * Makes a schema for simple HTML with words in it. It only judges the text; `validate` then puts the markup in its place, and that is the
 * type of the field for all later steps.
 */
export function htmlText(description: string, ...examples: string[]): z.ZodType<FieldMarkup, string> {
  const schema: z.ZodType = textSchema
    .refine((html) => !wordless.test(html), "text with words in it")
    .meta({ fieldType: "html", description, examples });
  return schema as z.ZodType<FieldMarkup, string>;
}

/** An address as authors write it: a page of the site from its root (`/services/crowns`), `https:`, `tel:` or `mailto:`. */
export const hrefSchema = textSchema.meta({ fieldType: "link", examples: ["/services/crowns", "/about/address"] });

/* Paths of files inside `assets/`, with forward slashes. Each has its own type, which says what a template gets for it. */

export const pictureSchema = textSchema
  .meta({ fieldType: "picture", examples: ["pictures/office.jpg"] })
  .brand<"picture">();

export type PicturePath = z.infer<typeof pictureSchema>;

export const videoSchema = textSchema.meta({ fieldType: "video", examples: ["videos/home.mp4"] }).brand<"video">();
export type VideoPath = z.infer<typeof videoSchema>;

/** A picture or a film. It needs a `posterOf` beside it. */
export const mediaSchema = textSchema.meta({ fieldType: "media", examples: ["pictures/office.jpg"] }).brand<"media">();
export type MediaPath = z.infer<typeof mediaSchema>;

/** Makes the schema of the picture shown until the film in another key of the group plays. */
export const posterOf = (key: string): typeof pictureSchema => pictureSchema.meta({ fieldType: "poster", of: key });

/** Makes the schema of the captions for the film in another key of the group. */
export const captionsOf = (key: string): z.ZodString =>
  textSchema.meta({
    fieldType: "captions",
    of: key,
    description:
      "What is said in the film, as a WebVTT file: its path inside the assets folder. A film with sound needs it.",
    examples: ["videos/tour.vtt"],
  });

/** Makes the schema of the words for the picture in another key of the group. */
export function pictureWords(
  key: string,
  description: string,
  example = "Drawing of a low office with a reception desk behind its glass front.",
): z.ZodString {
  return textSchema.meta({ fieldType: "alt", of: key, description, examples: [example] });
}

/** Makes the schema of the point that stays in view wherever the picture in another key of the group is cropped. */
export const focusOf = (key: string) =>
  z
    .string()
    .regex(pointPattern, "two percentages such as 69% 39%, the first from the left edge, the second from the top")
    .meta({
      fieldType: "focus",
      needs: key,
      description:
        "The point that stays in view in every crop, such as a face: percent from the left, then from the top.",
      examples: ["69% 39%"],
    })
    .optional();

/** Reports a year such as 0026. */
function reportShortYear(date: string, context: z.RefinementCtx): void {
  const year = date.slice(0, 4);
  if (year >= "1900") return;
  const words: Advice = {
    message: `${JSON.stringify(date)} is a date in the year ${Number(year)}.`,
    remedy: `Write the year with its own four digits, such as ${year.replace(/^00/, "20").replace(/^1[0-8]/, "19")}${date.slice(4)}.`,
  };
  context.addIssue({ code: "custom", message: "a date after 1900", params: { words } });
}

/** A year and month, `2026-11`: when something was last done. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "a year and a month such as 2026-11", abort: true })
  .superRefine(reportShortYear)
  .meta({ fieldType: "month", examples: ["2026-11"] });

/** A calendar day, `2026-11-01`. */
export const daySchema = z.iso
  .date({ error: "a date such as 2026-11-30, the year first", abort: true })
  .superRefine(reportShortYear)
  .meta({ fieldType: "date", examples: ["2026-11-01"] });

/** The date of the film in another key of the group. */
export const filmDateSchema = daySchema.meta({
  fieldType: "film date",
  description: "The day on which a film was first shown, for search engines only: year-month-day.",
});

/** A time of day on the 24-hour clock, `08:30`. */
export const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: "a time on the 24-hour clock such as 08:30, or 17:00 for 5 PM",
    abort: true,
  })
  .meta({ fieldType: "time", examples: ["08:30"] });

/** A postal code of any country. */
export const postalCodeSchema = z
  .string()
  .regex(/^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/, 'a ZIP code or postal code such as "97201"')
  .meta({ fieldType: "postal code", examples: ["97201"] });

export const emailSchema = z
  .email({ error: "an e-mail address such as hello@practice.com" })
  .meta({ fieldType: "e-mail", examples: ["hello@practice.com"] });

/** A position in an order that file names do not give. */
export const positionSchema = z
  .int({ error: "a number such as 1" })
  .min(1, "a number from 1 on")
  .meta({ fieldType: "code", examples: [1] });

/** Makes the schema of the offices where a person works. */
export const officesSchema = (description: string) =>
  z
    .array(
      textSchema.meta({
        fieldType: "office",
        description: "The name of a file in site/offices/, without .md.",
        examples: ["riverside"],
      }),
    )
    .min(1, "at least one office, or no list")
    .describe(description)
    .optional();

/** A secure web address. */
export const webAddressSchema = z
  .string()
  .regex(/^https:\/\/[^\s/]+\S*$/, { error: "an address that begins with https://", abort: true })
  .refine((address) => URL.canParse(address), "an address that begins with https://")
  .meta({ fieldType: "web address", examples: ["https://www.dbc.ca.gov/"] });
