import { defineKind } from "../model/kind.ts";
import { patientsSchema } from "../model/patients.ts";

export const patients = defineKind({
  files: "patients.yaml",
  purpose: "what new patients ask",
  schema: patientsSchema,
  leftOut: {},
});
