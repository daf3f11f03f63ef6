import * as z from "zod";
import { personLinkKeys } from "./person-links.ts";
import { nameText, officesSchema, pictureSchema, pictureWords, positionSchema, text, focusOf } from "./schema-parts.ts";

/** The front matter of `site/team/<slug>.md`; the Markdown below it is what the page says about the person. */
export const teamMemberSchema = z
  .strictObject({
    name: nameText("The person's name.", "Maria Lopez"),
    credentials: nameText("The letters after the person's name, without a period.", "RDH").optional(),
    role: text("What the person does in the practice.", "Dental hygienist").optional(),
    position: positionSchema
      .describe("The place on the page: 1 is first. People without a position follow those with one, by file name.")
      .optional(),
    languages: z
      .array(text("A language, in the language of the site.", "Spanish"))
      .min(1, "at least one language, or no list")
      .describe("The languages that the person speaks with patients.")
      .optional(),
    offices: officesSchema("The offices where the person works; needed only if there are several."),
    ...personLinkKeys,
    photo: pictureSchema
      .meta({
        description: "The portrait: its path inside the assets folder. All portraits are shown as squares.",
        examples: ["pictures/maria-lopez.jpg"],
      })
      .optional(),
    photoAlt: pictureWords(
      "photo",
      "What the portrait shows, for people who do not see it.",
      "The hygienist, smiling beside her chair.",
    ).optional(),
    focus: focusOf("photo"),
  })
  .describe("The lines above a few sentences on a person of the team who is not a doctor.");
