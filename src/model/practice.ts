import * as z from "zod";
import { hoursSchema } from "./hours.ts";
import { isSlug } from "./page-paths.ts";
import { pictureSchema, pictureWords, text, textSchema, webAddressSchema } from "./schema-parts.ts";

/** As a browser reads it, which follows `..`: other addresses of Google lead on to any site. */
function isGoogleMap(address: string): boolean {
  return URL.canParse(address) && /^\/maps(?:\/|$)/.test(new URL(address).pathname);
}

const mapAddress = "an address that begins with https://www.google.com/maps";

const googleMapsSchema = z
  .string()
  .regex(/^https:\/\/www\.google\.com\/maps\S*$/, { error: mapAddress, abort: true })
  .refine(isGoogleMap, mapAddress)
  .meta({
    kind: "web address",
    examples: ["https://www.google.com/maps/search/?api=1&query=12+Harbor+Lane%2C+Port+Ansel"],
  });

const embeddedMapAddress =
  'an address that begins with https://www.google.com/maps/embed (in Google Maps: Share, then Embed a map, then what stands in quotes behind "src="), or ends in &output=embed';

/** Google lets other sites show only these in a frame; any other page of its maps stays empty there. */
const embeddedMapSchema = z
  .string()
  .regex(
    /^https:\/\/www\.google\.com\/maps(?=\S*$)(?:\/(?:\S*\/)?embed(?=[/?]|$)|\/?\?(?:\S*&)?output=(?:sv)?embed(?=&|$))/,
    { error: embeddedMapAddress, abort: true },
  )
  .refine(isGoogleMap, embeddedMapAddress)
  .meta({ kind: "web address", examples: ["https://www.google.com/maps?q=12+Harbor+Lane%2C+Port+Ansel&output=embed"] });

const publishedAddress =
  "the address where the site is published, such as https://www.practice.com, without a slash at the end";

/** What people write between the digits of a phone number; Word makes hyphens of its own. */
const gap = String.raw`[\s()./\u2010-\u2015-]*`;

/**
 * North American Numbering Plan: ten digits, where area code and exchange begin with 2 to 9, perhaps with the country's 1 in front.
 * Other countries' numbers begin with + and their code.
 */
const phoneNumber = new RegExp(
  String.raw`^(?:\+?1)?${gap}[2-9](?:${gap}\d){2}${gap}[2-9](?:${gap}\d){6}$|^\+[2-9](?:${gap}\d){6,13}$`,
);

/** BCP 47, as far as dates can be written in it. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The facts of `site/practice.yaml`. */
export const practiceSchema = z
  .strictObject({
    name: text("The practice's full name, as patients know it.", "Harbor Lane Dental"),
    shortName: text("A shorter name for narrow places, such as the header on a phone.", "Harbor Lane"),
    legalName: text(
      "The name the practice is registered under, shown in the footer.",
      "Dental Practice of Ada Brightwater, DDS",
    ),
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: "small letters, digits and hyphens, such as harbor-lane",
        abort: true,
      })
      .refine(isSlug, "a name that a file can have on Windows, such as harbor-lane")
      .meta({
        kind: "code",
        description: "The last part of the address of the page that introduces the practice.",
        examples: ["harbor-lane"],
      }),
    origin: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/, { error: publishedAddress, abort: true })
      .refine((origin) => URL.canParse(origin), publishedAddress)
      .meta({
        kind: "code",
        description: "Where the site is published, without a slash at the end.",
        examples: ["https://www.practice.com"],
      }),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: "a language tag such as en-US", abort: true })
      .refine(isLanguage, "a language tag such as en-US")
      .meta({
        kind: "code",
        description: "The language the site is written in, as a language tag.",
        examples: ["en-US"],
      }),
    phone: z
      .string()
      .regex(
        phoneNumber,
        "a phone number such as (503) 555-0187: ten digits without an extension, the first and the fourth from 2 to 9 (for other countries + and their code)",
      )
      .meta({
        kind: "code",
        description: "The phone number that patients call, written as you want it read.",
        examples: ["(503) 555-0187"],
      }),
    email: z.email({ error: "an e-mail address such as hello@practice.com" }).meta({
      kind: "code",
      description: "The e-mail address for general questions.",
      examples: ["hello@practice.com"],
    }),
    address: z
      .strictObject({
        street: text("House number and street.", "12 Harbor Lane"),
        suite: text("The suite or floor, where there is one.", "Suite 3").optional(),
        city: text("The city.", "Port Ansel"),
        state: text("The state, as it is written on an envelope.", "CA"),
        zip: z
          .string()
          .regex(/^\d{5}(-\d{4})?$/, 'a ZIP code in quotes such as "97201"')
          .meta({ kind: "code", description: "The ZIP code, in quotes.", examples: ["97201"] }),
        country: text("The country.", "United States"),
      })
      .describe("Where the practice is; shown in the footer and beside the map."),
    hours: hoursSchema.describe("The opening hours, one entry for days that have the same hours."),
    map: z
      .strictObject({
        embedUrl: embeddedMapSchema.describe("The Google Maps address of the map that is shown on the page."),
        linkUrl: googleMapsSchema.describe("The Google Maps address that opens when a visitor wants directions."),
        title: text("What a screen reader says for the map.", "Map of the streets around Harbor Lane Dental"),
      })
      .describe("The map of where the practice is; change both addresses when you move."),
    logo: pictureSchema.meta({
      description: "The logo in the header: its path inside the assets folder.",
      examples: ["pictures/logo.svg"],
    }),
    /** The picture in the browser's tab; the logo unless given. */
    icon: pictureSchema
      .meta({
        description: "The small picture in the browser's tab; the logo unless you name one.",
        examples: ["pictures/favicon.svg"],
      })
      .optional(),
    banner: pictureSchema.meta({
      description: "The wide picture of the site, also shown when somebody shares a link to it.",
      examples: ["pictures/banner.svg"],
    }),
    bannerAlt: pictureWords("banner", "What the banner shows, for people who do not see it."),
    licence: z
      .strictObject({
        number: textSchema.meta({
          kind: "plain",
          description: "The dentist's license number.",
          examples: ["DDS 12345"],
        }),
        text: text(
          "The sentence on who licenses dentists, shown in the footer.",
          "Dentists in California are licensed and regulated by the Dental Board of California.",
        ),
        lookupUrl: webAddressSchema.describe("The web page where anyone can look the license up.").optional(),
      })
      .describe("The dentist's license, shown in the footer."),
  })
  .describe("The facts about the practice: its name, phone, address, hours and map.");
