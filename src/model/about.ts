import { z } from "zod";
import { assetPathSchema, daySchema, textSchema } from "./schema-parts.ts";

const aboutKeys = {
  mainTitleText: textSchema,
  title: textSchema,
  description: textSchema,
  metaDescription: textSchema.optional(),
  imgSrc: assetPathSchema.optional(),
  imgAlt: textSchema.optional(),
  poster: assetPathSchema.optional(),
};

/** `site/about/introduction.md` and `site/about/officetour.md`. */
export const aboutSchema = z.strictObject(aboutKeys);
export type About = z.infer<typeof aboutSchema>;

/** `site/about/address.md`. */
export const addressSchema = z.strictObject({ ...aboutKeys, parkingTitle: textSchema, parkingNote: textSchema });
export type AddressTexts = z.infer<typeof addressSchema>;

/** `site/about/meetthedoctors.md`. */
export const doctorsSchema = z.strictObject({
  ...aboutKeys,
  doctor: z.strictObject({
    name: textSchema,
    credentials: textSchema,
    role: textSchema,
    photo: assetPathSchema,
    photoAlt: textSchema,
  }),
  photos: z
    .array(z.strictObject({ src: assetPathSchema, alt: textSchema, caption: textSchema }))
    .length(3, "exactly three photos"),
});
export type Doctors = z.infer<typeof doctorsSchema>;

/** `site/about/patientexperiences.md`. */
export const experiencesSchema = z.strictObject({
  ...aboutKeys,
  testimonial: z.strictObject({ label: textSchema, quote: textSchema, attribution: textSchema, note: textSchema }),
});
export type Experiences = z.infer<typeof experiencesSchema>;

/** Pages that are their sections, the `##` headings of their Markdown. */
const sectionedKeys = {
  mainTitleText: textSchema,
  description: textSchema,
  metaDescription: textSchema.optional(),
};

/** `site/privacypolicy.md`. */
export const legalSchema = z.strictObject({ ...sectionedKeys, effectiveDate: daySchema });
export type Legal = z.infer<typeof legalSchema>;

/** `site/accessibility.md`. */
export const accessibilitySchema = z.strictObject({ ...sectionedKeys, reviewedDate: daySchema });
export type Accessibility = z.infer<typeof accessibilitySchema>;

/** The sections the legal page must have, worded as in the specification. E-mail and phone are printed under the contact section. */
export const contactSection = "Contact Us";
export const legalSections = ["Privacy Policy", "Terms of Use", "Cookie Policy", "HIPAA disclaimer", contactSection];
