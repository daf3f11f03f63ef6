import * as z from "zod";
import { linkSchema, type CompleteLink } from "../build/link.ts";
import { text } from "./schema-parts.ts";

/** The schema of `site/error.yaml`. */
export const errorTextsSchema = z
  .strictObject({
    hint: text(
      "The sentence that helps a visitor who came to a page that is not there.",
      "The page may have moved.",
    ).optional(),
    links: z
      .array(
        linkSchema({
          description: "The page it leads to, from the root of the site.",
          href: "/about/address",
          label: "Location and parking",
        }),
      )
      .describe("Links that lead the visitor back.")
      .optional(),
  })
  .describe("What the error page says below its fixed first sentence.");

type ErrorTexts = z.infer<typeof errorTextsSchema>;

export interface CompleteErrorTexts {
  hint: NonNullable<ErrorTexts["hint"]>;
  links: CompleteLink[];
}
