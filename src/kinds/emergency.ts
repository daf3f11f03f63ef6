import { defineKind } from "../model/kind.ts";
import { emergencySchema } from "../model/emergency.ts";

export const emergency = defineKind({
  files: "emergency.yaml",
  purpose: "what to do when it cannot wait",
  schema: emergencySchema,
  leftOut: {},
});
