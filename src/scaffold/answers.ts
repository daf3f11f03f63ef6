import { existsSync } from "node:fs";
import * as z from "zod";
import { colorsSchema, lookNames, lookSchema } from "../model/content/brand.ts";
import { doctorSchema } from "../model/content/doctor.ts";
import {
  defaultLanguage,
  formsOfLanguage,
  languageSpokenIn,
  nameOfCountry,
  nameOfLanguage,
  primaryLanguage,
  withCountryOf,
} from "../model/domain/language.ts";
import { officeSchema } from "../model/content/office.ts";
import { isPicture } from "../model/build/media-kinds.ts";
import { isNorthAmerican, nameOfStates, weekendOf } from "../model/domain/countries.ts";
import { weekdays } from "../model/domain/hours.ts";
import { readHours, type WrittenHours } from "../model/domain/read-hours.ts";
import { practiceSchema } from "../model/content/practice.ts";
import { samplePhoneIn, wantedPhoneIn, withCountryCode } from "../model/domain/phone.ts";
import { countryCodeOf, hasStates, sampleOf, type WrittenAddress } from "../model/domain/postal-address.ts";
import { readDoctors } from "../model/domain/read-doctors.ts";
import { textSchema } from "../model/content/schema-parts.ts";
import { partOf } from "../model/build/walk-fields.ts";
import { readMeantValue } from "../steps/validate/meant-value.ts";
import { UsageError } from "../lib/usage-error.ts";
import { sampleOffice } from "../kinds/office.ts";

const practice = practiceSchema.shape;
const { address, phone } = officeSchema.shape;
const countrySchema = z
  .string()
  .refine((country) => countryCodeOf({ country }) !== undefined, "a country such as France, Deutschland or MX");
const sampleAddress = sampleOffice.address;

const doctorsSchema = z.string().refine((text) => {
  const doctors = readDoctors(text);
  const slugs = new Set(doctors.map(({ slug }) => slug));
  const areSound = doctors.every(({ slug: _, ...doctor }) => doctorSchema.safeParse(doctor).success);
  return areSound && doctors.length > 0 && slugs.size === doctors.length && !/[\d/\\@]/.test(text);
}, 'names with "and" or commas between them, each once, such as "Dr. Ada Brightwater, DDS, and Dr. Ben Reyes, DMD"');

interface InLanguage {
  language?: string | undefined;
}

/** Reads hours as people write them in the language of the site, or in any other. */
const readHoursOf = (text: string, { language }: InLanguage): WrittenHours[] | undefined =>
  (language === undefined ? undefined : readHours(text, language)) ??
  readHours(text, defaultLanguage) ??
  readHours(text);

/** Lists hours as they were understood: "Monday, Tuesday: 09:00-17:00". */
export function listHours(text: string, given: InLanguage): string[] {
  const read = readHoursOf(text, given) ?? [];
  return read.map(({ days, opens, closes }) => `${days.join(", ")}: ${opens ? `${opens}-${closes}` : "closed"}`);
}

/** Lists doctors as they were understood: "Dr. Ada Brightwater, DDS". */
export const listDoctors = (text: string): string[] =>
  readDoctors(text).map(({ name, credentials }) => (credentials === undefined ? name : `${name}, ${credentials}`));

/** Languages in which the starter has texts, by their folders. */
export const starters = ["de", "en", "es", "fr", "he", "it", "ja", "nl", "pl", "pt", "zh-Hant"];

/** Made-up answers in these languages, by the questions that they answer; in others, they are in English. */
const localSamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { name: "Musterpraxis", street: "Musterstraße 1", city: "Musterstadt", hours: "Muster" },
  es: { hours: "ejemplo" },
  fr: { name: "Cabinet dentaire Exemple", street: "1 rue de l’Exemple", city: "Ville-Exemple", hours: "exemple" },
  it: { name: "Studio dentistico Esempio", street: "Via Esempio 1", city: "Città Esempio", hours: "esempio" },
  nl: { name: "Tandartspraktijk Voorbeeld", street: "Voorbeeldstraat 1", city: "Voorbeeldstad", hours: "voorbeeld" },
  pt: { name: "Odontologia Exemplo", street: "Rua Exemplo, 1", city: "Cidade Exemplo", hours: "exemplo" },
  pl: { name: "Gabinet stomatologiczny Przykład", street: "ul. Przykładowa 1", city: "Przykładowo", hours: "przykład" },
  ja: { name: "サンプル歯科医院", street: "サンプル町1-1", city: "サンプル市", hours: "見本" },
  he: { name: "מרפאת שיניים לדוגמה", street: "רחוב הדוגמה 1", city: "עיר לדוגמה", hours: "דוגמה" },
  "zh-Hant": { name: "範例牙醫診所", street: "範例路1號", city: "範例市", hours: "範例" },
};

