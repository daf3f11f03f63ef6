import * as z from "zod";
import { daySchema, pictureSchema, pictureWords, text } from "./schema-parts.ts";

/** Makes the schema of one of the two pictures. */
const photoOf = (when: string, shows: string) =>
  z
    .strictObject({
      imgSrc: pictureSchema.meta({
        description: `The picture ${when} the treatment, not altered: its path inside the assets folder.`,
        examples: [`pictures/teeth-${when}.jpg`],
      }),
      imgAlt: pictureWords("imgSrc", `What the picture ${when} the treatment shows.`, shows),
    })
    .describe(`The picture ${when} the treatment, with the same pose, light and distance as the other.`);

/**
 * California asks for all of this (Business and Professions Code 651(b)(3)): (A) no altered pictures, (B) a note where a model is shown,
 * who is anyone but a patient of the dentist who had this treatment, (C) the procedures of the patient, pictures taken alike, and a note
 * that others may have other results.
 */
const pairSchema = z
  .strictObject({
    before: photoOf("before", "Front teeth with a gap between them."),
    after: photoOf("after", "The same teeth without the gap."),
    procedures: text("All that was done between the two pictures.", "Two porcelain veneers, after whitening"),
    caption: text("A sentence on this patient, without the name.", "The gap had bothered her for years.").optional(),
    statement: text(
      "Your own words for the note that others may have other results, which is printed below each pair.",
      "Every mouth is different, so your result may differ.",
    ).optional(),
    consent: daySchema
      .meta({
        description: "The day on which the patient agreed in writing to have these pictures here; never printed.",
        examples: ["2026-05-04"],
        unless: ["model"],
        ifMissing: "publish/no-consent",
      })
      .optional(),
    model: z
      .boolean()
      .meta({
        description: "It is not a patient of yours who had this treatment; the page says so.",
        examples: [true],
      })
      .optional(),
  })
  .superRefine(({ before, after }, context) => {
    if (before.imgSrc !== after.imgSrc) return;
    const words = {
      message: `"before" and "after" show the same picture, ${before.imgSrc}.`,
      remedy: "Name the picture after the treatment here.",
    };
    const path = ["after", "imgSrc"];
    context.addIssue({ code: "custom", path, message: "another picture than before", params: { words } });
  })
  .meta({
    examples: [
      {
        before: { imgSrc: "pictures/teeth-before.jpg", imgAlt: "Front teeth with a gap between them." },
        after: { imgSrc: "pictures/teeth-after.jpg", imgAlt: "The same teeth without the gap." },
        procedures: "Two porcelain veneers, after whitening",
        caption: "The gap had bothered her for years.",
        statement: "Every mouth is different, so your result may differ.",
        consent: "2026-05-04",
      },
    ],
  });

/** The key of pictures before and after treatment. */
export const beforeAfterKeys = {
  beforeAfter: z
    .array(pairSchema)
    .min(1, "at least one pair of pictures, or no list")
    .describe("Pictures before and after treatment, each pair of one patient, with what was done.")
    .optional(),
};

export type BeforeAfterPair = z.infer<typeof pairSchema>;
