import * as z from "zod";
import { headKeys } from "../../src/model/content/about.ts";
import { defineKind, howToUse } from "../../src/model/build/kind.ts";
import {
  hrefSchema,
  htmlText,
  monthSchema,
  pictureSchema,
  pictureWords,
  positionSchema,
} from "../../src/model/content/schema-parts.ts";

/** A kind of content that no line of `src/` knows of. */
export const hygienist = defineKind({
  files: "staff/*.md",
  purpose: "a hygienist",
  schema: z
    .strictObject({
      ...headKeys,
      position: positionSchema.describe("The place in the menu.").optional(),
      portrait: pictureSchema.describe("The portrait.").optional(),
      portraitAlt: pictureWords("portrait", "What the portrait shows.").optional(),
      greeting: htmlText("A few words to patients, in simple HTML.", "<p>Hello.</p>").optional(),
      course: hrefSchema.describe("The page about what this person does most.").optional(),
      since: monthSchema.describe("The first month here.").optional(),
    })
    .describe("The lines above the text of a hygienist's page."),
  needsText: true,
  page: { path: (slug) => `/team/${slug}`, template: "hygienist", menuPlace: 7 },
  draft: {
    name: "hygienist",
    example: "rosa-marsh",
    titleKey: "mainTitleText",
    notes: ["A hygienist. The page of {file} is {path}.", howToUse],
    samples: { description: "Sample description." },
    next: "The description is a sample: write your own.",
  },
});
