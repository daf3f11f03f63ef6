import { fixedPaths } from "../model/page-paths.ts";
import { telephoneHref } from "./frame.ts";
import type { RouteContext } from "./context.ts";

/** The practice as schema.org's Dentist. */
export function dentistData({ documents, addresses, preview }: RouteContext): object {
  const practice = documents["practice.yaml"].data;
  const home = addresses.absolute(addresses.page(fixedPaths.home));
  return {
    "@context": "https://schema.org",
    "@type": "Dentist",
    "@id": `${home}#practice`,
    name: practice.name,
    legalName: practice.legalName,
    url: home,
    telephone: telephoneHref(practice.phone).slice("tel:".length),
    email: practice.email,
    image: addresses.absolute(preview),
    hasMap: practice.map.linkUrl,
    address: {
      "@type": "PostalAddress",
      streetAddress: [practice.address.street, practice.address.suite].filter(Boolean).join(", "),
      addressLocality: practice.address.city,
      addressRegion: practice.address.state,
      postalCode: practice.address.zip,
      addressCountry: practice.address.country,
    },
    openingHoursSpecification: practice.hours.flatMap(({ schemaDays, opens, closes }) =>
      schemaDays === undefined ? [] : [{ "@type": "OpeningHoursSpecification", dayOfWeek: schemaDays, opens, closes }],
    ),
  };
}
