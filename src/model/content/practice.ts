import * as z from "zod";
import { announcementSchema } from "./announcement.ts";
import { contactsSchema } from "./contacts.ts";
import { hosts, joinHosts } from "../build/hosts.ts";
import { defaultLanguage, readLanguageTag, withCountryOf } from "../domain/language.ts";
import { isTooLong } from "../text/long-names.ts";
import { isSlug } from "../build/page-paths.ts";
import {
  emailSchema,
  nameText,
  pictureSchema,
  pictureWords,
  text,
  textSchema,
  webAddressSchema,
  focusOf,
} from "./schema-parts.ts";

/** Link previews draw the name. With more characters nobody could read it there, and each more takes longer to lay out. */
const longestName = 120;

const publishedAddress = "the address where the site is published, such as https://www.practice.com";

/** Whether a name is a place in the IANA database. Some abbreviations, such as CST, have several meanings. */
function isTimeZone(name: string): boolean {
  try {
    return name.includes("/") && new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

function languageTag(example: string, error?: (issue: { input?: unknown }) => string | undefined): z.ZodString {
  const wanted = `a language tag such as ${example}`;
  return z
    .string({ error })
    .regex(/^[A-Za-z]{1,3}(-[A-Za-z0-9]{1,8})*$/, { error: wanted, abort: true })
    .refine((tag) => readLanguageTag(tag) !== undefined && !isTooLong(`${tag}/`), { error: wanted, abort: true })
    .overwrite((tag) => readLanguageTag(tag)!);
}

const clockHours = "the number 12 or 24";

const clockSchema = z.number(clockHours).refine((hours) => hours === 12 || hours === 24, clockHours);

/** The number of hours after which a clock begins anew. */
export type Clock = z.infer<typeof clockSchema>;

/** Whether no language is named twice. Several tags may mean one: `fil` and `tl`, or `es` and `es-US` in the United States. */
const areDistinct = (tags: readonly string[], first = defaultLanguage): boolean =>
  new Set(tags.map((tag) => new Intl.Locale(withCountryOf(first, tag)).toString())).size === tags.length;

/** The schema of `site/practice.yaml`. */
export const practiceSchema = z
  .strictObject({
    name: textSchema.max(longestName, `a name of ${longestName} characters at most`).meta({
      fieldType: "name",
      description: "The practice's full name, as patients know it.",
      examples: ["Harbor Lane Dental"],
    }),
    shortName: nameText("A shorter name for narrow places, such as the header on a phone.", "Harbor Lane").optional(),
    legalName: nameText(
      "The name the practice is registered under, shown in the footer.",
      "Dental Practice of Ada Brightwater, DDS",
    ).optional(),
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: "small letters, digits and hyphens, such as harbor-lane",
        abort: true,
      })
      .refine(isSlug, "a name that Windows takes, such as harbor-lane")
      .refine((slug) => !isTooLong(`${slug}/`), "a shorter name")
      .meta({
        fieldType: "code",
        description:
          "The last part of the address of the page that introduces the practice; made from its name unless given.",
        examples: ["harbor-lane"],
      })
      .optional(),
    origin: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*\/?$/, { error: publishedAddress, abort: true })
      .refine((origin) => URL.canParse(origin), publishedAddress)
      .meta({
        fieldType: "site address",
        description: "Where the site is published.",
        examples: ["https://www.practice.com"],
      })
      .optional(),
    host: z
      .enum(hosts, { error: `${joinHosts("or")}, or nothing for any other host` })
      .meta({
        fieldType: "code",
        description:
          "The host that serves the site: a build then keeps to its limits, and writes the .htaccess that Apache reads.",
        examples: ["apache"],
      })
      .optional(),
    language: languageTag("en-US", ({ input }) =>
      Array.isArray(input) ? 'one language, with the others in "translations"' : undefined,
    )
      .meta({
        fieldType: "code",
        description: "The language the site is written in, as a language tag; en-US unless given.",
        examples: ["en-US"],
      })
      .optional(),
    translations: z
      .array(languageTag("es-US").meta({ fieldType: "code" }))
      .min(1, "at least one language, or no list")
      .refine((tags) => areDistinct(tags), "each language once")
      .meta({
        description:
          "Other languages of the site, as language tags. The texts of each are in a folder of its own, such as site/es for es-US, or site/es-mx for es-MX beside it.",
        examples: [["es-US"]],
      })
      .optional(),
    clock: clockSchema
      .meta({
        fieldType: "code",
        description:
          "The number of hours on the clock by which the site writes times; as its language does unless given.",
        examples: [24],
      })
      .optional(),
    timeZone: z
      .string()
      .refine(isTimeZone, "a time zone such as America/Los_Angeles")
      .meta({
        fieldType: "code",
        description:
          "The time zone in which a closure ends; the one of the office's state unless given. A state in several zones has the westernmost.",
        examples: ["America/Los_Angeles"],
      })
      .optional(),
    email: emailSchema.describe("The e-mail address for general questions.").optional(),
    contacts: contactsSchema.optional(),
    announcement: announcementSchema.optional(),
    profiles: z
      .array(webAddressSchema)
      .meta({
        description:
          "The practice's own pages elsewhere, such as on Facebook; the foot of every page and the home page link to them.",
        examples: [["https://www.facebook.com/harborlane"]],
      })
      .optional(),
    priceRange: textSchema
      .max(99, "fewer than 100 characters")
      .meta({
        fieldType: "plain",
        description: "What a visit costs, for search engines only.",
        examples: ["$$", "$90-$2,400"],
      })
      .optional(),
    areaServed: z
      .array(textSchema.meta({ fieldType: "plain" }))
      .min(1, "at least one city")
      .meta({ description: "The cities that patients come from, for search engines only.", examples: [["Port Ansel"]] })
      .optional(),
    banner: pictureSchema
      .meta({
        description: "The wide picture of the site, also shown when somebody shares a link to it.",
        examples: ["pictures/banner.svg"],
      })
      .optional(),
    bannerAlt: pictureWords("banner", "What the banner shows, for people who do not see it.").optional(),
    focus: focusOf("banner"),
    license: z
      .strictObject({
        text: text(
          "The sentence on who licenses dentists, shown in the footer.",
          "Dentists in California are licensed and regulated by the Dental Board of California.",
        ),
        lookupUrl: webAddressSchema.describe("The web page where anyone can look a license up.").optional(),
      })
      .describe("Who licenses dentists; each doctor's own number is with the doctor.")
      .optional(),
  })
  .superRefine(({ language = defaultLanguage, translations = [] }, context) => {
    if (areDistinct([language, ...translations], language) || !areDistinct(translations)) return;
    context.addIssue({ code: "custom", path: ["translations"], message: "only languages besides that of the site" });
  })
  .describe("The facts about the practice as a whole: its name and web address.");
