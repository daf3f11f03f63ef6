import type { PartialSite } from "../../src/model/site.ts";
import type { Content } from "../../src/model/source.ts";
import { validateSite } from "../../src/steps/validate/validate-site.ts";
import { noContent } from "./read-source.ts";

/** Returns what validation hands on to the checks of words, whatever mistakes there are. */
export function partialSiteOf(content: Partial<Content>): PartialSite {
  return validateSite({ ...noContent, ...content }).partial;
}
