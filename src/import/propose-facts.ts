import { primaryLanguage } from "../model/domain/language.ts";
import { hoursSchema } from "../model/domain/hours.ts";
import { countryCodeOf } from "../model/domain/postal-address.ts";
import { findFault, questions, type InitQuestion } from "../scaffold/answers.ts";
import { linesOf, type Plan, type Told } from "./plan.ts";
import type { SavedSite } from "./saved-site.ts";
import type { TranslatedPage } from "./translations.ts";
import { nameWitnesses, type FoundFact } from "./witnesses.ts";

type Undecided = Plan["undecided"];

export const nameFewPlaces = ({ value, places }: Pick<FoundFact, "value" | "places">): Undecided[string][number] => ({
  value,
  places: places.slice(0, 5),
  pages: places.length,
});

/** Facts that the pages are asked for; others that they tell are evidence for these. */
const wanted = ["name", "phone", "address", "hours", "email", "origin"];

/** Ends of addresses that are a country's, and are used by everybody. */
const anyones = /^(ai|cc|co|eu|fm|gg|im|io|is|it|la|ly|me|nu|sh|st|to|tv|vc|ws)$/;

function countryOfHosts(hosts: ReadonlySet<string>): string | undefined {
  const [, end = ""] = /\.([a-z]{2})$/.exec([...hosts].join()) ?? [];
  return end === "" || anyones.test(end)
    ? undefined
    : countryCodeOf({ country: (end === "uk" ? "gb" : end).toUpperCase() });
}

interface ProposedFacts {
  given: Record<string, unknown>;
  undecided: Undecided;
  found: Record<string, Told[]>;
}

/** Takes the facts of which the pages make sure, if `init` can use them, and lists the others, the four likeliest values of each. */
export function proposeFacts(
  site: SavedSite,
  translations: ReadonlyMap<string, TranslatedPage>,
): Pick<Plan, "facts" | "undecided"> & Pick<ProposedFacts, "found"> {
  const { facts } = site;
  const { given, undecided, found } = proposePlace(site, countLanguages(translations));
  for (const fact of wanted) {
    const sure = facts.findSure(fact);
    if (sure === undefined) undecided[fact] = facts.valuesOf(fact).map(nameFewPlaces);
    else Object.assign(given, linesOf(fact, sure));
    found[fact] = tell(facts, fact).slice(0, 4);
  }
  if (given.hours === undefined) undecided.hoursInTexts = facts.valuesOf("hoursInTexts").map(nameFewPlaces);
  return { facts: keepFitting(given, undecided), undecided: withoutEmpty(undecided), found };
}

const tell = (facts: SavedSite["facts"], fact: string): Told[] =>
  facts.valuesOf(fact).map((found) => ({ value: found.value, by: nameWitnesses(found, facts.pages) }));

/** Finds the country and the languages of the practice. All other facts are read as they are written there. */
function proposePlace({ facts, hosts, pages }: SavedSite, others: ReadonlyMap<string, number>): ProposedFacts {
  facts.findCountriesOfAddresses(countryOfHosts(hosts), pages[0]?.file ?? "");
  const [tag = "", ...otherTags] = facts.languages.findLanguages();
  const [region = "", ...otherRegions] = facts.languages.findCountries();
  const isSure = otherRegions.length === 0;
  facts.finish(region, tag === "" ? "en" : primaryLanguage(tag), isSure);
  const [country = region] = facts.textsOf("country");
  const inRegion = (language: string): string => (isSure ? `${primaryLanguage(language)}-${region}` : language);
  const translations = [...others.keys()].map(inRegion);
  const counted = [...others].map(([each, count]) => `${each} on ${count} pages`).join(", ");
  const tellOf = (fact: string, values: readonly string[], by: string): Told[] => {
    const told = tell(facts, fact);
    return values.flatMap((value) =>
      value === "" ? [] : (told.find((each) => each.value === value) ?? { value, by }),
    );
  };
  return {
    given: {
      ...(otherTags.length === 0 && { language: inRegion(tag) }),
      ...(isSure && { country }),
      ...(others.size > 0 && { translations }),
    },
    undecided: {
      ...(!isSure && { country: listLikely([region, ...otherRegions]) }),
      ...(otherTags.length > 0 && { language: listLikely([tag, ...otherTags]) }),
    },
    found: {
      language: tellOf("language", [tag, ...otherTags], "the texts are in it"),
      country: tellOf("region", [region, ...otherRegions], "its language is that of the pages"),
      ...(others.size > 0 && { translations: [{ value: translations, by: counted }] }),
    },
  };
}

/** Counts the translated pages of each language. */
function countLanguages(translations: ReadonlyMap<string, TranslatedPage>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { language, original } of translations.values())
    if (original !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}

const withoutEmpty = (undecided: Undecided): Undecided =>
  Object.fromEntries(Object.entries(undecided).filter(([, values]) => values.length > 0));

/** Keeps the facts that `init` can use, and leaves the others to decide. */
function keepFitting(given: Readonly<Record<string, unknown>>, undecided: Undecided): Plan["facts"] {
  const fits = ([key, value]: [string, unknown]): boolean => {
    const question = (questions as readonly InitQuestion[]).find((each) => each.key === key);
    if (key === "translations") return true;
    if (key === "hours") return hoursSchema.safeParse(value).success;
    return question !== undefined && findFault(question, value as string, given) === undefined;
  };
  for (const [key, value] of Object.entries(given))
    if (!fits([key, value])) undecided[key] = [nameFewPlaces({ value, places: [] })];
  return Object.fromEntries(Object.entries(given).filter(fits));
}

/** Lists what is only likely, without the files that say it: more than one of them, or what none says. */
const listLikely = (values: readonly string[]): Undecided[string] =>
  values.flatMap((value) => (value === "" ? [] : nameFewPlaces({ value, places: [] })));
