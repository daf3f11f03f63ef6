import type { Filling } from "./fill-words.ts";
import type { Severity } from "./wording.ts";
import { a11y } from "./words/en/a11y.ts";
import { addresses } from "./words/en/addresses.ts";
import { brand } from "./words/en/brand.ts";
import { copy } from "./words/en/copy.ts";
import { external } from "./words/en/external.ts";
import { files } from "./words/en/files.ts";
import { html } from "./words/en/html.ts";
import { keys } from "./words/en/keys.ts";
import { languages } from "./words/en/languages.ts";
import { links } from "./words/en/links.ts";
import { markdown } from "./words/en/markdown.ts";
import { media } from "./words/en/media.ts";
import { pages } from "./words/en/pages.ts";
import { publish } from "./words/en/publish.ts";
import { redirects } from "./words/en/redirects.ts";
import { rootFiles } from "./words/en/root-files.ts";
import { templates } from "./words/en/templates.ts";
import { values } from "./words/en/values.ts";
import { yaml } from "./words/en/yaml.ts";
import { keysIn } from "../model/build/known-keys.ts";

/** Every problem that can be reported, by its code, with its words in English. */
export const catalogue = {
  ...files,
  ...yaml,
  ...keys,
  ...values,
  ...html,
  ...markdown,
  ...links,
  ...addresses,
  ...redirects,
  ...languages,
  ...external,
  ...media,
  ...brand,
  ...a11y,
  ...pages,
  ...publish,
  ...rootFiles,
  ...templates,
  ...copy,
};

export type ProblemCode = keyof typeof catalogue;
export const problemCodes = keysIn(catalogue);

type WordsOfCode<Code extends ProblemCode> = (typeof catalogue)[Code];

/** Parts of a problem besides the values of its words. */
export interface Particulars {
  /** Present if it is not the one of the code. */
  severity?: Severity | undefined;
  lines?: readonly string[] | undefined;
  about?: string | undefined;
}

/** Values for the words of a code. Words without holes take undefined. */
export type Details<Code extends ProblemCode> =
  (Filling<WordsOfCode<Code>> & Particulars) | (object extends Filling<WordsOfCode<Code>> ? undefined : never);

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(catalogue, code);

/** Returns the code with the words and the story of a code; the rules of axe-core share one. Undefined for other words. */
export function declaredCode(code: string): ProblemCode | undefined {
  if (isProblemCode(code)) return code;
  return /^a11y\/[a-z-]+$/.test(code) ? "a11y/rule" : undefined;
}
