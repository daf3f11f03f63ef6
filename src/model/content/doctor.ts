import * as z from "zod";
import { personLinkKeys } from "./person-links.ts";
import {
  aside,
  nameText,
  officesSchema,
  pictureSchema,
  pictureWords,
  positionSchema,
  text,
  textSchema,
  focusOf,
} from "./schema-parts.ts";

/** The front matter of `site/doctors/<slug>.md`; the Markdown below it is the biography. */
export const doctorSchema = z
  .strictObject({
    name: nameText("The doctor's name, with the title in front.", "Dr. Ada Brightwater"),
    credentials: nameText("The letters after the name, without a period.", "DDS").optional(),
    role: text("What the doctor is in the practice.", "Dentist and owner").optional(),
    position: positionSchema
      .describe("The place on the page: 1 is first. Doctors without a position follow those with one, by file name.")
      .optional(),
    offices: officesSchema("The offices where the doctor works; needed only if there are several."),
    ...personLinkKeys,
    license: textSchema
      .meta({ fieldType: "plain", description: "The doctor's license number.", examples: ["DDS 12345"] })
      .optional(),
    languages: z
      .array(text("A language, in the language of the site.", "Spanish"))
      .min(1, "at least one language, or no list")
      .describe("The languages that the doctor speaks with patients.")
      .optional(),
    since: z
      .int({ error: "a year such as 2008" })
      .min(1900, "a year such as 2008")
      .meta({
        fieldType: "code",
        description: "The year in which the doctor began to practice.",
        examples: [2008],
      })
      .optional(),
    training: z
      .array(text("A school, a residency or a course, with its year.", "Doctor of Dental Surgery, 2008"))
      .min(1, "at least one entry, or no list")
      .describe("Where the doctor was trained, one per line.")
      .optional(),
    photo: pictureSchema
      .meta({
        description: "The portrait: its path inside the assets folder.",
        examples: ["pictures/doctor.jpg"],
      })
      .optional(),
    photoAlt: pictureWords(
      "photo",
      "What the portrait shows, for people who do not see it.",
      "The dentist, smiling in a blue coat, with a chart in hand.",
    ).optional(),
    focus: focusOf("photo"),
    photos: z
      .array(
        z.strictObject({
          src: pictureSchema.meta({
            description: "The photo: its path inside the assets folder.",
            examples: ["pictures/doctor-with-patient.jpg"],
          }),
          alt: pictureWords(
            "src",
            "What the photo shows, for people who do not see it.",
            "The dentist shows a patient an X-ray on a screen.",
          ),
          caption: aside("The words printed below the photo.", "First the talk, then the look").optional(),
        }),
      )
      .max(6, "six photos at most")
      .describe("Up to six photos from the doctor's work and life.")
      .optional(),
    page: z
      .boolean({ error: "true, or nothing" })
      .meta({
        description:
          "The doctor has a page, such as /about/meetthedoctors/ada-brightwater. The page of all doctors only leads to it.",
        examples: [true],
      })
      .optional(),
    description: text(
      "One or two sentences on the doctor, above everything else and in search results.",
      "Dr. Brightwater sees families in Port Ansel, and likes to draw what she explains.",
    ).optional(),
  })
  .describe("The lines above a doctor's biography.");
