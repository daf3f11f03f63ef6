import { defineKind, howToUse } from "../model/kind.ts";
import { servicePath } from "../model/page-paths.ts";
import { serviceSchema } from "../model/service.ts";

export const service = defineKind({
  files: "services/*.md",
  purpose: "a service",
  schema: serviceSchema,
  needed: { file: "services/checkups.md", purpose: "a service; the name of the file is its address" },
  page: { path: servicePath },
  draft: {
    name: "service",
    example: "root-canals",
    titleKey: "mainTitleText",
    notes: [
      "A service. The name of this file is the address of its page: {file} is {path}.",
      "A title is enough.",
      howToUse,
      "With any more lines the page needs title, description and imgSrc. Below the second --- there is room for more text.",
    ],
    next: "The page has only its title so far. The file shows everything else it may have.",
  },
});
