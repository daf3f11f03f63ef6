import { privacyPolicy } from "../../src/kinds/privacy-policy.ts";
import type { Words } from "../../src/model/words.ts";

/** The names of the sections of the legal page that the tool knows. */
export const legalSections = (words: Words): string[] => (privacyPolicy.knownSections ?? []).map((key) => words[key]);
