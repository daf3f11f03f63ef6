import { defineKind } from "../model/build/kind.ts";
import { brandSchema } from "../model/content/brand.ts";

export const brand = defineKind({
  files: "brand.yaml",
  purpose: "the logo, and the colors, type and shapes of the site",
  schema: brandSchema,
  leftOut: {},
  styles: [{ file: "large-logo.css", keys: ["showName"] }],
});
