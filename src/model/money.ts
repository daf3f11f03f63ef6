import * as z from "zod";
import { textSchema, type Advice } from "./schema-parts.ts";

/** An amount as written, with the signs of currencies beside it. */
export interface Money {
  amount: number;
  /** `$`, `US$` or `USD`; empty if there is none. */
  signs: string[];
}

const signPattern = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}`;

/** Spaces within a line. A line break is never part of an amount. */
const spaces = String.raw` \u00A0\u2009\u202F`;
const digitsPattern = String.raw`\d(?:[\d.,'’${spaces}]*\d)?`;
const money = new RegExp(`^(${signPattern})?[${spaces}]*(${digitsPattern})[${spaces}]*(${signPattern})?$`, "u");
const wholePattern = new RegExp(String.raw`^(?:\d+|[1-9]\d{0,2}([.,'’${spaces}])\d{3}(?:\1\d{3})*)$`);

/** Reads an amount such as `$1,200`, `89.50` or `1.200 €`. Undefined for any other text. */
export function readMoney(text: string): Money | undefined {
  const [, before, digits = "", after] = money.exec(text.trim()) ?? [];
  const amount = readAmount(digits);
  return amount === undefined ? undefined : { amount, signs: [before, after].filter((each) => each !== undefined) };
}

const sign = String.raw`[A-Z]{0,3}\p{Sc}`;
const amounts = new RegExp(`(?:${sign}[${spaces}]*)?${digitsPattern}(?:[${spaces}]*${sign})?`, "gu");

/** Lists the amounts in a price, also those among words. */
export const listAmounts = (price: string): Money[] =>
  (price.match(amounts) ?? []).flatMap((each) => readMoney(each) ?? []);

/** Larger numbers lose digits. */
const most = Number.MAX_SAFE_INTEGER / 100;

/**
 * A mark before exactly three digits divides thousands, and a comma or a period before the last two divides cents. So an amount means the
 * same in every language.
 */
function readAmount(digits: string): number | undefined {
  const [, whole = "", mark = "", cents = "0"] = /^(.*?)(?:([.,])(\d\d))?$/.exec(digits) ?? [];
  if (!wholePattern.test(whole) || (mark !== "" && whole.includes(mark))) return undefined;
  const amount = Number(`${whole.replace(/\D/g, "")}.${cents}`);
  return amount <= most ? amount : undefined;
}

const wanted = "an amount such as $1,200";

/** Advice for amounts that another key is for, and for words without any amount. */
function adviseOn(text: string): Advice | undefined {
  const message = `${JSON.stringify(text)} is not ${wanted}.`;
  const [first, second, ...others] = [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(([amount]) => amount);
  if (first === undefined) {
    return { message, remedy: 'Write an amount. Words in place of one go after "price:", such as: price: Ask us' };
  }
  if (others.length > 0 || /\d\s*(?:%|percent)/.test(text)) return undefined;
  const sign = /\p{Sc}/u.exec(text)?.[0] ?? "";
  if (second !== undefined && /\d\D*(?:[-\u2010-\u2015]|\b(?:to|a|à|bis)\b)\D*\d/.test(text)) {
    return {
      message,
      remedy: `Write the two amounts on lines of their own: "from: ${sign}${first}" and "to: ${sign}${second}".`,
    };
  }
  return second === undefined && /\+\s*$/.test(text)
    ? { message, remedy: `Write "from: ${sign}${first}" in place of "price:".` }
    : undefined;
}

const amountSchema = (isRight: (text: string) => boolean) =>
  textSchema.superRefine((text, context) => {
    if (text.trim() === "" || isRight(text)) return;
    context.addIssue({ code: "custom", message: wanted, params: { words: adviseOn(text) } });
  });

/** An amount. Text, because YAML reads 1.200 without quotes as 1.2. */
export const moneySchema = amountSchema((text) => readMoney(text) !== undefined).meta({
  kind: "code",
  examples: ["$1,200"],
});

const currencySigns = new RegExp(String.raw`(?<!\p{L})(?:${signPattern})(?!\p{L})`, "gu");

/** Whether a price has words in it, such as "from $90 per tooth", and is no amount that was mistyped. */
const isInWords = (text: string): boolean => /\p{L}/u.test(/\d/.test(text) ? text.replace(currencySigns, "") : text);

/** An amount, or words that are printed as they are. */
export const priceSchema = amountSchema((text) => readMoney(text) !== undefined || isInWords(text)).meta({
  kind: "price",
});

/** How a site writes amounts. */
export interface MoneyForm {
  /** The site's language. */
  language: string;
  /** Code of the practice's country, if it is known. */
  country: string | undefined;
  /** ISO 4217. */
  currency: string;
}

/** Returns the signs by which people know a currency: `$`, `US$` and `USD`. */
export function signsOf({ currency, ...form }: MoneyForm): string[] {
  const displays = ["symbol", "narrowSymbol"] as const;
  const signs = [localeOf(form), "en"].flatMap((locale) =>
    displays.flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === "currency" ? [value] : [])),
    ),
  );
  return [...new Set([...signs, currency])];
}

/** Writes an amount, without cents if there are none: `$1,200`, `1.200 €`. Versions of Node differ in the space before the sign. */
export function writeMoney(amount: number, { currency, ...form }: MoneyForm): string {
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat([localeOf(form), "en-US"], { style: "currency", currency, ...digits });
  return format.format(amount).replaceAll("\u202f", "\u00a0");
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
    kind: "code",
    description: "The currency of the prices; the one of the first office's country unless given.",
    examples: ["USD"],
  });
