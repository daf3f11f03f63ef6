import { z } from "zod";

/*
 * The message of each format rule completes the sentence "Write …": it is shown to authors as it stands here.
 */

/** Plain text that is not blank. */
export const textSchema = z.string().regex(/\S/, "some text");

/** An address as authors write it: a page of the site from its root (`/services/crowns`), `https:`, `tel:` or `mailto:`. */
export const hrefSchema = textSchema;

/** The path of a file inside `assets/`, with forward slashes. */
export const assetPathSchema = textSchema;

/** A year and month, `2026-11`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a year and a month such as 2026-11");

/** A calendar day, `2026-11-01`. */
export const daySchema = z.iso.date({ error: "a date such as 2026-11-01" });

/** A time of day on the 24-hour clock, `08:30`. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time on the 24-hour clock such as 08:30");

/** A secure web address. */
export const webAddressSchema = z.string().regex(/^https:\/\/[^\s/]+\S*$/, "an address that begins with https://");
