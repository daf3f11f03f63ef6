import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { fillWord } from "../model/text/fill-word.ts";

/** Stands for the number that calls an ambulance where only the practice knows it. `site/samples.yaml` names it. */
export const sampleEmergency = "XXXX";

const head = "# yaml-language-server: $schema=.schema/words.json";

/**
 * Writes the words of pages that a practice has to write: all, in English, if the package has none in its language, or those with the number
 * that calls an ambulance, if that is not known.
 */
export function writeStarterWords(
  packageFolder: string,
  { language, emergency }: { language: string; emergency: string | undefined },
): { path: string; contents: string }[] {
  const read = (name: string): string => readFileSync(path.join(packageFolder, `templates/words/${name}.yaml`), "utf8");
  const fill = (text: string): string => fillWord(text, { emergency: emergency ?? sampleEmergency });
  const write = (text: string): { path: string; contents: string }[] => [
    { path: "site/words.yaml", contents: `${head}\n${text}` },
  ];
  if (!existsSync(path.join(packageFolder, `templates/words/${language}.yaml`))) {
    const english = read("en");
    const note =
      "# The words of every page that are not content. Translate them into the language of the site; leave names in braces as they are.";
    // Every language reads a dash between two times.
    const words = english.slice(english.indexOf("\n\n") + 1).replace("{opens} to {closes}", "{opens}–{closes}");
    return write(`${note}\n${emergency === undefined ? fill(words) : words}`);
  }
  if (emergency !== undefined) return [];
  const words = load(read(language)) as Readonly<Record<"call911" | "emergencyNote", string>>;
  return write(
    `\ncall911: ${JSON.stringify(fill(words.call911))}\nemergencyNote: ${JSON.stringify(fill(words.emergencyNote))}\n`,
  );
}
