import { a11yProblems } from "./a11y-problems.ts";
import { addressProblems } from "./address-problems.ts";
import { altTextProblems } from "./alt-text-problems.ts";
import { brandProblems } from "./brand-problems.ts";
import { captionsProblems } from "./captions-problems.ts";
import { copyProblems } from "./copy-problems.ts";
import { externalProblems } from "./external-problems.ts";
import { factProblems } from "./fact-problems.ts";
import { fieldProblems } from "./field-problems.ts";
import { fileProblems } from "./file-problems.ts";
import { hostProblems } from "./host-problems.ts";
import { htmlProblems } from "./html-problems.ts";
import { keyProblems } from "./key-problems.ts";
import { languageProblems } from "./language-problems.ts";
import { markdownProblems } from "./markdown-problems.ts";
import { mediaContentProblems } from "./media-content-problems.ts";
import { mediaProblems } from "./media-problems.ts";
import { pageProblems } from "./page-problems.ts";
import { publishProblems } from "./publish-problems.ts";
import { referenceProblems } from "./reference-problems.ts";
import { redirectProblems } from "./redirect-problems.ts";
import { rootFileProblems } from "./root-file-problems.ts";
import { translationProblems } from "./translation-problems.ts";
import { templateProblems } from "./template-problems.ts";
import { yamlProblems } from "./yaml-problems.ts";

/** Every problem that can be reported, by its code. All words of problems are here. */
export const catalogue = {
  ...fileProblems,
  ...yamlProblems,
  ...keyProblems,
  ...fieldProblems,
  ...htmlProblems,
  ...markdownProblems,
  ...referenceProblems,
  ...addressProblems,
  ...redirectProblems,
  ...hostProblems,
  ...languageProblems,
  ...translationProblems,
  ...externalProblems,
  ...mediaProblems,
  ...mediaContentProblems,
  ...captionsProblems,
  ...altTextProblems,
  ...brandProblems,
  ...a11yProblems,
  ...pageProblems,
  ...publishProblems,
  ...rootFileProblems,
  ...templateProblems,
  ...copyProblems,
  ...factProblems,
};

export type ProblemCode = keyof typeof catalogue;
export const problemCodes = Object.keys(catalogue) as ProblemCode[];

/** Returns the code with the words and the story of a code; the rules of axe-core share one. Undefined for other words. */
export function declaredCode(code: string): ProblemCode | undefined {
  if (Object.hasOwn(catalogue, code)) return code as ProblemCode;
  return /^a11y\/[a-z-]+$/.test(code) ? "a11y/rule" : undefined;
}
