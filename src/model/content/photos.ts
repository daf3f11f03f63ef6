import * as z from "zod";
import { aside, pictureSchema, pictureWords, text, focusOf } from "./schema-parts.ts";

const rowPhotoSchema = z.strictObject({
  imgSrc: pictureSchema.meta({
    description: "The photo: its path inside the assets folder.",
    examples: ["pictures/reception.jpg"],
  }),
  imgAlt: pictureWords(
    "imgSrc",
    "What the photo shows, for people who do not see it.",
    "Two chairs by a window, with a fish tank between them.",
  ),
  focus: focusOf("imgSrc"),
  caption: aside("The words printed below the photo.", "The waiting room").optional(),
});

/** The keys of the photos of a page. */
export const photoKeys = {
  photosTitle: text("The heading above the photos.", "Our rooms").meta({ needs: "photos" }).optional(),
  photos: z
    .array(rowPhotoSchema)
    .min(1, "at least one photo with words for it, or no list")
    .meta({
      knownBy: ["imgSrc"],
      description:
        "Photos in rows; a tap shows one of them large. Whoever can be recognized must have agreed in writing.",
    })
    .optional(),
};

export type Photo = z.infer<typeof rowPhotoSchema>;
