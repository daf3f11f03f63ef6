import type { Dentist, OpeningHoursSpecification, Person, PostalAddress, WebSite } from "schema-dts";
import { countryCode } from "../../model/language.ts";
import type { Office as OfficeFacts } from "../../model/office.ts";
import { idOfEntry } from "../../model/page-ids.ts";
import type { Doctor, OfficeOfPerson, TeamMember } from "../../model/page.ts";
import { fixedPaths, slugOf } from "../../model/page-paths.ts";
import { stateOf } from "../../model/postal-address.ts";
import { numberWithCountry } from "../../model/phone.ts";
import type { Entry, Site } from "../../model/site.ts";
import type { Addresses } from "./addresses.ts";
import type { Finishing } from "./finish-fields.ts";
import { mapLinks, streetLine } from "./offices.ts";

/*
 * Structured data about the practice, in the vocabulary of schema.org. Parts refer to each other by their addresses (`@id`).
 */

export type Described<Thing, Name> = Extract<Thing, { "@type": Name }>;
export type PracticeGraph = (
  Described<WebSite, "WebSite"> | Described<Dentist, "Dentist"> | Described<Person, "Person">
)[];

/** Returns the addresses of the parts. `home` is the absolute address of the home page. */
export const idsBelow = (home: string) => ({
  site: `${home}#website`,
  /** The first office is the practice. */
  practice: `${home}#practice`,
  office: (slug: string): string => `${home}#office-${slug}`,
  doctor: (id: string): string => `${home}#doctor-${id}`,
  teamMember: (id: string): string => `${home}#team-${id}`,
});

/** The people besides the doctors, whom only their own page describes. */
export type TeamGraph = Described<Person, "Person">[];

export interface GraphFacts {
  practice: Site["documents"]["practice.yaml"]["data"];
  offices: Site["entries"]["offices"];
  /** `image` is the absolute address of the photo. */
  doctors: readonly (Doctor & { image: string | undefined })[];
  finishing: Pick<Finishing, "addresses" | "language">;
  /** Absolute addresses; undefined if there is no such picture. */
  preview: string | undefined;
  logo: string | undefined;
}

/** Makes the parts about the practice; none while the site has no address, since their names are absolute addresses. */
export function makePracticeGraph({ practice, offices, doctors, finishing, preview, logo }: GraphFacts): PracticeGraph {
  const { addresses, language } = finishing;
  const home = addresses.absolute(addresses.base);
  if (home === undefined) return [];
  const ids = idsBelow(home);
  const { name, shortName, legalName, email, profiles, priceRange, areaServed } = practice;
  const website = known<Described<WebSite, "WebSite">>({
    "@type": "WebSite",
    "@id": ids.site,
    url: home,
    name,
    alternateName: shortName,
    inLanguage: language,
    publisher: { "@id": ids.practice },
  });
  const dentists = offices.map((office, index) => {
    const isFirst = index === 0;
    return known<Described<Dentist, "Dentist">>({
      "@type": "Dentist",
      "@id": isFirst ? ids.practice : ids.office(slugOf(office.file)),
      name: office.data.name ?? name,
      legalName,
      parentOrganization: isFirst ? undefined : { "@id": ids.practice },
      url: isFirst ? home : addresses.absolute(addresses.page(fixedPaths.address)),
      email: isFirst ? email : undefined,
      image: preview,
      logo,
      sameAs: listPagesElsewhere(isFirst ? profiles : undefined, office.data.reviews),
      priceRange,
      areaServed,
      medicalSpecialty: "https://schema.org/Dentistry",
      ...officeProperties(office, language),
    });
  });
  const idsOf = listOfficeIds(offices, ids);
  return [website, ...dentists, ...doctors.map((doctor) => makePerson(doctor, { addresses, idsOf, ids }))];
}

