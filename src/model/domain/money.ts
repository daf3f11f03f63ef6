import countryToCurrency from "country-to-currency";
import * as z from "zod";
import { languageSpokenIn, primaryLanguage } from "./language.ts";
import { textSchema } from "../content/schema-parts.ts";

/** An amount as written, with the signs of currencies beside it. */
export interface Money {
  amount: number;
  /** `$`, `US$` or `USD`; empty if there is none. */
  signs: string[];
}

/** How a site writes amounts. */
export interface MoneyForm {
  /** The site's language. */
  language: string;
  /** Code of the practice's country, if it is known. */
  country: string | undefined;
  /** ISO 4217. */
  currency: string;
}

const currencies: Readonly<Record<string, string>> = countryToCurrency;

/** Returns the currency of a country; undefined for a code of no country. */
export const currencyIn = (country: string): string | undefined => currencies[country];

const signPattern = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}`;
const isCommonSign = new RegExp(`^(?:${signPattern})$`, "u");

/** Spaces within a line. A line break is never part of an amount. */
const spaces = String.raw` \u00A0\u2009\u202F`;
const digitsPattern = String.raw`\p{Nd}(?:[\p{Nd}.,'’\u066B\u066C${spaces}]*\p{Nd})?`;
const onEdge = new RegExp(`^[${spaces}]+|[${spaces}]+$`, "g");

/** The digits of an amount, and a dash in place of cents: `1’200.–`, `60,-`, `600:-`. */
const written = new RegExp(`(${digitsPattern})([.,:]?[-\\u2010-\\u2015]{1,2})?`, "u");

/** Marks that put digits and words in order where a text runs from right to left. */
const invisible = /[\u200E\u200F\u061C\u2066-\u2069]/g;

/**
 * Reads an amount such as `$1,200`, `89.50` or `1.200 €`; undefined for any other text. With the form of a site, reads its signs and its
 * decimals: `1.250` are 1250 euros in Germany, and 1.25 dinars in Kuwait.
 */
export function readMoney(text: string, form?: MoneyForm): Money | undefined {
  return readWith(text, form, (sign) => form !== undefined && isSignOf(sign, form));
}

/** Whether a text is an amount in the form of any country. */
export const isAmount = (text: string): boolean => readWith(text, undefined, isAnySign) !== undefined;

function readWith(text: string, form: MoneyForm | undefined, isSign: (sign: string) => boolean): Money | undefined {
  const plain = text.replace(invisible, "").trim();
  const found = written.exec(plain);
  if (found === null) return undefined;
  const [all, digits = "", dash] = found;
  const beside = [plain.slice(0, found.index), plain.slice(found.index + all.length)];
  const signs = beside.map((each) => each.replace(onEdge, "")).filter((each) => each !== "");
  if (!signs.every((sign) => isCommonSign.test(sign) || isSign(sign))) return undefined;
  // Only countries without dollars and pounds write a dash.
  if (dash !== undefined && signs.some((sign) => /[$£]/.test(sign))) return undefined;
  const hasLakhs = lakhs.test([form?.currency, ...signs].join(" "));
  const amount = readAmount(toLatin(digits), { marks: form && separatorsOf(form), hasLakhs });
  return amount === undefined || amount > most ? undefined : { amount, signs };
}

/** Currencies whose thousands are in pairs of digits: `₹1,25,000`. */
const lakhs = /₹|৳|रू|Nu\.|\bRs\b|\b(?:INR|BDT|NPR|PKR|LKR|BTN)\b/;

/** Writes the digits and marks of any script as in Latin. */
const toLatin = (digits: string): string =>
  digits
    .replaceAll("\u066B", ".")
    .replaceAll("\u066C", ",")
    .replace(/\p{Nd}/gu, readDigit);

/** Counts the digits before one: Unicode has the ten digits of a script in a row. */
function readDigit(digit: string): string {
  let value = 0;
  for (let code = digit.codePointAt(0)! - 1; value < 10 && /\p{Nd}/u.test(String.fromCodePoint(code)); code--) value++;
  return String(value % 10);
}

const sign = String.raw`[A-Z]{0,3}\p{Sc}`;
const amounts = new RegExp(`(?:${sign}[${spaces}]*)?${digitsPattern}(?:[${spaces}]*${sign})?`, "gu");

/** Lists the amounts in a price, also those among words. */
export const listAmounts = (price: string): Money[] =>
  (price.match(amounts) ?? []).flatMap((each) => readMoney(each) ?? []);

/** Larger numbers lose digits. */
const most = Number.MAX_SAFE_INTEGER / 100;

const wholePattern = new RegExp(String.raw`^(?:\d+|[1-9]\d{0,2}([.,'’${spaces}])\d{3}(?:\1\d{3})*)$`);
const lakhPattern = /^[1-9]\d?(?:,\d\d)*,\d{3}$/;

interface Marks {
  /** Characters that divide decimals and thousands: a comma, a period, or others. */
  decimal: string;
  group: string;
  /** How many digits the smallest coin has. */
  places: number;
  /** Whether a comma divides thousands whatever the country has: so it is in English. */
  isEnglish: boolean;
}

/**
 * A mark before the last two digits divides cents. A mark before the last three divides thousands, unless the site's form has it before
 * decimals: there the text may mean either, but for currencies that have three decimals, or none.
 */
function readAmount(digits: string, { marks, hasLakhs }: { marks: Marks | undefined; hasLakhs: boolean }) {
  const isWhole = (text: string): boolean => wholePattern.test(text) || (hasLakhs && lakhPattern.test(text));
  const numberOf = (whole: string, cents = "0"): number => Number(`${whole.replace(/\D/g, "")}.${cents}`);
  const [, before = "", mark = "", after = ""] = /^(.*)([.,])(\d{2,3})$/.exec(digits) ?? [];
  const isCents = mark !== "" && !before.includes(mark) && isWhole(before);
  if (isCents && after.length === 2) return marks?.places === 0 && after !== "00" ? undefined : numberOf(before, after);
  if (isCents && after.length === 3 && marks !== undefined && marks.places > 0) {
    if (marks.places === 3 && mark === marks.decimal) return numberOf(before, after);
    const isGroup = mark === marks.group || (marks.isEnglish && mark === ",");
    if (!isGroup && (mark === marks.decimal || marks.places === 3)) return undefined;
  }
  return isWhole(digits) ? numberOf(digits) : undefined;
}

/** Formats are slow to make. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ currency, ...form }: MoneyForm, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = localeOf(form);
  const id = `${locale} ${currency} ${JSON.stringify(options)}`;
  const known =
    formats.get(id) ?? new Intl.NumberFormat([locale, "en-US"], { style: "currency", currency, ...options });
  formats.set(id, known);
  return known;
}

function separatorsOf(form: MoneyForm): Marks {
  const decimals = formatOf(form, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const parts = decimals.formatToParts(1_000_000.5);
  const [decimal = ".", group = ""] = ["decimal", "group"].map(
    (each) => parts.find(({ type }) => type === each)?.value,
  );
  const { maximumFractionDigits: places = 2 } = formatOf(form, {}).resolvedOptions();
  const isEnglish = primaryLanguage(form.language) === "en";
  return { decimal: toLatin(decimal), group: toLatin(group), places, isEnglish };
}

/** An amount. Text, because YAML reads 1.200 without quotes as 1.2. */
export const moneySchema = textSchema.meta({ fieldType: "amount", examples: ["$1,200"] });

/** An amount, or words that are printed as they are. */
export const priceSchema = textSchema.meta({ fieldType: "price" });

const words = new RegExp(String.raw`(?<!\p{L})(?:${signPattern})(?!\p{L})`, "gu");

/** Whether a price has words in it, such as "from $90 per tooth", and is no amount that was mistyped. */
export function isInWords(text: string, form: MoneyForm): boolean {
  if (!/\p{Nd}/u.test(text)) return /\p{L}/u.test(text);
  const others = text.replace(words, "").split(/[\p{Nd}\s]+/u);
  return others.some((each) => /\p{L}/u.test(each) && !isSignOf(each, form));
}

/** Signs that people write besides those that `Intl` knows. */
const alsoWritten: Readonly<Record<string, string>> = {
  ...{ CHF: "Fr SFr", EUR: "Euro Euros", INR: "Rs", LKR: "Rs", NPR: "Rs", PKR: "Rs", TRY: "TL", ILS: "NIS" },
  ...{ AED: "Dh Dhs", BHD: "BD", DZD: "DA", EGP: "LE", JOD: "JD", KWD: "KD", MAD: "DH Dhs", OMR: "RO", QAR: "QR" },
  ...{ SAR: "SR", TND: "DT", XAF: "CFA", XOF: "CFA", KES: "KSh", BGN: "лв", RUB: "руб", UAH: "грн", RSD: "din дин" },
  ...{ CNY: "元", JPY: "円", KRW: "원", THB: "บาท", TWD: "元", VND: "đ" },
};

/** Signs are compared without capitals, spaces and the period of a shortened word. */
const plainSign = (sign: string): string =>
  sign
    .replace(invisible, "")
    .replace(/[\s.\u00A0]/g, "")
    .toLowerCase();

/** Returns the signs by which people know a currency: `$`, `US$` and `USD`. */
function listSigns({ currency, ...form }: MoneyForm): string[] {
  const displays = ["symbol", "narrowSymbol"] as const;
  const signs = [form.language, "en"].flatMap((language) =>
    displays.flatMap((currencyDisplay) =>
      formatOf({ ...form, language, currency }, { currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === "currency" ? [value] : [])),
    ),
  );
  return [...signs, currency, ...(alsoWritten[currency]?.split(" ") ?? [])].map(plainSign);
}

const signsByForm = new Map<string, ReadonlySet<string>>();

/** Whether people where a site is know its currency by a sign. */
export function isSignOf(sign: string, form: MoneyForm): boolean {
  const id = `${form.language} ${form.country ?? ""} ${form.currency}`;
  const known = signsByForm.get(id) ?? new Set(listSigns(form));
  signsByForm.set(id, known);
  return known.has(plainSign(sign));
}

let signsOfAll: ReadonlySet<string> | undefined;

/** Whether a sign is that of a currency where it is paid. To list them takes some 30 ms, and no other text is as short. */
function isAnySign(sign: string): boolean {
  if (plainSign(sign).length > 5) return false;
  signsOfAll ??= new Set(
    Object.entries(currencies).flatMap(([country, currency]) =>
      listSigns({ language: languageSpokenIn(country), country, currency }),
    ),
  );
  return signsOfAll.has(plainSign(sign));
}

/** Writes an amount, without cents if there are none: `$1,200`, `1.200 €`. Versions of Node differ in the space before the sign. */
export function writeMoney(amount: number, form: MoneyForm): string {
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  return formatOf(form, digits).format(amount).replaceAll("\u202f", "\u00a0");
}

/** Spanish writes $1,200 in the United States, and 1200 US$ in Spain. */
function localeOf({ language, country }: Pick<MoneyForm, "language" | "country">): string {
  const locale = new Intl.Locale(language);
  return locale.region === undefined && country !== undefined
    ? new Intl.Locale(language, { region: country }).baseName
    : locale.baseName;
}

/** Whether three letters are the code of a currency. */
const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);

export const currencySchema = z
  .string()
  .refine(isCurrency, "the three capital letters of a currency such as USD")
  .meta({
    fieldType: "code",
    description: "The currency of the prices; the one of the first office's country unless given.",
    examples: ["USD"],
  });
