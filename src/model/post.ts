import * as z from "zod";
import { headKeys, leadKeys } from "./about.ts";
import { beforeAfterKeys } from "./before-after.ts";
import { photoKeys } from "./photos.ts";
import { plannedDaySchema, sourcesSchema, text, textSchema } from "./schema-parts.ts";
import type { Picture } from "./page.ts";

const { title: _, ...pictureKeys } = leadKeys;

/** The front matter of `site/news/<slug>.md`; the Markdown below it is the text of the post. */
export const postSchema = z
  .strictObject({
    mainTitleText: text("The title of the post.", "New hours from October"),
    date: plannedDaySchema.describe("The day of the post: year-month-day. With a later day, it appears on that day."),
    description: text(
      "One or two sentences on what is new, also shown in the list of posts.",
      "From October we open at seven on Tuesdays.",
    ),
    authors: z
      .array(textSchema.meta({ kind: "plain", examples: ["Dr. Ada Brightwater"] }))
      .min(1, "at least one name, or no such list")
      .describe("Who wrote the post, one name per line; the practice unless given.")
      .optional(),
    ...pictureKeys,
    ...beforeAfterKeys,
    ...photoKeys,
    sources: sourcesSchema().optional(),
    metaTitle: headKeys.metaTitle,
    metaDescription: headKeys.metaDescription,
    noindex: headKeys.noindex,
  })
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
  picture?: Picture;
}