export const hasStarter = (tag: string): boolean => formsOfLanguage(tag).some((form) => starters.includes(form));

const isPictureHere = (file: string): boolean => isPicture(file) && existsSync(file);

const secondSchema = z
  .string()
  .refine(
    (tag) => practice.translations.safeParse([tag]).success && hasStarter(tag),
    'a language such as en-US or es-US; for one without texts for a new site, run "npx dentalsite new translation" later',
  )
  .meta({ fieldType: "code" });

export interface InitQuestion {
  key: string;
  /** The words of the question, on a terminal and in the help. */
  words: string;
  schema: z.ZodType<string | undefined>;
  /** The value if nothing was answered. Without a sample, the value is then left out. */
  sample?: string;
  /** Whether the flag is required if there is no terminal. */
  isNeeded?: true;
  /** The key of the answer that this one depends on. */
  of?: "color";
  /** Lists what was understood of an answer, so that whoever gave it can confirm it. */
  list?: (answer: string, given: InLanguage) => string[];
}

const table = [
  { key: "country", words: "Country, such as France, Deutschland or MX", schema: countrySchema, sample: "US" },
  {
    key: "language",
    words: "Language of the site, such as en-US or es-US",
    schema: practice.language,
    sample: defaultLanguage,
  },
  { key: "second", words: "Second language, such as es-US", schema: secondSchema },
  {
    key: "name",
    words: "Name of the practice",
    schema: practice.name,
    sample: "Sample Dental Practice",
    isNeeded: true,
  },
  { key: "phone", words: "Phone number for patients", schema: phone, sample: sampleOffice.phone, isNeeded: true },
  { key: "street", words: "House number and street", schema: address.shape.street, sample: sampleAddress.street },
  { key: "suite", words: "Suite or floor", schema: textSchema },
  { key: "city", words: "City", schema: address.shape.city, sample: sampleAddress.city, isNeeded: true },
  {
    key: "state",
    words: "State or province, as on an envelope",
    schema: address.shape.state,
    sample: sampleAddress.state,
  },
  { key: "zip", words: "ZIP code or postal code", schema: address.shape.zip, sample: sampleAddress.zip },
  { key: "email", words: "E-mail address", schema: practice.email },
  { key: "origin", words: "Web address of the site, such as https://www.practice.com", schema: practice.origin },
  {
    key: "hours",
    words: "Opening hours, such as Mon-Thu 9-5, Fri 9-1",
    schema: z.string(),
    list: listHours,
  },
  {
    key: "doctors",
    words: "Doctors, such as Dr. Ada Brightwater, DDS, and Dr. Ben Reyes, DMD",
    schema: doctorsSchema,
    list: listDoctors,
  },
  {
    key: "look",
    words: `Look: ${lookNames.join(", ")}. "npx dentalsite looks" shows your site in each`,
    schema: lookSchema,
    sample: lookNames[0],
  },
  {
    key: "logo",
    words: "Logo: a file on this computer, such as logo.svg",
    schema: z.string().refine(isPictureHere, "the path of a picture that is there: SVG, PNG, JPEG, WebP or AVIF"),
  },
  {
    key: "color",
    words: "Main color, such as #1a5a59",
    schema: colorsSchema.shape.main,
  },
  { key: "accent", words: "Accent color, for the call button", schema: colorsSchema.shape.accent, of: "color" },
] as const satisfies readonly InitQuestion[];

type Key = (typeof table)[number]["key"];

/** Answers from a terminal or from flags. */
export type Given = Partial<Record<Key, string>>;

/** The questions of `dentalsite init` about a new practice, in order. Every key is also a flag. */
export const questions: readonly (InitQuestion & { key: Key })[] = table;

/** Answers with a sample for each missing one that a site needs. Absent ones were left out on purpose. */
export type Answers = Given &
  Record<Exclude<Extract<(typeof table)[number], { sample: string }>["key"], "state" | "zip">, string>;

/**
 * Says what is wrong with an answer, as the rest of the sentence "Write …"; undefined if it fits. Postal codes depend on the country among
 * the answers.
 */
export function findFault(question: InitQuestion, written: string, given: Given): string | undefined {
  const { key } = question;
  const { country } = given;
  if (key === "hours" && readHoursOf(written, given) === undefined)
    return "days and times such as Mon-Thu 9 AM-5 PM, Fri 9 AM-1 PM, Sat closed";
  const answer = key === "phone" ? phoneIn(written, given) : written;
  const ownFault = question.schema.safeParse(answer).error?.issues[0]?.message;
  const meant = ownFault === undefined ? undefined : readMeantValue(answer, partOf(question.schema));
  const fault =
    (ownFault && wantedIn(key, country, ownFault)) ?? (key === "zip" ? findFaultOfZip(answer, country) : undefined);
  // An answer needs no quotes: they are added when the file is written.
  return meant ?? fault?.replace(/(?<= such as )"([^"]+)"/, "$1");
}

