import { defineKind } from "../model/kind.ts";
import { samplesSchema } from "../model/samples.ts";

export const samples = defineKind({
  files: "samples.yaml",
  purpose: "sample values that must be replaced before publishing",
  schema: samplesSchema,
  leftOut: { values: [] },
});
