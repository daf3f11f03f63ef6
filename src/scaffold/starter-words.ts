import { fillWord } from "../model/text/fill-word.ts";
import { parseWords } from "../steps/parse/language.ts";
import { readPackageWords } from "../steps/read/read-site.ts";

/** Stands for the number that calls an ambulance where only the practice knows it. `site/samples.yaml` names it. */
export const sampleEmergency = "XXXX";

const head = "# yaml-language-server: $schema=.schema/words.json";

/**
 * Writes the words of pages that a practice has to write: all, in English, if the package has none in its language, or those with the number
 * that calls an ambulance, if that is not known.
 */
export function writeStarterWords(
  language: string,
  emergency: string | undefined,
): { path: string; contents: string }[] {
  const fill = (text: string): string => fillWord(text, { emergency: emergency ?? sampleEmergency });
  const write = (text: string): { path: string; contents: string }[] => [
    { path: "site/words.yaml", contents: `${head}\n${text}` },
  ];
  const packageWords = readPackageWords();
  const words = parseWords(language, packageWords);
  if (words === undefined) {
    const english = packageWords.get("en")!;
    const note =
      "# The words of every page that are not content. Translate them into the language of the site; leave names in braces as they are.";
    // Every language reads a dash between two times.
    const untranslated = english.slice(english.indexOf("\n\n") + 1).replace("{opens} to {closes}", "{opens}–{closes}");
    return write(`${note}\n${emergency === undefined ? fill(untranslated) : untranslated}`);
  }
  if (emergency !== undefined) return [];
  return write(
    `\ncall911: ${JSON.stringify(fill(words.call911))}\nemergencyNote: ${JSON.stringify(fill(words.emergencyNote))}\n`,
  );
}
