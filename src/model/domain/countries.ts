import { emergencyNumbers } from "./emergency-numbers.ts";
import { weekdays, type Weekday } from "./hours.ts";

/** Returns the number that people in a country call for an ambulance; undefined where none is known, and the practice has to write it. */
export const emergencyNumberOf = (country: string | undefined): string | undefined =>
  emergencyNumbers.find(([, list]) => list.split(" ").includes(country ?? ""))?.[0];

/** Members of the European Union. */
export const europeanUnion = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK";

const european = "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PT RO SE SI SK";

/**
 * Numbers that are copied into texts of other countries, with countries whose numbers for emergencies are others: their plans of numbers
 * (ITU-T E.129). Countries in which a number may be used are left out: Poland has 999 too, Saudi Arabia 911, and mobile phones 112.
 */
const foreignNumbers: Readonly<Record<string, string>> = {
  "911": `${european} AU CN GB GG HK IE IM IN JE JP KR MY NZ PL SG TW ZA`,
  "999": `${european} AU CA CN IN JP KR MX NZ TW US ZA`,
  "000": `${european} CA CN GB GG HK IE IM IN JE JP KR MX MY NZ PL SG TW US ZA`,
  "112": "CA US",
};

/** Numbers that `isForeignNumber` knows. Others are short numbers for something else in many countries. */
export const watchedNumbers = Object.keys(foreignNumbers);

/** Whether an emergency number is one of other countries, and none of this one. */
export const isForeignNumber = (number: string, country: string | undefined): boolean =>
  foreignNumbers[number]?.split(" ").includes(country ?? "") === true;

/** Lists the countries whose people call a number. */
export const countriesCalling = (number: string): string[] =>
  emergencyNumbers.flatMap(([each, list]) => (each === number ? list.split(" ") : []));

/** Countries whose addresses have states, counties or the like, not provinces: "state_name_type" in Google's address data, libaddressinput. */
const statesCalled: readonly (readonly [name: string, countries: string])[] = [
  ["State", "US AU BR FM IN MM MX MY NG PW SS VE"],
  ["Prefecture", "JP"],
  ["County", "IE TW"],
  ["Department", "CO NI SV"],
  ["Emirate", "AE"],
  ["Oblast", "RU UA"],
  ["Parish", "BB JM"],
  ["Island", "BS KI KN KY TC TV"],
  ["Area", "HK"],
  ["Do or si", "KR"],
];

/** Returns what a country calls the part of an address that is a state in the United States. */
export const nameOfStates = (country: string): string =>
  statesCalled.find(([, list]) => list.split(" ").includes(country))?.[0] ?? "Province";

/**
 * Laws that forbid a dental practice to show what patients say of their treatment, also on its own website. Singapore allows it there
 * (Healthcare Services (Advertisement) Regulations 2021, regulation 14).
 */
const lawsOnTestimonials: Readonly<Record<string, string>> = {
  AU: "Health Practitioner Regulation National Law, section 133(1)(c)",
  CN: "《医疗广告管理办法》, article 7",
  FR: "Code de la santé publique, article R.4127-215-1",
  JP: "医療法施行規則, article 1-9",
  KR: "의료법, article 56",
};

/** Returns the law of a country by which practices may not show testimonials; undefined where we know of none. */
export const lawOnTestimonials = (country: string | undefined): string | undefined => lawsOnTestimonials[country ?? ""];

/** The countries of the North American Numbering Plan, whose numbers have ten digits after the country code 1. */
const northAmerican: ReadonlySet<string | undefined> = new Set(
  "AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI".split(" "),
);

/** Whether phone numbers of the country, given as a code, are North American. */
export const isNorthAmerican = (country: string | undefined): boolean => northAmerican.has(country);

/** Whether the country's law of privacy is HIPAA. */
export const hasHipaa = (country: string | undefined): boolean =>
  ["US", "PR", "GU", "VI", "AS", "MP"].includes(country ?? "");

interface WeekInfo {
  /** Days of the weekend; Monday is 1. */
  weekend: readonly number[];
}

/** Node 20 has a property, and newer versions a function. */
type WithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };

/** Returns the days of the weekend: Friday and Saturday in Kuwait. */
export function weekendOf(country = "US"): Weekday[] {
  const locale: WithWeek = new Intl.Locale(`und-${country}`);
  const { weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { weekend: [6, 7] };
  return weekend.map((number) => weekdays[number - 1]!);
}
