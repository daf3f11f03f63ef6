import type { PartialSite } from "../../src/model/build/site.ts";
import type { Content } from "../../src/model/build/source.ts";
import { validateSite } from "../../src/steps/validate/validate-site.ts";
import { noContent } from "./read-source.ts";

/** Returns the result of validation that the checks of words receive, even if there are mistakes. */
export function partialSiteOf(content: Partial<Content>): PartialSite {
  return validateSite({ ...noContent, ...content }).partial;
}
