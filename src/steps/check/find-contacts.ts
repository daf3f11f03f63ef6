import { keyOfContact, type ContactKind } from "./contacts.ts";
import { decodePercent } from "../../model/text/percent-encoding.ts";

/** A phone number, e-mail address or ZIP code in a text. */
export interface FoundContact {
  kind: ContactKind;
  /** The contact without `tel:` or `mailto:`. */
  value: string;
  /** Equal for all ways to write the contact. */
  key: string;
  /** Offset in the text. */
  offset: number;
  length: number;
}

/** Characters between groups of digits, including character references such as `&nbsp;`. */
const gap = String.raw`(?:[\s()./\u2010-\u2015-]|&#?\w{1,8};)*`;

/** Excludes ten digits that are not a phone number: an amount, another kind of number, or part of a longer number. */
const noPhoneBefore = String.raw`(?<![\w+$€£]|\d[-.]|\b(?:NPI|ISBN|DOI|PMID|UPC|SKU|EIN|[Oo]rder|[Ii]tem|[Mm]odel|[Pp]art|[Aa]ccount|[Pp]olicy|[Ii]nvoice)(?: (?:no\.|number))?[ :#]{0,3})`;
const noPhoneAfter = String.raw`(?![-.]?\d|\s?(?:%|(?:mg|mcg|ml|mm|cm|g|IU|ppm|dollars|people|patients|times|years|hours|steps)\b))`;

/** A phone number in the groups of North America, or after a +. Other numbers have ten digits, too. */
const phone = new RegExp(
  String.raw`${noPhoneBefore}(?:\+[2-9](?:${gap}\d){6,13}|(?:\+?1${gap})?\(?[2-9]\d\d${gap}[2-9]\d\d${gap}\d{4})${noPhoneAfter}`,
  "g",
);

/** A phone number with letters in place of its last digits: "1-800-DENTIST". */
const areaCode = String.raw`(?:\+?1[-. ])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[-.])`;
const lastSeven = String.raw`(?:[A-Z]{7}|[A-Z]{3}[-.][A-Z]{4}|[2-9]\d\d[-. ]?[A-Z]{4}|[A-Z]{3}[-.]?\d{4})`;
const phoneInLetters = new RegExp(String.raw`(?<![\w+$.-])${areaCode}${lastSeven}(?![\w-])`, "g");

/** An e-mail address. Markdown may have a backslash before an underscore. Pictures for sharp screens have names such as "logo@2x.png". */
const email = /(?<![\w.%+'\\-])[\w.%+'\\-]{1,64}@(?!\dx\.)(?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,63}(?![\p{L}\d-])/gu;

const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|D\\.C\\.|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming";

/** A ZIP code after a state or the words "ZIP code", since five digits alone may be anything. */
const zip = new RegExp(
  String.raw`\b(?:(?:${states}),?|[Zz][Ii][Pp](?:\s+[Cc]ode)?:?|[Cc][oó]digo\s+[Pp]ostal:?)(?:\s|&nbsp;)+(\d{5}(?:-\d{4})?)(?![\w-]|[.,]\d)`,
  "g",
);

const link = /\b(tel|mailto):((?:\([^\s"'<>()]{0,20}\)|[^\s"'<>()\]]){1,200})/gi;

/** Finds contacts in the words that readers see. */
export function findInText(text: string): FoundContact[] {
  return [
    ...[phone, phoneInLetters].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: value, index }) => contactAt("phone", value, index)),
    ),
    ...[...text.matchAll(email)].map(({ 0: value, index }) => contactAt("email", value, index)),
    ...[...text.matchAll(zip)]
      .filter((match) => !isCount(text, match))
      .map(({ 0: all, 1: value = "", index }) => contactAt("zip", value, index + all.length - value.length)),
  ];
}

/** Whether a ZIP code is a count, as in "In Oregon 15000 people". In "Salem, OR 97301 is", a city precedes the state. */
function isCount(text: string, { 0: all, index }: RegExpExecArray): boolean {
  const end = index + all.length;
  return /^\s+\p{Ll}/u.test(text.slice(end, end + 9)) && !/\p{L},\s+$/u.test(text.slice(Math.max(0, index - 9), index));
}

/** Finds contacts in the targets of links that call or write to somebody. */
export function findInLinks(text: string): FoundContact[] {
  return [...text.matchAll(link)].flatMap(({ 0: all, 1: scheme = "", 2: address = "", index }) => {
    const target = decodePercent(address);
    const written = { offset: index, length: all.length };
    if (scheme.toLowerCase() === "mailto") return findAddresses(target).map((each) => ({ ...each, ...written }));
    const [number = ""] = target.split(/[;,]/, 1);
    // Shorter numbers are those of emergency services.
    return number.replace(/\D/g, "").length < 7 ? [] : [{ ...contactAt("phone", number, 0), ...written }];
  });
}

function findAddresses(text: string): FoundContact[] {
  return [...text.matchAll(email)].map(({ 0: value }) => contactAt("email", value, 0));
}

function contactAt(kind: ContactKind, written: string, offset: number): FoundContact {
  const value = written.replaceAll("\\", "").replace(/&[^;]*;|\s+/g, " ");
  return { kind, value, key: keyOfContact(kind, value), offset, length: written.length };
}
