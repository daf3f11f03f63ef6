import * as z from "zod";

/*
 * The message of each format rule completes the sentence "Write …": it is shown to authors literally.
 * Where a second rule asks about what only the first lets pass, the first has `abort`, so that one mistake is reported once.
 * Descriptions and examples are what an editor shows while a content file is written: one sentence for an office manager.
 */

/** What a text in a content file is. Every step that treats some texts unlike others asks for it, and none asks for the key's name. */
export type Kind =
  /** Words that visitors read in the page. */
  | "prose"
  /** Words outside the page's own text: in search results, below a picture. */
  | "aside"
  /** The words for the picture or film that `of` names, for people who do not see it. */
  | "alt"
  /** Words in simple HTML. */
  | "html"
  /** A work of others, by its author and title. */
  | "source"
  /** A name or number that is printed as is and claims nothing. */
  | "plain"
  /** Where a link leads. */
  | "link"
  /** A page outside the site, at an address of a form of its own. */
  | "web address"
  /** A file inside `assets/`; `media` is a picture or a film, as its extension says, and a `video` one that plays as scenery, without sound. */
  | "picture"
  | "video"
  | "media"
  | "font"
  /** What is said in the film that `of` names. */
  | "captions"
  /** The picture that stands for the film that `of` names until it plays. */
  | "poster"
  /** A year and a month, which are printed as words. */
  | "month"
  /** A date, a number, an id: it has a form of its own. */
  | "code"
  /** A note to the practice. It may quote other files letter for letter, and is printed nowhere. */
  | "note";

const mediaKinds = ["picture", "poster", "video", "media", "captions", "font"] as const satisfies readonly Kind[];
export type MediaKind = (typeof mediaKinds)[number];

/** Whether a text names a file that pages show or are shown with. */
export function isMediaKind(kind: Kind | undefined): kind is MediaKind {
  return (mediaKinds as readonly (Kind | undefined)[]).includes(kind);
}

declare module "zod" {
  interface GlobalMeta {
    kind?: Kind;
    /** The key of the same group that this one belongs to: wherever that is written, this one must be. A poster only goes with a film. */
    of?: string;
    /** The key of the same group without which this one says nothing: who writes this one must write that one. */
    needs?: string;
    /** Keys of the same group in place of which this one is needed. */
    unless?: readonly string[];
    /** Of a group: keys that must all be there as soon as it says more than the keys that are `enough`. */
    together?: { keys: readonly string[]; enough: readonly string[] };
  }
}

// Zod would write code for each schema and evaluate it, which takes longer than it saves even with thousands of services.
z.config({ jitless: true });

/** Data with keys that are no longer left out. */
export type With<Data, Key extends keyof Data> = Omit<Data, Key> & {
  [Each in Key]-?: Exclude<Data[Each], undefined>;
};

/** Plain text that is not blank. */
export const textSchema = z.string().regex(/\S/, "some text");

/** Tags without words, which show nothing. */
const wordless = /^\s*(?:(?:&(?:nbsp|#160|#xa0);|<\/?(?:b|br|em|i|li|ol|p|strong|sub|sup|ul)\s*\/?>)\s*)+$/i;

/** Text of one kind, with what it is for, and examples of it. */
const textOf =
  (kind: Kind) =>
  (description: string, ...examples: string[]): z.ZodString =>
    textSchema.meta({ kind, description, examples });

/** What a schema says of a mistake in whole sentences: what is wrong, and what to write instead. */
export interface Advice {
  message: string;
  remedy: string;
}

export const text = textOf("prose");
export const aside = textOf("aside");
export const note = textOf("note");

/** What stands for a page in search results, beside its description there. */
export const metaTitleSchema = aside(
  "The title in the browser's tab and in search results, of 15 to 60 characters; made of the main title, the city and the practice unless given.",
  "Dental crowns in Port Ansel | Harbor Lane",
).optional();

/** Text in simple HTML with words in it. */
export function htmlText(description: string, ...examples: string[]): z.ZodString {
  return textSchema
    .refine((html) => !wordless.test(html), "text with words in it")
    .meta({ kind: "html", description, examples });
}

/** An address as authors write it: a page of the site from its root (`/services/crowns`), `https:`, `tel:` or `mailto:`. */
export const hrefSchema = textSchema.meta({ kind: "link", examples: ["/services/crowns", "/about/address"] });

/*
 * The path of a file inside `assets/`, with forward slashes. Each has a type of its own, which says what a template gets for it.
 */

export const pictureSchema = textSchema.meta({ kind: "picture", examples: ["pictures/office.jpg"] }).brand<"picture">();
export type PicturePath = z.infer<typeof pictureSchema>;

export const videoSchema = textSchema.meta({ kind: "video", examples: ["videos/home.mp4"] }).brand<"video">();
export type VideoPath = z.infer<typeof videoSchema>;

/** A picture or a film. It needs a `posterOf` beside it. */
export const mediaSchema = textSchema.meta({ kind: "media", examples: ["pictures/office.jpg"] }).brand<"media">();
export type MediaPath = z.infer<typeof mediaSchema>;

/** The picture shown until the film plays that another key of the group names. */
export const posterOf = (key: string): typeof pictureSchema => pictureSchema.meta({ kind: "poster", of: key });

/** The words for the sound of the film that another key of the group names. */
export const captionsOf = (key: string): z.ZodString =>
  textSchema.meta({
    kind: "captions",
    of: key,
    description:
      "What is said in the film, as a WebVTT file: its path inside the assets folder. A film with sound needs it.",
    examples: ["videos/tour.vtt"],
  });

/** The words for the picture that another key of the group names. */
export function pictureWords(
  key: string,
  description: string,
  example = "Drawing of a low office with a reception desk behind its glass front.",
): z.ZodString {
  return textSchema.meta({ kind: "alt", of: key, description, examples: [example] });
}

/** A year and month, `2026-11`. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a year and a month such as 2026-11")
  .meta({ kind: "month", examples: ["2026-11"] });

/** A calendar day, `2026-11-01`. */
export const daySchema = z.iso
  .date({ error: "a date such as 2026-11-30, the year first", abort: true })
  .meta({ kind: "code", examples: ["2026-11-01"] });

/** The day of a film that another key names. */
export const filmDateSchema = daySchema.describe(
  "The day on which a film was first shown, for search engines only: year-month-day.",
);

/** A time of day on the 24-hour clock, `08:30`. */
export const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: "a time on the 24-hour clock such as 08:30, or 17:00 for 5 PM",
    abort: true,
  })
  .meta({ kind: "code", examples: ["08:30"] });

/** A ZIP code, or ZIP+4. */
export const zipSchema = z
  .string()
  .regex(/^\d{5}(-\d{4})?$/, 'a ZIP code in quotes such as "97201"')
  .meta({ kind: "code", examples: ["97201"] });

export const emailSchema = z
  .email({ error: "an e-mail address such as hello@practice.com" })
  .meta({ kind: "code", examples: ["hello@practice.com"] });

/** A place in an order that the file names do not give. */
export const positionSchema = z
  .int({ error: "a number such as 1" })
  .min(1, "a number from 1 on")
  .meta({ kind: "code", examples: [1] });

/** A secure web address. */
export const webAddressSchema = z
  .string()
  .regex(/^https:\/\/[^\s/]+\S*$/, { error: "an address that begins with https://", abort: true })
  .refine((address) => URL.canParse(address), "an address that begins with https://")
  .meta({ kind: "web address", examples: ["https://www.dbc.ca.gov/"] });
