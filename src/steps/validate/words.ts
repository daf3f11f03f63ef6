import { emergencyNumberOf } from "../../model/domain/countries.ts";
import { startOf } from "../../model/build/place.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import type { Site } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import { englishOf, wordKeys, wordsSchema, type Words } from "../../model/content/words.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { withCountryOf } from "../../model/domain/language.ts";

/** The most missing words to name. */
const mostNamed = 5;

/**
 * Returns the words in the site's language, the practice's `own` over the package's, with the emergency number of its country. If its file
 * or the language has a mistake, there are no words and no further problem.
 */
export function completeWords(
  { entries, files, folder, language, packageWords, spoken }: Content,
  own: object | undefined,
  { offices: [office] }: Pick<Site["entries"], "offices">,
): { words?: Words; problems: Problem[] } {
  if (language === undefined || own === undefined) return { problems: [] };
  const { success, data } = wordsSchema.safeParse({ ...packageWords, ...own });
  const emergency = emergencyNumberOf(countryCodeOf(office?.data.address ?? {}));
  const source = files["words.yaml"];
  if (success) {
    const problems = emergency === undefined && office ? askForNumber(data, office, { entries, folder }) : [];
    return problems.length > 0 ? { problems } : { words: fillEmergency(data, emergency), problems };
  }
  if (!source?.data) {
    const place = files["practice.yaml"]!.placeOfValue([folder === undefined ? "language" : "translations"]);
    return {
      problems: [
        problem("language/no-words", place, {
          language,
          known: spoken.map((each) => withCountryOf(language, each)),
          ...(folder === undefined ? { fix: "first" } : { fix: "further", folder }),
        }),
      ],
    };
  }
  const missing = wordKeys.filter((key) => !Object.hasOwn(own, key));
  const [key] = missing as [(typeof missing)[0]];
  const named = missing.slice(0, mostNamed).map((each) => `"${each}"`);
  const details = { language, key, english: englishOf(key), missing: named, more: missing.length - named.length };
  const way = missing.length === 1 ? "one" : "several";
  return { problems: [problem("language/missing-words", startOf(source.file), { way, ...details })] };
}

/** Asks for words with the number for an ambulance in a country where none is known. No number is better than a wrong one. */
function askForNumber(
  { call911, emergencyNote }: Words,
  { file: officeFile, data }: Site["entries"]["offices"][number],
  { entries, folder }: Pick<Content, "entries"> & { folder: string | undefined },
): Problem[] {
  if (!(call911 + emergencyNote).includes("{emergency}")) return [];
  const file = folder === undefined ? "site/words.yaml" : `site/${folder}/words.yaml`;
  const [call = "", note = ""] = [call911, emergencyNote].map((text) => fillWord(text, { emergency: "…" }));
  const { country = "" } = data.address;
  const details = { country, file, call, note, ...(countryCodeOf({ country }) === undefined && { misread: country }) };
  const source = entries.find((each) => each.file === officeFile);
  const place = source?.placeOfValue(["address", "country"]) ?? startOf(officeFile);
  return [problem("language/missing-words", place, { way: "emergency", ...details })];
}

/** Puts the number for an ambulance, which depends on the practice's country, into the words that name it. */
function fillEmergency({ emergencyNote, call911, ...words }: Words, emergency = ""): Words {
  const fill = (text: string): string => fillWord(text, { emergency });
  return { ...words, emergencyNote: fill(emergencyNote), call911: fill(call911) };
}
