import { problem, type Problem } from "../../problems/problem.ts";
import { isIn, markFound, readPhraseRules, type PhraseRule } from "./read-phrases.ts";
import type { SiteInLanguage } from "./subjects.ts";

const readRules = (): PhraseRule[] => readPhraseRules().filter(({ code }) => code === "page/no-how-soon");

/** Whether a service of this name can lead to an urgent complication. It says no if in doubt. */
export function isUrgentTreatment(name: string): boolean {
  const rules = readRules();
  const marked = rules.flatMap((rule) => markFound(rule, name));
  return marked.some((each) => !rules.some(({ unless }) => isIn(unless, each)));
}

/** Finds services on surgery, roots, gums, implants and sedation that do not say when to call. A page without a text has nothing to add it to. */
export function checkHowSoon({ content: { entries }, site }: SiteInLanguage): Problem[] {
  return site.entries.services.flatMap(({ file, data: { mainTitleText, description, howSoon } }) => {
    const source = entries.find((entry) => entry.file === file);
    if (source === undefined || howSoon !== undefined || !isUrgentTreatment(mainTitleText)) return [];
    if (description === undefined && source.body.trim() === "") return [];
    if (readRules().some(({ unlessInFile }) => isIn(unlessInFile, `${description}\n${source.body}`))) return [];
    return [problem("page/no-how-soon", source.placeOfValue(["mainTitleText"]), { title: mainTitleText })];
  });
}
