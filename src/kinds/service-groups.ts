import { defineKind } from "../model/kind.ts";
import { serviceGroupsSchema } from "../model/navigation.ts";

export const serviceGroups = defineKind({
  files: "services.yaml",
  purpose: "the service groups, and the words printed on every service page",
  schema: serviceGroupsSchema,
  leftOut: {},
});
