/**
 * Numbers that call an ambulance, with the countries whose people dial them. A country in several lines shows the first, and knows all.
 * Sources: 47 U.S.C. 251(e)(3) and CRTC for 911; Directive (EU) 2018/1972, article 109, for 112; Ofcom and ComReg for 999; ACMA for 000;
 * Te Whatu Ora for 111; the ministries of health or fire services of the others.
 */
const countriesByNumber: readonly (readonly [number: string, countries: string])[] = [
  ["911", "US CA MX PR GU VI AS MP AR BB BS BZ CR DO EC HN JM PA PH PY SA SV UY"],
  ["999", "GB IE GG IM JE GI BD BH HK KE MO MU MY QA UG ZW"],
  ["15", "FR GF GP MQ RE YT"],
  ["144", "CH"],
  ["113", "NO"],
  ["000", "AU"],
  ["111", "NZ"],
  ["119", "JP KR TW"],
  ["120", "CN"],
  ["995", "SG"],
  ["998", "AE"],
  ["1669", "TH"],
  ["115", "VN"],
  ["101", "IL"],
  ["123", "CO EG"],
  ["131", "CL"],
  ["192", "BR"],
  ["10177", "ZA"],
  ["112", "AT BE BG CY CZ DE DK EE ES FI GR HR HU IS IT LI LT LU LV MT NL PL PT RO SE SI SK TR UA IN GE KZ RS RW KW"],
  ["112", "FR GF GP MQ RE YT CH NO GB IE GG IM JE GI ZA"],
];

/** Mobile phones of all countries know it: ITU-T E.161.1. */
const numberOfOthers = "112";

/** Returns the number that people in a country call for an ambulance. */
export const emergencyNumberOf = (country: string | undefined): string =>
  countriesByNumber.find(([, list]) => list.split(" ").includes(country ?? ""))?.[0] ?? numberOfOthers;

/** Whether the country's law of privacy is HIPAA. */
export const hasHipaa = (country: string | undefined): boolean =>
  ["US", "PR", "GU", "VI", "AS", "MP"].includes(country ?? "");
