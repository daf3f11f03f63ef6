import { defineKind } from "../model/kind.ts";
import { navigationSchema } from "../model/navigation.ts";

export const navigation = defineKind({
  files: "navigation.yaml",
  purpose: "the header menu",
  schema: navigationSchema,
  leftOut: {},
});
