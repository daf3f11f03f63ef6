import * as z from "zod";
import { howSoonSchema } from "./how-soon.ts";
import { beforeAfterKeys } from "./before-after.ts";
import { filmKeys } from "./films.ts";
import { photoKeys } from "./photos.ts";
import { questionKeys } from "./questions.ts";
import {
  aside,
  filmDateSchema,
  htmlText,
  captionsOf,
  mediaSchema,
  metaTitleSchema,
  monthSchema,
  noindexSchema,
  pictureWords,
  posterOf,
  sourcesSchema,
  nameText,
  text,
  textSchema,
  focusOf,
} from "./schema-parts.ts";

/* Only this file knows the numbered names of the card sections. Everywhere else a service has one list of sections. */

const ordinals = ["One", "Two", "Three", "Four"] as const;

const cardSchema = z.strictObject({
  title: text("The heading of the item.", "Numb first"),
  description: htmlText(
    "A few sentences; simple HTML such as <strong> and <a href> is allowed.",
    "You are numbed before we start. Tell us if you still feel something.",
  ),
});

/** Makes the two keys of one card section, with the names that authors write. */
function sectionShape<Ordinal extends (typeof ordinals)[number]>(ordinal: Ordinal) {
  const position = { One: "first", Two: "second", Three: "third", Four: "fourth" }[ordinal];
  const title = text(`The heading of the ${position} card section.`, "Step by step")
    .meta({ of: `section${ordinal}Data` })
    .optional();
  const data = z
    .array(cardSchema)
    .min(1, "at least one item with a title and a description")
    .meta({
      of: `section${ordinal}Title`,
      description: `The items of the ${position} card section, each with a title and a description.`,
    })
    .optional();
  return { [`section${ordinal}Title`]: title, [`section${ordinal}Data`]: data } as Record<
    `section${Ordinal}Title`,
    typeof title
  > &
    Record<`section${Ordinal}Data`, typeof data>;
}

/** The keys of all card sections. */
export const sectionKeySchemas = {
  ...sectionShape("One"),
  ...sectionShape("Two"),
  ...sectionShape("Three"),
  ...sectionShape("Four"),
};

const providerSchema = z.strictObject({
  name: nameText("Who it is, with the letters after the name.", "Dr. Ada Brightwater, DDS"),
  what: text("What that person does, and for whom.", "Nitrous oxide, for adults and children"),
  permit: text(
    "The permit or certificate that the law asks for, with its number; leave it out if none is needed.",
    "Moderate sedation permit 12345",
  ).optional(),
});

const factsSchema = z
  .strictObject({
    pain: text("Whether it hurts.", "You are numbed first, and may be sore for a day").optional(),
    time: text("How long it takes.", "About an hour").optional(),
    visits: text("How many visits it takes.", "Most people need two").optional(),
    price: text("What it costs; the page shows the prices that the price list has for it.", "$150 to $200").optional(),
    lasts: text(
      "How long the result lasts; a number from a study needs its line in sources.",
      "It fades over some months",
    ).optional(),
  })
  .describe(
    "What patients ask first, in a few words each, near the top of the page; leave out what you cannot answer.",
  );

/** The front matter of `site/services/<slug>.md`. */
export const serviceSchema = z
  .strictObject({
    mainTitleText: text("The main title at the top of the page.", "Crowns"),
    title: text("The heading below the main title.", "A cover for a weakened tooth").optional(),
    description: text(
      "One or two sentences on what the page is about.",
      "A crown covers a tooth that is too weak to stand alone.",
    ).optional(),
    metaTitle: metaTitleSchema,
    metaDescription: aside(
      "The text shown in search results; the description unless given.",
      "What a crown is, how it is made and fitted, how long it may last, and what else you could choose.",
    ).optional(),
    noindex: noindexSchema,
    imgSrc: mediaSchema
      .meta({
        description: "The picture or film of the page: its path inside the assets folder.",
        examples: ["pictures/crowns.svg", "videos/veneers.mp4"],
      })
      .optional(),
    imgAlt: pictureWords("imgSrc", "What the picture or film shows, for people who do not see it.").optional(),
    focus: focusOf("imgSrc"),
    poster: posterOf("imgSrc")
      .meta({
        description: "The picture shown until the film plays; only for a film.",
        examples: ["videos/veneers-poster.webp"],
      })
      .optional(),
    captions: captionsOf("imgSrc").optional(),
    filmDate: filmDateSchema.optional(),
    caption: aside(
      "A sentence printed below the picture or film.",
      "The tooth is first shaped to a peg, so the hollow crown has room to fit over it.",
    )
      .meta({ needs: "imgSrc" })
      .optional(),
    descriptionToBeParsed: htmlText(
      "The introduction beside the picture, in simple HTML such as <p>, <strong> and <a href>.",
      "<p>A crown covers the whole of a tooth above the gum.</p>",
    ).optional(),
    facts: factsSchema.optional(),
    providers: z
      .array(providerSchema)
      .min(1, "at least one person, or no list")
      .describe("Who gives this treatment at your practice, and under which permit, such as for sedation.")
      .optional(),
    ...beforeAfterKeys,
    ...photoKeys,
    ...filmKeys,
    ...sectionKeySchemas,
    ...questionKeys,
    emergencyNote: z
      .boolean()
      .meta({
        description:
          "A complication can be an emergency, as after surgery: the page begins with when to call an ambulance. Others have one quiet line.",
        examples: [true],
      })
      .optional(),
    howSoon: howSoonSchema.optional(),
    claim: textSchema
      .meta({
        fieldType: "claim",
        description: "The name of a figure in claims.yaml that is explained here in full, at #figure.",
        examples: ["visitsOnTime"],
      })
      .optional(),
    sources: sourcesSchema().optional(),
    reviewed: monthSchema.describe("The year and month in which a dentist last checked the page.").optional(),
  })
  .meta({
    description: "The lines above the text of a service page.",
    // A page with a title only has no body.
    together: { keys: ["title", "description"], enough: ["mainTitleText", "metaTitle", "metaDescription", "noindex"] },
  });

export type ServiceFrontMatter = z.infer<typeof serviceSchema>;

export const sectionKeys = ordinals.map((ordinal) => ({
  title: `section${ordinal}Title` as const,
  data: `section${ordinal}Data` as const,
}));

/** The values of all card sections, with the names that authors write. */
export type SectionFields = z.infer<z.ZodObject<typeof sectionKeySchemas>>;

export type SectionKey = (typeof sectionKeys)[number]["title" | "data"];

/** Whether an unknown key is a card section past the fourth. */
export function isExtraSectionKey(key: string): boolean {
  return /^section(Five|Six|Seven|Eight|Nine|Ten|[5-9]|\d{2,})(Title|Data)$/i.test(key);
}
