import { defineKind } from "../model/build/kind.ts";
import { samplesSchema } from "../model/content/samples.ts";

export const samples = defineKind({
  files: "samples.yaml",
  purpose: "sample values that must be replaced before publishing",
  schema: samplesSchema,
  leftOut: { values: [] },
});
