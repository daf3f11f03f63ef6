import { defineKind } from "../model/build/kind.ts";
import { rulesSchema } from "../model/content/rules.ts";

export const rules = defineKind({
  files: "rules.yaml",
  purpose: "rules of the check that do not hold here, with reasons",
  schema: rulesSchema,
  leftOut: { off: [] },
});
