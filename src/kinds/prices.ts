import { defineKind } from "../model/build/kind.ts";
import { readMoney, writeMoney, type MoneyForm } from "../model/domain/money.ts";
import { fixedPaths, splitHref } from "../model/build/page-paths.ts";
import type { AboutPage } from "./about-pages.ts";
import type { Finished, Html, Link, PageProps } from "../model/build/page.ts";
import { moneyFormOf, pricesSchema, type Prices } from "../model/content/prices.ts";
import type { Offers, PageContext, ReadyPage } from "../model/build/ready-page.ts";
import { fillWord } from "../model/text/fill-word.ts";
import { answersOf } from "./patients.ts";

type FinishedPrices = Finished<Prices>;
type Item = FinishedPrices["prices"][number]["items"][number];

/** A line of the price list, with its price in words. */
export interface PriceLine {
  what: string;
  href?: string;
  price: string;
  former?: string;
  per?: string;
  includes?: string[];
  conditions?: Html;
}

/** The prices of one treatment, and the page that lists all. */
export interface PricesOfService {
  lines: PriceLine[];
  /** The month in which they were last checked. */
  asOf: string;
  note?: string;
  all: Link;
}

/** Props of `templates/prices.tsx`. */
export interface PricesPage
  extends
    PageProps,
    Pick<FinishedPrices, "mainTitleText" | "description" | "asOf" | "note">,
    Pick<AboutPage, "patients"> {
  groups: { id: string; title: string; text?: Html; lines: PriceLine[] }[];
  /** Empty if there is no Markdown. */
  body: Html;
}

export const prices = defineKind({
  files: "about/prices.md",
  purpose: "the price list",
  schema: pricesSchema,
  styles: [{ file: "prices.css" }, { file: "facts.css" }],
  page: {
    path: fixedPaths.prices,
    template: "prices",
    // Right after the page for new patients.
    menuPlace: 2,
    prepare:
      (context) =>
      ({ fields, data, printText }): ReadyPage<PricesPage> => {
        const { prices: groups, currency: _, ...head } = fields;
        const form = formOf(context, data);
        const sections = groups.map(({ title, items, ...group }, index) => ({
          id: `prices-${index + 1}`,
          title,
          ...group,
          lines: items.map((item) => writeLine(item, form, context)),
        }));
        return {
          props: {
            ...head,
            ...answersOf(context.documents),
            groups: sections,
            body: printText(context.createIds(sections.map(({ id }) => id))),
          },
          isLocal: true,
          // Some day of that month, and not before it.
          modified: `${data.asOf}-01`,
          subject: listOffers(fields, form.currency, offerIn(form, context)),
        };
      },
  },
});

/** Returns the prices of items that lead to a service's page, by its address. */
export function pricesByPage(context: PageContext): ReadonlyMap<string, PricesOfService> {
  const list = context.documents["about/prices.md"]?.data;
  const byPage = new Map<string, PricesOfService>();
  if (list === undefined) return byPage;
  const { mainTitleText: label, asOf, note, prices: groups } = list;
  const shared = { all: { label, href: context.link(fixedPaths.prices) }, asOf, ...(note !== undefined && { note }) };
  const form = formOf(context, list);
  for (const { href, ...item } of groups.flatMap(({ items }) => items)) {
    if (href === undefined) continue;
    const page = splitHref(href).path;
    const { lines } = byPage.get(page) ?? { lines: [] };
    byPage.set(page, { ...shared, lines: [...lines, writeLine(item, form, context)] });
  }
  return byPage;
}

function formOf({ frame, country }: Pick<PageContext, "frame" | "country">, list: Pick<Prices, "currency">): MoneyForm {
  const form = moneyFormOf(list, { country }, frame.language);
  // Validation has made sure of the currency.
  if (form === undefined) throw new Error("The currency of the prices is not known.");
  return form;
}

/** Reads an amount as the language has it in which the prices are written: a translation has those of the original. */
const amountIn = (form: MoneyForm, { factsLanguage }: Pick<PageContext, "factsLanguage">) => {
  const reading = { ...form, language: factsLanguage };
  return (text: string): number | undefined => readMoney(text, reading)?.amount;
};

function writeLine(
  { price, from, to, former, ...item }: Item,
  form: MoneyForm,
  context: Pick<PageContext, "frame" | "factsLanguage">,
): PriceLine {
  const { noCharge, lowestPrice } = context.frame.words;
  const amountOf = amountIn(form, context);
  const write = (text: string): string => {
    const amount = amountOf(text);
    return amount === undefined ? text : writeMoney(amount, form);
  };
  const line = { ...item, ...(former !== undefined && { former: write(former) }) };
  if (from === undefined) return { ...line, price: amountOf(price!) === 0 ? noCharge : write(price!) };
  const words = to === undefined ? fillWord(lowestPrice, { price: write(from) }) : `${write(from)}\u2013${write(to)}`;
  return { ...line, price: words };
}

/** Words for a tax that is in the amount. */
const taxIncluded =
  /\s*[(（]?(?:税込み?|含稅|TTC|IVA incl\p{L}+|inkl\.? (?:MwSt|USt)\.?|incl\.? (?:VAT|tax|btw)|brutto|כולל מע["״]מ)[)）]?/iu;

/** The exact amount of a price, or the lowest one. Neither is known of a price in other words. */
interface Offered {
  price?: number | undefined;
  least?: number | undefined;
}

/** Reads a price that is an amount, also with words for the tax in it, or for the lowest one as the pages have them: "ab 80 €". */
function offerIn(form: MoneyForm, context: Pick<PageContext, "frame" | "factsLanguage">): (text: string) => Offered {
  const amountOf = amountIn(form, context);
  const [before = "", after = ""] = context.frame.words.lowestPrice.toLowerCase().split(/\s*\{price\}\s*/);
  return (text) => {
    const plain = text.replace(taxIncluded, "").trim();
    const lower = plain.toLowerCase();
    // A price with words is a text, which a translation writes in its own form.
    const read = (amount: string): number | undefined => readMoney(amount, form)?.amount;
    if (lower.startsWith(before) && lower.endsWith(after))
      return { least: read(plain.slice(before.length, plain.length - after.length)) };
    return { price: plain === text ? amountOf(text) : read(plain) };
  };
}

/** Lists the amounts for search engines, which cannot read words. */
function listOffers(
  { mainTitleText: name, prices }: FinishedPrices,
  currency: string,
  offerOf: (text: string) => Offered,
): { offers?: Offers } {
  const groups = prices.flatMap(({ title, items }) => {
    const amounts = items.flatMap(({ what, price = "", from = "", to = "", per }) => {
      const { price: exact, least = offerOf(from).price } = offerOf(price);
      const found = { price: exact, least, most: offerOf(to).price };
      return found.price === undefined && found.least === undefined ? [] : [{ what, per, ...found }];
    });
    return amounts.length === 0 ? [] : [{ title, items: amounts }];
  });
  return groups.length === 0 ? {} : { offers: { name, currency, groups } };
}
