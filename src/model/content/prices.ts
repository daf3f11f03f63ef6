import * as z from "zod";
import { headKeys } from "./about.ts";
import { currencySchema, moneySchema, priceSchema, type MoneyForm } from "../domain/money.ts";
import { countryCodeOf, currencyOf, type WrittenAddress } from "../domain/postal-address.ts";
import { hrefSchema, htmlText, monthSchema, text, textSchema } from "./schema-parts.ts";

const itemSchema = z
  .strictObject({
    what: text("What the price is for.", "Filling, one surface"),
    price: priceSchema
      .meta({
        description: 'The price with its currency, or words such as "Ask us"; "$0" is printed as "No charge".',
        examples: ["$185"],
        unless: ["from"],
      })
      .optional(),
    from: moneySchema
      .meta({ description: "The lowest price, in place of a single one.", examples: ["$1,100"], unless: ["price"] })
      .optional(),
    to: moneySchema
      .meta({ description: "The highest price, if there is one.", needs: "from", examples: ["$1,400"] })
      .optional(),
    former: moneySchema
      .meta({
        description: 'The price before, or the usual one: it is struck out beside "price", and more than that.',
        needs: "price",
        examples: ["$240"],
      })
      .optional(),
    per: text("What that price is for, or how often it is due, as you want it read.", "per tooth").optional(),
    includes: z
      .array(textSchema.meta({ fieldType: "prose", examples: ["Two cleanings a year"] }))
      .min(1, "at least one entry, or no list")
      .describe("What the price includes, one per line.")
      .optional(),
    conditions: htmlText(
      "Terms of the price, such as those of a payment plan; simple HTML such as <strong> and <a href> is allowed.",
      "For 12 months; then it goes on from month to month until you cancel.",
    ).optional(),
    href: hrefSchema
      .meta({ description: "The page about it. That page shows this price, too.", examples: ["/services/crowns"] })
      .optional(),
  })
  .superRefine(({ price, from }, context) => {
    if (price === undefined || from === undefined) return;
    const words = {
      message: '"price" and "from" are both there, and a price is one or the other.',
      remedy: 'Leave out "price" if it may cost more, or else "from".',
    };
    context.addIssue({ code: "custom", path: ["from"], message: 'one of "price" and "from"', params: { words } });
  })
  .meta({
    examples: [
      {
        what: "Crown",
        from: "$1,100",
        to: "$1,400",
        per: "per tooth",
        includes: ["The temporary crown"],
        conditions: "A crown on an implant is $300 more.",
        href: "/services/crowns",
      },
    ],
  });

const groupSchema = z.strictObject({
  title: text("The heading of the group.", "Fillings and crowns"),
  text: htmlText(
    "A few words below the heading, such as who a membership plan is for.",
    "For patients without insurance.",
  ).optional(),
  items: z
    .array(itemSchema)
    .min(1, "at least one item with what it is and its price")
    .describe("The prices of the group."),
});

/** The front matter of `site/about/prices.md`. Plans with a monthly or yearly price are items, too. */
export const pricesSchema = z
  .strictObject({
    ...headKeys,
    mainTitleText: headKeys.mainTitleText.meta({ examples: ["What treatments cost"] }),
    description: headKeys.description.meta({ examples: ["What we charge for common treatments."] }),
    metaTitle: headKeys.metaTitle
      .unwrap()
      .meta({ examples: ["Dental prices in Port Ansel | Harbor Lane"] })
      .optional(),
    metaDescription: headKeys.metaDescription
      .unwrap()
      .meta({
        examples: ["What a cleaning, a filling and a crown cost at our practice, and what each price includes."],
      })
      .optional(),
    asOf: monthSchema.describe("The month in which you last checked the prices; you are reminded after a year."),
    note: text(
      "What a patient should know about all prices, such as that they are estimates.",
      "You get a written estimate before treatment starts.",
    ).optional(),
    currency: currencySchema.optional(),
    prices: z
      .array(groupSchema)
      .min(1, "at least one group with a title and its items")
      .meta({ knownBy: ["title"], description: "The price list, in groups." }),
  })
  .describe("The lines above the text of the page of prices.");

export type Prices = z.infer<typeof pricesSchema>;

/** Returns how the prices are written, by the address of the first office. Undefined if its country is not known. */
export function moneyFormOf(
  prices: Pick<Prices, "currency">,
  address: Pick<WrittenAddress, "country">,
  language: string,
): MoneyForm | undefined {
  const { currency = currencyOf(address) } = prices;
  return currency === undefined ? undefined : { language, country: countryCodeOf(address), currency };
}
