import { weekdays, type Weekday } from "./hours.ts";

/**
 * Numbers that call an ambulance, with the countries whose people dial them. Sources: 47 U.S.C. 251(e)(3) and the CRTC for 911; Directive (EU)
 * 2018/1972, article 109, for 112 in the European Union; all others as public lists of ambulance numbers have them.
 */
const countriesByNumber: readonly (readonly [number: string, countries: string])[] = [
  [
    "911",
    "US CA MX PR GU VI AS MP AG AI AR AW BM BO BS BZ CR DO EC ET GD HN JO KN KY LC MH MS PA PH PW PY TC UY VC VE VG",
  ],
  ["999", "GB IE GG IM JE GI AC BD BH DM FK HK KE MO MY QA SH SL UG ZM ZW"],
  ["15", "FR GF GP MF MQ NC PF PM RE WF YT MA"],
  ["144", "CH LI"],
  ["113", "NO"],
  ["000", "AU CC CX"],
  ["111", "NZ NR PG"],
  ["119", "JP KR TW KH"],
  ["120", "CN"],
  ["995", "SG"],
  ["998", "AE"],
  ["997", "SA BW"],
  ["1669", "TH"],
  ["115", "VN IR SR"],
  ["101", "IL PS"],
  ["123", "CO EG"],
  ["131", "CL"],
  ["192", "BR"],
  ["10177", "ZA"],
  ["102", "NP MV"],
  ["103", "AZ BY MN TM UZ"],
  ["106", "PE"],
  ["110", "JM LK SY"],
  ["114", "MU TZ"],
  ["116", "HT"],
  ["1122", "PK"],
  ["127", "AL"],
  ["124", "BA"],
  ["128", "GT NI"],
  ["132", "SV"],
  ["140", "LB"],
  ["14", "DZ"],
  ["190", "TN"],
  ["194", "RS ME MK XK"],
  ["811", "TT"],
  ["511", "BB"],
  ["912", "RW CW SX"],
  ["913", "GY"],
  ["9999", "OM"],
];

/** The number of most countries that are not in the table. Mobile phones know it everywhere: ITU-T E.161.1. */
const numberOfOthers = "112";

/** Returns the number that people in a country call for an ambulance. */
export const emergencyNumberOf = (country: string | undefined): string =>
  countriesByNumber.find(([, list]) => list.split(" ").includes(country ?? ""))?.[0] ?? numberOfOthers;

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

/** Lists the countries that the table has for a number. */
export const countriesCalling = (number: string): string[] =>
  countriesByNumber.find(([each]) => each === number)?.[1].split(" ") ?? [];

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
