import * as z from "zod";
import { closuresSchema, hoursSchema } from "../domain/hours.ts";
import { officeLinkKeys, reportMissingLinks } from "./office-links.ts";
import { phoneSchema } from "../domain/phone.ts";
import { addressSchema } from "../domain/postal-address.ts";
import { nameText, pictureSchema, pictureWords, positionSchema, text, focusOf } from "./schema-parts.ts";

const mapLink = "the link that a map's Share button gives, such as https://maps.app.goo.gl/Hb0rLaneP0rt";

const embeddedMapAddress =
  'an address that begins with https://www.google.com/maps/embed (in Google Maps: Share, then Embed a map, then copy the address after "src="), or ends in &output=embed';

/** Google allows only these addresses in a frame on other sites, where any other page of its maps stays empty. They are empty elsewhere. */
const embeddedMap =
  /^https:\/\/www\.google\.com\/maps(?=\S*$)(?:\/(?:\S*\/)?embed(?=[/?]|$)|\/?\?(?:\S*&)?output=(?:sv)?embed(?=&|$))/;

/** Whether browsers keep the path as written. They resolve `..` and take `\` for a slash: other addresses of Google redirect to any site. */
function keepsPath(address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  return !/\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** A map may be at any host: those of Google Maps alone are many. */
const mapLinkSchema = z
  .string()
  .regex(/^https:\/\/[^\s"<>]+$/, { error: mapLink, abort: true })
  .refine((address) => URL.canParse(address) && keepsPath(address) && !embeddedMap.test(address), mapLink)
  .meta({
    fieldType: "web address",
    examples: ["https://www.google.com/maps/search/?api=1&query=12+Harbor+Lane%2C+Port+Ansel"],
  });

const embeddedMapSchema = z
  .string()
  .regex(embeddedMap, { error: embeddedMapAddress, abort: true })
  .refine(keepsPath, embeddedMapAddress)
  .meta({
    fieldType: "web address",
    examples: ["https://www.google.com/maps?q=12+Harbor+Lane%2C+Port+Ansel&output=embed"],
  });

/** WGS 84, in degrees; south and west are negative. */
function degrees(most: number, name: string, example: number): z.ZodNumber {
  const error = `a number from -${most} to ${most} with a point in it, such as ${example}`;
  return z
    .number({ error })
    .min(-most, error)
    .max(most, error)
    .meta({ fieldType: "code", description: `The ${name} in degrees.`, examples: [example] });
}

/** The front matter of `site/offices/<slug>.md`. */
export const officeSchema = z
  .strictObject({
    name: nameText(
      "What the office is called; needed only if there are several.",
      "Harbor Lane Dental Riverside",
    ).optional(),
    position: positionSchema
      .describe(
        "The place among the offices: the first is the one that the button at the top calls. Offices without a position follow those with one, by file name.",
      )
      .optional(),
    phone: phoneSchema.describe("The phone number that patients call, written as you want it read."),
    ...officeLinkKeys,
    address: addressSchema,
    geo: z
      .strictObject({
        latitude: degrees(90, "latitude", 33.66541),
        longitude: degrees(180, "longitude", -117.91823),
      })
      .describe("Where the office is on the globe, for search engines only; five decimals are best.")
      .optional(),
    hours: hoursSchema.describe(
      "The opening hours, one entry for days that have the same; a lunch break makes two, and closed days have no times.",
    ),
    closures: closuresSchema
      .describe(
        "Days on which the office is closed or has other hours, such as holidays; a build after the last of them leaves them out.",
      )
      .optional(),
    map: z
      .strictObject({
        title: text("What a screen reader says for the map.", "Map of the streets around Harbor Lane Dental"),
        embedUrl: embeddedMapSchema
          .describe("The Google Maps address of the map that is shown; made from the address unless given.")
          .optional(),
        linkUrl: mapLinkSchema
          .describe(
            "The link to a map that opens for directions; one to Google Maps is made from the address unless given.",
          )
          .optional(),
      })
      .describe("The map that visitors can load into the page; without it there is only a link to the map.")
      .optional(),
    parking: z
      .strictObject({
        title: text("The heading above the parking note.", "Parking"),
        note: text("Where visitors can park.", "Visitor spaces are beside the building."),
        cost: text("What parking costs.", "Parking is free for two hours.").optional(),
      })
      .describe("Where visitors can park.")
      .optional(),
    transit: text("How to come by bus or train.", "The bus stops at the corner of Harbor Lane.").optional(),
    access: text(
      "How to get in with a wheelchair, a walker or a stroller.",
      "There is no step at the door, and an elevator to our floor.",
    ).optional(),
    tag: text(
      "A few words on a small tag above parking and the ways to come, such as which of them are made up.",
      "Sample facts",
    ).optional(),
    picture: pictureSchema.describe("A picture of the office: its path inside the assets folder.").optional(),
    pictureAlt: pictureWords("picture", "What the picture shows, for people who do not see it.").optional(),
    focus: focusOf("picture"),
  })
  .superRefine(reportMissingLinks)
  .describe("The facts about one office: its phone, address, hours and map.");

export type WrittenOffice = z.infer<typeof officeSchema>;
