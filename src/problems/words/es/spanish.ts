import type { catalogue } from "../../catalogue.ts";
import type { Translated } from "../../fill-words.ts";
import type { ProblemWording } from "../../problem.ts";
import { a11y } from "./a11y.ts";
import { advice } from "./advice.ts";
import { addresses } from "./addresses.ts";
import { brand } from "./brand.ts";
import { copy } from "./copy.ts";
import { external } from "./external.ts";
import { files } from "./files.ts";
import { html } from "./html.ts";
import { keys } from "./keys.ts";
import { languages } from "./languages.ts";
import { links } from "./links.ts";
import { markdown } from "./markdown.ts";
import { media } from "./media.ts";
import { pages } from "./pages.ts";
import { parts } from "./parts.ts";
import { phrases } from "./phrases.ts";
import { purposes } from "./purposes.ts";
import { publish } from "./publish.ts";
import { redirects } from "./redirects.ts";
import { rootFiles } from "./root-files.ts";
import { templates } from "./templates.ts";
import { values } from "./values.ts";
import { yaml } from "./yaml.ts";

const entries = {
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
} as const;

/** All problems in the Spanish of the United States. Only forms load it. */
export const spanish: ProblemWording = {
  language: "es-US",
  entries: entries satisfies Translated<typeof catalogue, typeof entries>,
  parts: parts satisfies Translated<typeof import("../en/parts.ts").parts, typeof parts>,
  phrases: { ...phrases, ...purposes },
  advice,
};
