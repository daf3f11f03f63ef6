import type { Person, ReserveAction } from "schema-dts";
import type { Doctor, OfficeOfPerson, TeamMember } from "../../model/domain/people.ts";
import { fixedPaths } from "../../model/build/page-paths.ts";
import type { Addresses } from "./addresses.ts";
import { idsBelow, known, listOfficeIds, type Described, type Ids, type OfficesOfPractice } from "./graph-ids.ts";

/** A doctor with the absolute address of the photo. */
export type ShownDoctor = Doctor & { image: string | undefined };

/** The people besides the doctors, whom only their own page describes. */
export type TeamGraph = Described<Person, "Person">[];

/** Makes the parts about the team; none while the site has no address. `image` is the absolute address of the photo. */
export function makeTeamGraph(
  team: readonly (TeamMember & { image: string | undefined })[],
  { addresses, ...facts }: { addresses: Addresses } & OfficesOfPractice,
): TeamGraph {
  const home = addresses.absolute(addresses.base);
  if (home === undefined) return [];
  const ids = idsBelow(home);
  const idsOf = listOfficeIds(facts, ids);
  return team.map(({ id, name, credentials, role, languages, email, booking, image, offices: works }) =>
    known<Described<Person, "Person">>({
      "@type": "Person",
      "@id": ids.teamMember(id),
      name,
      honorificSuffix: credentials,
      jobTitle: role,
      knowsLanguage: languages,
      email,
      image,
      worksFor: worksFor(works, idsOf, ids),
      potentialAction: reserveAt(booking),
    }),
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

/** The action of booking a visit at an address. */
export function reserveAt(booking: string | undefined): Described<ReserveAction, "ReserveAction"> | undefined {
  if (booking === undefined) return undefined;
  return { "@type": "ReserveAction", target: { "@type": "EntryPoint", urlTemplate: booking } };
}

export function makePerson(
  doctor: ShownDoctor,
  { addresses, idsOf, ids }: { addresses: Addresses; idsOf: ReadonlyMap<string, string>; ids: Ids },
): Described<Person, "Person"> {
  const { id, name, credentials, role, license, languages, email, description, image, hasPage, offices, href } = doctor;
  return known<Described<Person, "Person">>({
    "@type": "Person",
    "@id": ids.doctor(id),
    name,
    honorificSuffix: credentials,
    jobTitle: role,
    identifier: license,
    knowsLanguage: languages,
    email,
    description,
    image,
    url: addresses.absolute(hasPage ? href : addresses.page(fixedPaths.doctors)),
    worksFor: worksFor(offices, idsOf, ids),
    potentialAction: reserveAt(doctor.booking),
  });
}
