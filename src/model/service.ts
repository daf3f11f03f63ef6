import { z } from "zod";
import { assetPathSchema, monthSchema, textSchema } from "./schema-parts.ts";

/*
 * The only file that knows the numbered names of the card sections. Everywhere else a service has one list of sections.
 */

const ordinals = ["One", "Two", "Three", "Four"] as const;

const cardsSchema = z
  .array(z.strictObject({ title: textSchema, description: textSchema }))
  .min(1, "at least one item with title and description");

/** The front matter of `site/services/<slug>.md`. */
export const serviceSchema = z.strictObject({
  mainTitleText: textSchema,
  title: textSchema.optional(),
  description: textSchema.optional(),
  metaDescription: textSchema.optional(),
  imgSrc: assetPathSchema.optional(),
  imgAlt: textSchema.optional(),
  poster: assetPathSchema.optional(),
  caption: textSchema.optional(),
  descriptionToBeParsed: textSchema.optional(),
  sectionOneTitle: textSchema.optional(),
  sectionOneData: cardsSchema.optional(),
  sectionTwoTitle: textSchema.optional(),
  sectionTwoData: cardsSchema.optional(),
  sectionThreeTitle: textSchema.optional(),
  sectionThreeData: cardsSchema.optional(),
  sectionFourTitle: textSchema.optional(),
  sectionFourData: cardsSchema.optional(),
  sources: z.array(textSchema).optional(),
  reviewed: monthSchema.optional(),
});

export type ServiceFrontMatter = z.infer<typeof serviceSchema>;

/** The keys a page has all of, or none of: with none it is its title only. */
export const pageKeys = ["title", "description", "imgSrc"] as const;

export const sectionKeys = ordinals.map((ordinal) => ({
  title: `section${ordinal}Title` as const,
  data: `section${ordinal}Data` as const,
}));

/** Whether an unknown key is a card section past the fourth. */
export function isExtraSectionKey(key: string): boolean {
  return /^section(Five|Six|Seven|Eight|Nine|Ten|[5-9]|\d{2,})(Title|Data)$/i.test(key);
}

export interface CardSectionContent {
  title: string;
  /** `key` is the front matter's own name for the list, for places. */
  key: string;
  items: { title: string; description: string }[];
}

/** The card sections in order, four at most. */
export function listSections(frontMatter: ServiceFrontMatter): CardSectionContent[] {
  return sectionKeys.flatMap(({ title, data }) => {
    const heading = frontMatter[title];
    const items = frontMatter[data];
    return heading === undefined || items === undefined ? [] : [{ title: heading, key: data, items }];
  });
}