function officeProperties({ data }: Entry<"offices">, language: string): Partial<Described<Dentist, "Dentist">> {
  const { phone, fax, booking, otherPhones, address, geo } = data;
  return known<Partial<Described<Dentist, "Dentist">>>({
    telephone: numberWithCountry(phone),
    faxNumber: fax && numberWithCountry(fax),
    contactPoint: otherPhones?.map(({ label, phone: telephone }) => ({
      "@type": "ContactPoint",
      contactType: label,
      telephone: numberWithCountry(telephone),
    })),
    potentialAction:
      booking === undefined
        ? undefined
        : { "@type": "ReserveAction", target: { "@type": "EntryPoint", urlTemplate: booking } },
    address: known<Described<PostalAddress, "PostalAddress">>({
      "@type": "PostalAddress",
      streetAddress: streetLine(address),
      addressLocality: address.city,
      addressRegion: stateOf(address),
      postalCode: address.zip,
      addressCountry: countryCode(address.country, language),
    }),
    geo: geo && { "@type": "GeoCoordinates", ...geo },
    hasMap: mapLinks(data).linkUrl,
    openingHoursSpecification: listOpeningHours(data),
  });
}

function listPagesElsewhere(profiles: string[] | undefined, reviews: string | undefined): string[] | undefined {
  return reviews === undefined ? profiles : [...(profiles ?? []), reviews];
}

/** Days that no entry opens are closed. A closure with a date opens and closes at midnight, as Google asks for. */
function listOpeningHours({ hours, closures = [] }: OfficeFacts): Described<OpeningHoursSpecification, string>[] {
  const open = hours.flatMap(({ days, opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek: days, opens, closes }],
  );
  const closed = closures.map(({ from, to = from }) => ({
    "@type": "OpeningHoursSpecification" as const,
    validFrom: from,
    validThrough: to,
    opens: "00:00",
    closes: "00:00",
  }));
  return [...open, ...closed];
}

/** Makes the parts about the team; none while the site has no address. `image` is the absolute address of the photo. */
export function makeTeamGraph(
  team: readonly (TeamMember & { image: string | undefined })[],
  { addresses, offices }: { addresses: Addresses; offices: GraphFacts["offices"] },
): TeamGraph {
  const home = addresses.absolute(addresses.base);
  if (home === undefined) return [];
  const ids = idsBelow(home);
  const idsOf = listOfficeIds(offices, ids);
  return team.map(({ id, name, credentials, role, languages, image, offices: works }) =>
    known<Described<Person, "Person">>({
      "@type": "Person",
      "@id": ids.teamMember(id),
      name,
      honorificSuffix: credentials,
      jobTitle: role,
      knowsLanguage: languages,
      image,
      worksFor: worksFor(works, idsOf, ids),
    }),
  );
}

type Ids = ReturnType<typeof idsBelow>;

/** Returns the address of each office's part by the id of the office on pages. */
function listOfficeIds(offices: GraphFacts["offices"], ids: Ids): ReadonlyMap<string, string> {
  return new Map(
    offices.map(({ file }, index) => [idOfEntry(slugOf(file)), index === 0 ? ids.practice : ids.office(slugOf(file))]),
  );
}

function worksFor(
  works: readonly OfficeOfPerson[],
  idsOf: ReadonlyMap<string, string>,
  { practice }: Ids,
): { "@id": string } | { "@id": string }[] {
  const [only, ...others] = works.map(({ id }) => ({ "@id": idsOf.get(id)! }));
  if (only === undefined) return { "@id": practice };
  return others.length === 0 ? only : [only, ...others];
}

function makePerson(
  doctor: GraphFacts["doctors"][number],
  { addresses, idsOf, ids }: { addresses: Addresses; idsOf: ReadonlyMap<string, string>; ids: Ids },
): Described<Person, "Person"> {
  const { id, name, credentials, role, license, languages, description, image, hasPage, offices, href } = doctor;
  return known<Described<Person, "Person">>({
    "@type": "Person",
    "@id": ids.doctor(id),
    name,
    honorificSuffix: credentials,
    jobTitle: role,
    identifier: license,
    knowsLanguage: languages,
    description,
    image,
    url: addresses.absolute(hasPage ? href : addresses.page(fixedPaths.doctors)),
    worksFor: worksFor(offices, idsOf, ids),
  });
}

/** Returns a thing without its undefined properties. */
export function known<Thing extends object>(thing: { [Key in keyof Thing]: Thing[Key] | undefined }): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Thing;
}
