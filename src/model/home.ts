import { z } from "zod";
import { assetPathSchema, hrefSchema, monthSchema, textSchema } from "./schema-parts.ts";

/** `site/home.yaml`. */
export const homeSchema = z.strictObject({
  metaTitle: textSchema,
  metaDescription: textSchema,
  heroTitle: textSchema,
  mission: textSchema,
  video: z.strictObject({ src: assetPathSchema, poster: assetPathSchema }),
  servicesTitle: textSchema,
  servicesText: textSchema,
  technology: z.strictObject({
    title: textSchema,
    text: textSchema,
    items: z
      .array(
        z.strictObject({
          title: textSchema,
          description: textSchema,
          href: hrefSchema,
          picture: assetPathSchema.optional(),
          pictureAlt: textSchema.optional(),
        }),
      )
      .min(1, "at least one item"),
  }),
  claim: textSchema,
  claimTitle: textSchema,
  practice: z.strictObject({
    title: textSchema,
    text: textSchema,
    href: hrefSchema,
    linkLabel: textSchema,
    picture: assetPathSchema,
    pictureAlt: textSchema,
  }),
  insurance: z.strictObject({ title: textSchema, text: textSchema, qualifier: textSchema, asOf: monthSchema }),
  visit: z.strictObject({ title: textSchema, text: textSchema }),
});

export type Home = z.infer<typeof homeSchema>;

/** `site/claims.yaml`: a figure is shown only together with what stands behind it. */
export const claimsSchema = z.record(
  z.string(),
  z.strictObject({
    figure: textSchema,
    statement: textSchema,
    scope: textSchema,
    source: textSchema,
    asOf: monthSchema,
    qualifier: textSchema,
    moreHref: hrefSchema.optional(),
    moreLabel: textSchema.optional(),
  }),
);

export type Claims = z.infer<typeof claimsSchema>;

/** `site/error.yaml`. */
export const errorTextsSchema = z.strictObject({
  hint: textSchema,
  links: z.array(z.strictObject({ label: textSchema, href: hrefSchema })),
});

export type ErrorTexts = z.infer<typeof errorTextsSchema>;

/** `site/samples.yaml`: made-up values that must be gone before the site is published. */
export const samplesSchema = z.strictObject({
  values: z.array(z.strictObject({ value: textSchema, what: textSchema })),
});

export type Samples = z.infer<typeof samplesSchema>;