/** Fits what a schema asks for to a country. */
function wantedIn(key: string, country: string | undefined, wanted: string): string {
  const code = countryCodeOf({ country }) ?? "US";
  return key === "phone" && !isNorthAmerican(code) ? wantedPhoneIn(code) : wanted;
}

/** Says what is wrong with a postal code. Its sentence leaves out the advice to name a country, which `init` has asked for. */
export function findFaultOfZip(zip: string, country: string | undefined): string | undefined {
  const { error } = address.safeParse({ ...sampleAddress, zip, country });
  return error?.issues.find(({ path: [key] }) => key === "zip")?.message.replace(/, or the name of .*$/, "");
}

/** Returns the sample for a question, which may depend on the country that was answered. Undefined if the value is then left out. */
export function sampleIn(
  { key, sample }: Pick<InitQuestion, "key" | "sample">,
  { country, language }: Given,
): string | undefined {
  const code = countryCodeOf({ country });
  if (sample === undefined) return undefined;
  const spoken = language ?? (code === undefined ? defaultLanguage : languageSpokenIn(code));
  const local = formsOfLanguage(spoken).flatMap((form) => localSamples[form]?.[key] ?? [])[0];
  if (local !== undefined) return local;
  if (code === undefined || code === "US") return sample;
  if (key === "language") return languageSpokenIn(code);
  if (key === "phone") return samplePhoneIn(code) ?? sample;
  return key === "state" || key === "zip" ? sampleOf(code)[key] : sample;
}

/** Returns the words of a question after the answers so far; undefined if addresses in the country have no such part. */
export function wordsIn(
  { key, words }: Pick<InitQuestion, "key" | "words">,
  { country, logo }: Given,
): string | undefined {
  if (key === "color" && logo !== undefined) return `${words}; without one, the site has the colors of the logo`;
  if (key !== "state" || country === undefined) return words;
  return hasStates({ country }) ? `${nameOfStates(countryCodeOf({ country }) ?? "")}, as on an envelope` : undefined;
}

/** Returns a number as files have it, with its country's code outside the United States. */
const phoneIn = (phone: string, given: Given): string => withCountryCode(phone, countryCodeOf(given) ?? "US");

/** Returns the hours that were answered, or made-up ones. */
export const answeredHours = (answers: Answers) =>
  (answers.hours === undefined ? undefined : readHoursOf(answers.hours, answers)) ?? sampleHoursIn(answers);

/** Returns made-up hours, with the weekend of the country, and a note that tells what they are in the language of the site. */
function sampleHoursIn(given: Given) {
  const weekend = weekendOf(countryCodeOf(given));
  const [open, closed] = sampleOffice.hours;
  const note = sampleIn({ key: "hours", sample: "Sample" }, given);
  return [
    { ...open, days: weekdays.filter((day) => !weekend.includes(day)), note },
    { ...closed, days: weekdays.filter((day) => weekend.includes(day)) },
  ];
}

/**
 * Adds a sample for each missing answer that a site needs. Languages without a country are those of the practice's country, so that the words
 * and laws of another do not get into its pages.
 */
export function fillAnswers(given: Given): Answers {
  const samples = questions.flatMap((question) => {
    const sample = sampleIn(question, given);
    return sample === undefined ? [] : [[question.key, sample]];
  });
  const answers = { ...(Object.fromEntries(samples) as Answers), ...given };
  const country = given.country && `und-${countryCodeOf(given)}`;
  const language = country ? withCountryOf(country, answers.language) : answers.language;
  const second = given.second && withCountryOf(country ?? language, given.second);
  return {
    ...answers,
    language,
    ...(second !== undefined && { second }),
    phone: phoneIn(answers.phone, given),
  };
}

/** Returns the address of the office. In the United States it names no country. A name that would not be read back is left to its code. */
export function addressIn({ street, suite, city, state, zip, country, language }: Answers): WrittenAddress {
  const code = countryCodeOf({ country });
  const name = code === undefined || code === "US" ? undefined : nameOfCountry(code, language);
  return { street, suite, city, state, zip, country: countryCodeOf({ country: name }) === code ? name : code };
}

/** Throws a UsageError if the starter cannot be in both languages of the answers. */
export function refuseLanguages({ language, second }: Answers): void {
  if (second === undefined) return;
  const [own, other] = [language, second].map((tag) => nameOfLanguage(tag, "en"));
  if (primaryLanguage(language) === primaryLanguage(second))
    throw new UsageError(`${other} is no second language: the site is in ${own}.`);
  if (hasStarter(language)) return;
  throw new UsageError(
    `There are no texts for a new site in ${own} that could be translated into ${other}. Leave out the second language.`,
  );
}
