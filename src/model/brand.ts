import * as z from "zod";
import { pictureSchema } from "./schema-parts.ts";

/** `site/brand.yaml`: all that makes the site look like this practice. Every key may be left out, and so may the file. */
export const brandSchema = z
  .strictObject({
    logo: pictureSchema
      .meta({
        description: "The logo in the header: its path inside the assets folder.",
        examples: ["pictures/logo.svg"],
      })
      .optional(),
    logoDark: pictureSchema
      .meta({
        description: "The logo for screens that are set to dark; the same logo unless you name one.",
        examples: ["pictures/logo-dark.svg"],
      })
      .optional(),
    showName: z
      .boolean()
      .meta({
        description: "Whether the practice's name is printed next to the logo; true unless you write false.",
        examples: [false],
      })
      .optional(),
    icon: pictureSchema
      .meta({
        description: "The small picture in the browser's tab; the logo unless you name one.",
        examples: ["pictures/favicon.svg"],
      })
      .optional(),
  })
  .describe("What makes the site look like this practice: logo, colors, type and shapes.");

export type Brand = z.infer<typeof brandSchema>;
