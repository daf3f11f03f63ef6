import { z } from "zod";
import { assetPathSchema, hrefSchema, textSchema } from "./schema-parts.ts";

const linkSchema = z.strictObject({ label: textSchema, href: hrefSchema });

/** `site/navigation.yaml`: the header menu. An item without `href` is only a heading or its message. */
export const navigationSchema = z.strictObject({
  menu: z
    .array(
      z.strictObject({
        label: textSchema,
        href: hrefSchema.optional(),
        children: z.array(linkSchema).optional(),
        /** Puts the service groups into this item's panel. */
        serviceGroups: z.boolean().optional(),
        message: textSchema.optional(),
      }),
    )
    .min(1, "at least one menu item"),
  footer: z.strictObject({ privacyLabel: textSchema, accessibilityLabel: textSchema }),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** `site/services.yaml`: the service groups, and the words every service page shares. */
export const serviceGroupsSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        title: textSchema,
        /** Where the header words the group differently from the sidebar. */
        menuTitle: textSchema.optional(),
        summary: textSchema,
        picture: assetPathSchema.optional(),
        pictureAlt: textSchema.optional(),
        links: z.array(linkSchema).min(1, "at least one link"),
      }),
    )
    .min(1, "at least one group"),
  template: z.strictObject({
    sourcesTitle: textSchema,
    reviewNote: textSchema,
    emergencyNote: textSchema,
    nextStepTitle: textSchema,
    nextStepText: textSchema,
  }),
});

export type ServiceGroups = z.infer<typeof serviceGroupsSchema>;
