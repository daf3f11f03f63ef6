import type { Dentist, MedicalOrganization, Person, PostalAddress, WebSite } from "schema-dts";
import { timesOf } from "../../model/domain/hours.ts";
import { countryCode } from "../../model/domain/language.ts";
import type { WrittenOffice as OfficeFacts } from "../../model/content/office.ts";
import { idOfEntry } from "../../model/build/page-ids.ts";
import { fixedPaths, slugOf } from "../../model/build/page-paths.ts";
import { stateIn, streetLine } from "../../model/domain/postal-address.ts";
import { numberWithCountry } from "../../model/domain/phone.ts";
import type { Entry } from "../../model/build/site.ts";
import type { Finishing } from "./finish-fields.ts";
import { idsBelow, known, listOfficeIds, type Described, type Ids, type OfficesOfPractice } from "./graph-ids.ts";
import { mapLinks, namesPractice, type PracticeNames } from "./offices.ts";
import { makePerson, reserveAt, type ShownDoctor } from "./people-graph.ts";

type Practice = Described<MedicalOrganization, "MedicalOrganization">;
export type PracticeGraph = (
  Described<WebSite, "WebSite"> | Practice | Described<Dentist, "Dentist"> | Described<Person, "Person">
)[];

export interface GraphFacts extends OfficesOfPractice {
  doctors: readonly ShownDoctor[];
  finishing: Pick<Finishing, "addresses" | "language">;
  /** Absolute addresses; undefined if there is no such picture. */
  preview: string | undefined;
  logo: string | undefined;
}

/** Makes the parts about the practice; none while the site has no address, since their names are absolute addresses. */
export function makePracticeGraph({ doctors, ...facts }: GraphFacts): PracticeGraph {
  const { practice, finishing } = facts;
  const { addresses, language } = finishing;
  const home = addresses.absolute(addresses.base);
  if (home === undefined) return [];
  const ids = idsBelow(home);
  const website = known<Described<WebSite, "WebSite">>({
    "@type": "WebSite",
    "@id": ids.site,
    url: home,
    name: practice.name,
    alternateName: practice.shortName,
    inLanguage: language,
    publisher: { "@id": ids.practice },
  });
  const idsOf = listOfficeIds(facts, ids);
  const people = doctors.map((doctor) => makePerson(doctor, { addresses, idsOf, ids }));
  return [website, ...describeOffices(facts, { home, ids, idsOf }), ...people];
}

type OfficeFactsForGraph = Omit<GraphFacts, "doctors">;

interface GraphIds {
  home: string;
  ids: Ids;
  /** The address of each office's part by the id of the office on pages. */
  idsOf: ReadonlyMap<string, string>;
}

const medicalSpecialty = "https://schema.org/Dentistry";

/** Describes the practice and its offices. If the first of several offices has a name of its own, the practice is a part besides them. */
function describeOffices(facts: OfficeFactsForGraph, of: GraphIds): (Practice | Described<Dentist, "Dentist">)[] {
  const { practice, offices, preview, logo } = facts;
  const { home, ids } = of;
  const branches = offices.map((office) => describeOffice(facts, office, of));
  if (branches.some((branch) => branch["@id"] === ids.practice)) return branches;
  const { name, legalName, email, profiles, areaServed } = practice;
  const whole = known<Practice>({
    "@type": "MedicalOrganization",
    "@id": ids.practice,
    name,
    legalName,
    url: home,
    email,
    image: preview,
    logo,
    sameAs: profiles,
    areaServed,
    medicalSpecialty,
  });
  return [whole, ...branches];
}

function describeOffice(
  { practice, finishing, preview, logo }: OfficeFactsForGraph,
  office: Entry<"offices">,
  { home, ids, idsOf }: GraphIds,
): Described<Dentist, "Dentist"> {
  const { addresses, language } = finishing;
  const { name, legalName, email, profiles, priceRange, areaServed } = practice;
  const { name: own, reviews, email: mailbox } = office.data;
  const place = idOfEntry(slugOf(office.file));
  const id = idsOf.get(place)!;
  const isPractice = id === ids.practice;
  return known<Described<Dentist, "Dentist">>({
    "@type": "Dentist",
    "@id": id,
    ...(isPractice ? besides(name, own) : namesOfOffice(practice, office.data)),
    legalName,
    parentOrganization: isPractice ? undefined : { "@id": ids.practice },
    url: isPractice ? home : `${addresses.absolute(addresses.page(fixedPaths.address))}#${place}`,
    email: mailbox ?? (isPractice ? email : undefined),
    image: preview,
    logo,
    sameAs: listPagesElsewhere(isPractice ? profiles : undefined, reviews),
    priceRange,
    areaServed,
    medicalSpecialty,
    ...officeProperties(office, language),
  });
}

/**
 * Returns the name of an office for search engines and directories. Google wants the name on the sign, the same at each office, and no place
 * that is not part of it ("Guidelines for representing your business on Google"). "Riverside" alone tells the practice's offices apart;
 * "Harbor Lane Riverside" may be on a sign.
 */
export function namesOfOffice(
  practice: PracticeNames,
  { name: own }: Pick<OfficeFacts, "name">,
): { name: string; alternateName?: string } {
  return own !== undefined && namesPractice(own, practice) ? { name: own } : besides(practice.name, own);
}

/** Returns a name with another one, unless there is none. */
const besides = (name: string, other: string | undefined): { name: string; alternateName?: string } =>
  other === undefined || other === name ? { name } : { name, alternateName: other };

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
    potentialAction: reserveAt(booking),
    address: known<Described<PostalAddress, "PostalAddress">>({
      "@type": "PostalAddress",
      streetAddress: streetLine(address),
      addressLocality: address.city,
      addressRegion: stateIn(address),
      postalCode: address.zip,
      addressCountry: countryCode(address.country, language),
    }),
    geo: geo && { "@type": "GeoCoordinates", ...geo },
    hasMap: mapLinks(data).linkUrl,
    ...listOpeningHours(data),
  });
}

function listPagesElsewhere(profiles: string[] | undefined, reviews: string | undefined): string[] | undefined {
  return reviews === undefined ? profiles : [...(profiles ?? []), reviews];
}

/**
 * Days that no entry opens are closed. A closure with a date opens and closes at midnight, as Google asks for. Google reads days with other
 * hours among the usual ones, and schema.org has a property of their own for them.
 */
function listOpeningHours({ hours, closures = [] }: OfficeFacts) {
  const open = hours.flatMap((entry) => {
    const times = timesOf(entry);
    return times ? [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek: entry.days, ...times }] : [];
  });
  const special = closures.map(({ from, to = from, opens = "00:00", closes = "00:00" }) => ({
    "@type": "OpeningHoursSpecification" as const,
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  }));
  return {
    openingHoursSpecification: [...open, ...special],
    specialOpeningHoursSpecification: special.length === 0 ? undefined : special,
  };
}
