import { recallNothing, type Recall } from "../../model/build/recall.ts";
import { inFolder } from "../../model/build/page-paths.ts";
import { nameIn, type ContentMedia } from "../../model/build/site.ts";
import { sourcesOf, type Content } from "../../model/build/source.ts";
import { insideOf } from "../../model/build/translation.ts";
import { withoutRepeatedProblems, type Problem } from "../../problems/problem.ts";
import type { TranslatedContent, TranslatedSite } from "../translate/translate-content.ts";
import { listTitles } from "./planned-pages.ts";
import { validateSite, type Validation } from "./validate-site.ts";

/** A site in one of its languages. */
export interface ValidatedLanguage {
  content: Content;
  validated: Validation;
}

export interface ValidatedLanguages {
  /** The first is the one that the facts are written in. */
  languages: readonly [ValidatedLanguage, ...ValidatedLanguage[]];
  problems: Problem[];
}

/** Validates a site in each of its languages. A mistake in a fact, which all of them share, is reported once. */
export function validateLanguages(site: TranslatedSite, recall: Recall = recallNothing): ValidatedLanguages {
  const [original, ...translations] = site;
  const name = nameIn(original.content);
  const titles = translations.length === 0 ? [] : site.map(({ content }) => listTitles(content, name));
  const validate = ({ content }: TranslatedContent, index: number): ValidatedLanguage => {
    const others = titles.flatMap((list, other) =>
      [...list].map(([path, title]) => [inFolder(site[other]!.content.folder, path), title] as const),
    );
    const elsewhere = new Map(others.filter(([path]) => !titles[index]!.has(path)));
    return { content, validated: validateSite(content, recall, elsewhere) };
  };
  const first = validate(original, 0);
  const others = translations.map((each, index) => validate(each, index + 1));
  const problems = [
    ...first.validated.problems,
    ...others.flatMap(({ content, validated }, index) =>
      leaveOutFacts([...translations[index]!.problems, ...validated.problems], content, first.validated.problems),
    ),
  ];
  return {
    languages: [first, ...others],
    problems: others.length === 0 ? problems : withoutRepeatedProblems(problems),
  };
}

/**
 * Leaves out what was found in files of the first language, which has found the same, and in translations of files with mistakes: whoever
 * corrects the original may find the translation right. What is missing in a language as a whole is reported at its name.
 */
function leaveOutFacts(problems: readonly Problem[], content: Content, inFirst: readonly Problem[]): Problem[] {
  const wrong = new Set(inFirst.filter(({ severity }) => severity === "error").map(({ place }) => place.file));
  const inSite = `site/${content.folder}/`;
  const untranslated = new Set(sourcesOf(content).flatMap(({ file, translates }) => (translates ? [] : [file])));
  return problems.filter(({ code, place: { file } }) => {
    if (code.startsWith("language/") || code === "translation/reserved-path") return true;
    return file.startsWith(inSite) && (untranslated.has(file) || !wrong.has(`site/${insideOf(file)}`));
  });
}

/** Lists the pictures and films that a site names in any of its languages, each file once. */
export function listMedia(languages: readonly ValidatedLanguage[]): ContentMedia[] {
  const [first, ...others] = languages.map(({ validated }) => validated.media);
  const known = new Set(first!.map(({ path }) => path));
  return [...first!, ...others.flat().filter(({ path }) => !known.has(path) && known.add(path))];
}
