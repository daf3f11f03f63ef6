import { expect, test } from "vitest";
import { findOtherCountries } from "../../../src/steps/check/other-country.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { partialSiteOf } from "../../support/partial-site.ts";
import { markdownSource, textAt } from "../../support/read-source.ts";

/** Returns the words of each finding in a text of a practice with one office in a country. */
function findIn(country: string, body: string, language = "en-US"): string[] {
  const content = contentOfPractice();
  const facts = `phone: "+442079460958"\naddress: {street: A 1, city: B, state: OR, zip: "97201", country: ${country}}\nhours: [{days: [Monday], closed: true}]`;
  const office = markdownSource(facts.replace(', zip: "97201"', zipOf(country)), "", content.entryFiles[0]);
  const source = markdownSource("mainTitleText: Polishing", `${body}\n`);
  const own = { ...content, language, entries: [office], entryFiles: [office.file] };
  const { entries } = partialSiteOf(own);
  expect(entries.offices).toHaveLength(1);
  return findOtherCountries({ ...own, entries: [office, source] }, { entries }).map(({ place }) =>
    textAt(source.text, place),
  );
}

const zips: Readonly<Record<string, string>> = { CA: "K1A 0B1", AT: "1010", CH: "3007" };
const zipOf = (country: string): string => `, zip: "${zips[country] ?? "97201"}"`;

test.for([
  ["IE", "If you cannot breathe, call 911.", "911"],
  ["GB", "Dial **911** or go to A&E.", "911"],
  ["GB", "Call emergency services on 911, then us.", "911"],
  ["NZ", "Ring 000 now!", "000"],
  ["US", "Call an ambulance on 999 at once.", "999"],
  ["CA", "Call 112 (the European number).", "112"],
  ["ES", "Si no puede respirar, llame al 911 de inmediato.", "911"],
  ["ES", "Marque el 911.", "911"],
  ["FR", "Appelez le 911 sans attendre.", "911"],
  ["FR", "Appelez immédiatement le 999.", "999"],
  ["DE", "Rufen Sie sofort die 911!", "911"],
  ["AT", "Im Notfall die 911 wählen.", "911"],
  ["PT", "Ligue para o 911.", "911"],
  ["AU", "Call Triple Zero (000) in most states; call 999 elsewhere.", "999"],
  ["FR", "Vos droits selon HIPAA.", "HIPAA"],
  ["DE", "Unser HIPAA-Hinweis.", "HIPAA"],
  ["GB", "The No Surprises Act gives you the right to an estimate.", "No Surprises Act"],
] as const)("in %s, %j names another country's %s", ([country, text, words]) => {
  expect(findIn(country, text)).toEqual([words]);
});

test.for([
  // Numbers of the country, and numbers that are used there, too.
  ["US", "Call 911."],
  ["MX", "Llame al 911."],
  ["GB", "Call 999 or 112. For advice call 111."],
  ["IE", "Call 112 or 999."],
  ["PL", "Zadzwoń pod 999."],
  ["SG", "Call 995, or 999 for the police."],
  ["AU", "Call 000."],
  ["FR", "Appelez le 15 ou le 112."],
  ["FR", "Appelez le 119 pour un enfant en danger."],
  ["SA", "Call 911."],
  ["Atlantis", "Call 911."],
  // Parts of other numbers.
  ["GB", "Call 911-555-0123, 0800 999 000 or 020 7999 0911."],
  ["GB", "Call +1 911 555 0123 or 1-800-911."],
  ["US", "Call (503) 999-0000."],
  ["AU", "Ring 1300 911 999."],
  ["FR", "Appelez le 05 56 000 911."],
  // Amounts, counts, ranges, addresses and names.
  ["GB", "Call today: veneers for £999, whitening 999 or less."],
  ["DE", "Rufen Sie an: 999 € je Krone, 911,50 für zwei."],
  ["US", "We call 999 patients a year."],
  ["US", "Call us at 999 Main Street."],
  ["US", "Ring 000–999 on the dial."],
  ["FR", "Depuis 25 000 patients, composez avec 999 euros."],
  ["GB", "The dentist drives a 911, room 999, code 000."],
  ["GB", "From 911 to 999 AD."],
  ["US", "1,999 smiles, and 10.000 more."],
  // Another country that the text names.
  ["GB", "In the United States people call 911; here call 999."],
  ["IE", "Visitors from Canada: what you call 911 at home is 999 here. Never call 911."],
  ["FR", "HIPAA is a law of the United States."],
  // Laws that hold.
  ["US", "Our HIPAA notice."],
  ["PR", "Our HIPAA notice."],
  ["GB", "Our data are kept under the UK GDPR."],
  ["GB", "Our Hipaathon raised money."],
] as const)("in %s, %j names nothing of another country", ([country, text]) => {
  expect(findIn(country, text)).toEqual([]);
});

test("names of countries in the language of the site are known", () => {
  expect(findIn("DE", "In den Vereinigten Staaten: rufen Sie 911.", "de-DE")).toEqual([]);
  expect(findIn("FR", "Aux États-Unis, appelez le 911.", "fr-FR")).toEqual([]);
});
