import type { Offer, OfferCatalog, PriceSpecification } from "schema-dts";
import type { Offers } from "../../model/build/ready-page.ts";
import { known, type Described } from "./graph-ids.ts";

type OfferedItem = Offers["groups"][number]["items"][number];

/**
 * Adds a price list to a page's structured data: a catalog of offers in groups, in schema.org's vocabulary. The thing with the id of the
 * practice refers to it.
 */
export function addOffers(graph: readonly object[], { name, currency, groups }: Offers, practice: string): object[] {
  const id = `${practice}-prices`;
  const catalog: Described<OfferCatalog, "OfferCatalog"> = {
    "@type": "OfferCatalog",
    "@id": id,
    name,
    itemListElement: groups.map(({ title, items }) => ({
      "@type": "OfferCatalog",
      name: title,
      itemListElement: items.map((item) => makeOffer(item, currency)),
    })),
  };
  const linked = graph.map((thing) =>
    "@id" in thing && thing["@id"] === practice ? { ...thing, hasOfferCatalog: { "@id": id } } : thing,
  );
  return [...linked, catalog];
}

/** An exact price is a property of the offer, and any other needs a specification. */
function makeOffer({ what, price, least, most, per }: OfferedItem, currency: string): Described<Offer, "Offer"> {
  const isExact = price !== undefined && per === undefined;
  return known<Described<Offer, "Offer">>({
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: what },
    price: isExact ? price : undefined,
    priceCurrency: isExact ? currency : undefined,
    priceSpecification: isExact
      ? undefined
      : known<Described<PriceSpecification, "UnitPriceSpecification">>({
          "@type": "UnitPriceSpecification",
          price,
          minPrice: least,
          maxPrice: most,
          priceCurrency: currency,
          unitText: per,
        }),
  });
}
