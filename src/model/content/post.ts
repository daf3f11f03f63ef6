import * as z from "zod";
import { headKeys, leadKeys } from "./about.ts";
import { beforeAfterKeys } from "./before-after.ts";
import { filmKeys } from "./films.ts";
import { isTooLong } from "../text/long-names.ts";
import { categorySlug } from "../build/page-paths.ts";
import { photoKeys } from "./photos.ts";
import { daySchema, sourcesSchema, text, textSchema } from "./schema-parts.ts";
import type { Link, Picture } from "../build/page.ts";

const { title: _, ...pictureKeys } = leadKeys;

/** Reports a change of a post on a day before its own. */
function reportEarlyUpdate(
  { date, updated }: { date: string; updated?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (updated === undefined || updated >= date) return;
  const words = {
    message: `"updated" is ${updated}, a day before "date", ${date}.`,
    remedy: "Swap the two, or leave out the line of the change.",
  };
  context.addIssue({ code: "custom", path: ["updated"], message: "a day from that of the post on", params: { words } });
}

/** Whether the name of a category can be that of its page's folder. */
const fitsDisk = (name: string): boolean => !isTooLong(`${categorySlug(name)}/`);

/** The front matter of `site/news/<slug>.md`; the Markdown below it is the text of the post. */
export const postSchema = z
  .strictObject({
    mainTitleText: text("The title of the post.", "New hours from October"),
    date: daySchema.describe("The day of the post: year-month-day. With a later day, it appears on that day."),
    updated: daySchema.describe("The day on which the text of the post last changed: year-month-day.").optional(),
    description: text(
      "One or two sentences on what is new, also shown in the list of posts.",
      "From October we open at seven on Tuesdays.",
    ),
    authors: z
      .array(textSchema.meta({ fieldType: "plain", examples: ["Dr. Ada Brightwater"] }))
      .min(1, "at least one name, or no list")
      .describe("Who wrote the post, one name per line; the practice unless given.")
      .optional(),
    categories: z
      .array(textSchema.refine(fitsDisk, "a shorter name").meta({ fieldType: "prose", examples: ["Opening hours"] }))
      .min(1, "at least one category, or no list")
      .describe("What the post is about, in a word or two each. Each category has a page that lists its posts.")
      .optional(),
    ...pictureKeys,
    ...beforeAfterKeys,
    ...photoKeys,
    ...filmKeys,
    sources: sourcesSchema().optional(),
    metaTitle: headKeys.metaTitle,
    metaDescription: headKeys.metaDescription,
    noindex: headKeys.noindex,
  })
  .superRefine(reportEarlyUpdate)
  .describe("The lines above the text of a post.");

/** The front matter of `site/news.md`. */
export const newsPageSchema = z
  .strictObject({
    ...headKeys,
    mainTitleText: headKeys.mainTitleText.optional(),
    description: headKeys.description.optional(),
  })
  .describe("The words of the page that lists all posts.");

/** A day, for machines and for readers. */
export interface Day {
  iso: string;
  text: string;
}

/** A post in a list of posts. */
export interface PostCard {
  title: string;
  href: string;
  date: Day;
  description: string;
  /** The lists of its categories. */
  categories: Link[];
  picture?: Picture;
}
