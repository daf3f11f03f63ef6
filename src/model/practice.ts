import { z } from "zod";
import { assetPathSchema, textSchema, timeSchema, webAddressSchema } from "./schema-parts.ts";

const weekdaySchema = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"], {
  error: "a day's full name such as Monday",
});

const googleMapsSchema = z
  .string()
  .regex(/^https:\/\/www\.google\.com\/maps\S*$/, "an address that begins with https://www.google.com/maps");

const publishedAddress =
  "the address where the site is published, such as https://www.practice.com, without a slash at the end";

/** BCP 47, as far as dates can be written in it. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The facts of `site/practice.yaml`. */
export const practiceSchema = z.strictObject({
  name: textSchema,
  shortName: textSchema,
  legalName: textSchema,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens, such as harbor-lane"),
  origin: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/, publishedAddress)
    .refine((origin) => URL.canParse(origin), publishedAddress),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language tag such as en-US")
    .refine(isLanguage, "a language tag such as en-US"),
  phone: z.string().regex(/^\+?[\d\s().-]{7,}$/, "a phone number such as (503) 555-0187"),
  email: z.email({ error: "an e-mail address such as hello@practice.com" }),
  address: z.strictObject({
    street: textSchema,
    suite: textSchema,
    city: textSchema,
    state: textSchema,
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'a ZIP code in quotes such as "97201"'),
    country: textSchema,
  }),
  hours: z
    .array(
      z.strictObject({
        days: textSchema,
        schemaDays: z.array(weekdaySchema).min(1, "at least one day"),
        opens: timeSchema,
        closes: timeSchema,
        text: textSchema,
      }),
    )
    .min(1, "at least one line of hours"),
  map: z.strictObject({ embedUrl: googleMapsSchema, linkUrl: googleMapsSchema, title: textSchema }),
  logo: assetPathSchema,
  /** The picture in the browser's tab; the logo unless given. */
  icon: assetPathSchema.optional(),
  banner: assetPathSchema,
  bannerAlt: textSchema,
  licence: z.strictObject({ number: textSchema, text: textSchema, lookupUrl: webAddressSchema.optional() }),
});

export type Practice = z.infer<typeof practiceSchema>;
