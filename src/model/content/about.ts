import * as z from "zod";
import { filmKeys } from "./films.ts";
import { photoKeys } from "./photos.ts";
import {
  aside,
  captionsOf,
  daySchema,
  filmDateSchema,
  mediaSchema,
  metaTitleSchema,
  noindexSchema,
  pictureWords,
  posterOf,
  quoteText,
  text,
  focusOf,
} from "./schema-parts.ts";

export const headKeys = {
  mainTitleText: text("The main title at the top of the page.", "Office tour"),
  description: text("One or two sentences on what the page is about.", "A short walk through the rooms."),
  metaTitle: metaTitleSchema,
  metaDescription: aside(
    "The text shown in search results; the description unless given.",
    "Take a short tour of our dental office before your first visit.",
  ).optional(),
  noindex: noindexSchema,
};

/** Keys for the beginning of a page, below its head. */
export const leadKeys = {
  title: text("The heading below the main title.", "From the front door to the chair").optional(),
  imgSrc: mediaSchema.describe("The picture or film of the page: its path inside the assets folder.").optional(),
  imgAlt: pictureWords("imgSrc", "What the picture shows, for people who do not see it.").optional(),
  focus: focusOf("imgSrc"),
  poster: posterOf("imgSrc")
    .meta({ description: "The picture shown until a film plays.", examples: ["videos/tour-poster.webp"] })
    .optional(),
  captions: captionsOf("imgSrc").optional(),
  filmDate: filmDateSchema.optional(),
};

const aboutKeys = { ...headKeys, ...leadKeys };

/** The front matter of files in `site/about/` that each make a page, except patients' experiences. */
export const aboutSchema = z.strictObject(aboutKeys).describe("The lines above the text of a page about the practice.");

/** The front matter of `site/about/officetour.md`. */
export const officeTourSchema = z
  .strictObject({ ...aboutKeys, ...photoKeys, ...filmKeys })
  .describe("The lines above the text of the office tour.");

/** The front matter of the pages of the offices, the doctors and the team, which also exist without a file. */
export const factsPageSchema = z
  .strictObject({
    ...aboutKeys,
    mainTitleText: aboutKeys.mainTitleText.optional(),
    description: aboutKeys.description.optional(),
  })
  .describe("The lines above the text of the page of the offices, the doctors or the team.");

/** Words of patients should have the day of the consent. Words that no patient wrote have a label that says so. */
const testimonialSchema = z
  .strictObject({
    label: text("A few words above words that no patient wrote.", "Sample testimonial").optional(),
    quote: quoteText("The patient's own words.", "They let me finish my sentence."),
    attribution: text("Who said it.", "Maria G., patient since 2019"),
    source: text("Where the patient said it, and when.", "From a letter of May 2026").optional(),
    note: text("What a reader should know about it.", "We shortened this letter.").optional(),
    consent: daySchema
      .meta({
        description: "The day on which the patient agreed in writing to have these words here; never printed.",
        examples: ["2026-05-04"],
        unless: ["label"],
        ifMissing: "copy/no-consent",
      })
      .optional(),
  })
  .meta({
    examples: [
      {
        quote: "They let me finish my sentence.",
        attribution: "Maria G., patient since 2019",
        source: "From a letter of May 2026",
        note: "We shortened this letter.",
        consent: "2026-05-04",
      },
    ],
  });

/** The front matter of `site/about/patientexperiences.md`. */
export const experiencesSchema = z
  .strictObject({
    ...aboutKeys,
    mainTitleText: text("The main title at the top of the page.", "Patient experiences"),
    description: text("One or two sentences on what the page is about.", "Patients on what their visits were like."),
    testimonials: z
      .array(testimonialSchema)
      .min(1, "at least one testimonial, or no list")
      .meta({
        knownBy: ["quote"],
        description:
          "What patients said. Each needs the patient's written consent, must be true, and may not promise a result.",
      })
      .optional(),
    ...filmKeys,
  })
  .describe("The lines above the text of the page for patients' own words.");

/**
 * The front matter of `site/privacypolicy.md`. Its text is divided into sections, the `##` headings of its Markdown, as in the
 * accessibility statement.
 */
export const legalSchema = z
  .strictObject({
    ...headKeys,
    effectiveDate: daySchema.describe("The day on which this text takes effect: year-month-day."),
  })
  .describe("The lines above the privacy policy and terms.");

/** The front matter of `site/accessibility.md`. */
export const accessibilitySchema = z
  .strictObject({
    ...headKeys,
    reviewedDate: daySchema.describe("The day on which you last checked this statement: year-month-day."),
  })
  .describe("The lines above the accessibility statement.");
