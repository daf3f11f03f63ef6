import { fixedPaths } from "../model/page-paths.ts";
import type { Site } from "../model/site.ts";
import { telephoneHref } from "../model/phone.ts";
import { mapLinks, streetLine } from "./offices.ts";
import type { RouteContext } from "./context.ts";

/** The practice as schema.org's Dentist, at its first office. */
export function dentistData(
  { documents, addresses, preview }: RouteContext,
  offices: Site["entries"]["offices"],
): object {
  const practice = documents["practice.yaml"].data;
  const { phone, address, hours, map } = offices[0]!.data;
  const home = addresses.absolute(addresses.page(fixedPaths.home));
  const image = preview && addresses.absolute(preview);
  return {
    "@context": "https://schema.org",
    "@type": "Dentist",
    "@id": `${home ?? ""}#practice`,
    name: practice.name,
    legalName: practice.legalName,
    url: home,
    telephone: telephoneHref(phone).slice("tel:".length),
    email: practice.email,
    image,
    hasMap: mapLinks({ address, map }).linkUrl,
    address: {
      "@type": "PostalAddress",
      streetAddress: streetLine(address),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    openingHoursSpecification: hours.flatMap(({ days, opens, closes }) =>
      opens === undefined ? [] : [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }],
    ),
  };
}
