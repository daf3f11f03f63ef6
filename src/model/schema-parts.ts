import * as z from "zod";

/*
 * The message of each format rule completes the sentence "Write …": it is shown to authors as it stands here.
 * Where a second rule asks about what only the first lets pass, the first has `abort`, so that one mistake is told once.
 * Descriptions and examples are what an editor shows while a content file is written: one sentence for an office manager.
 */

// Zod would write code for each schema and evaluate it, which takes longer than it saves even with thousands of services.
z.config({ jitless: true });

/** Plain text that is not blank. */
export const textSchema = z.string().regex(/\S/, "some text");

/** Tags without words, which show nothing. */
const wordless = /^\s*(?:(?:&(?:nbsp|#160|#xa0);|<\/?(?:b|br|em|i|li|ol|p|strong|sub|sup|ul)\s*\/?>)\s*)+$/i;

/** Text in simple HTML with words in it, with what it is for, and examples of it. */
export function htmlText(description: string, ...examples: string[]): z.ZodString {
  return textSchema.refine((html) => !wordless.test(html), "text with words in it").meta({ description, examples });
}

/** An address as authors write it: a page of the site from its root (`/services/crowns`), `https:`, `tel:` or `mailto:`. */
export const hrefSchema = textSchema.meta({ examples: ["/services/crowns", "/about/address"] });

/** The path of a file inside `assets/`, with forward slashes. */
export const assetPathSchema = textSchema.meta({ examples: ["pictures/office.jpg"] });

/** A year and month, `2026-11`. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a year and a month such as 2026-11")
  .meta({ examples: ["2026-11"] });

/** A calendar day, `2026-11-01`. */
export const daySchema = z.iso
  .date({ error: "a date such as 2026-11-30, the year first" })
  .meta({ examples: ["2026-11-01"] });

/** A time of day on the 24-hour clock, `08:30`. */
export const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: "a time on the 24-hour clock such as 08:30, or 17:00 for 5 PM",
    abort: true,
  })
  .meta({ examples: ["08:30"] });

/** A secure web address. */
export const webAddressSchema = z
  .string()
  .regex(/^https:\/\/[^\s/]+\S*$/, { error: "an address that begins with https://", abort: true })
  .refine((address) => URL.canParse(address), "an address that begins with https://")
  .meta({ examples: ["https://www.dbc.ca.gov/"] });

/** Plain text with what it is for, and examples of it. */
export function text(description: string, ...examples: string[]): z.ZodString {
  return textSchema.meta({ description, examples });
}

/** The words for a picture, for people who do not see it. */
export const pictureWords = (description: string): z.ZodString =>
  text(description, "Drawing of a low office with a reception desk behind its glass front.");
