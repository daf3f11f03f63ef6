import { idOfEntry } from "../../model/build/page-ids.ts";
import { slugOf } from "../../model/build/page-paths.ts";
import type { Entry, Site } from "../../model/build/site.ts";

/*
 * Structured data is in the vocabulary of schema.org. Its parts refer to each other by their addresses (`@id`).
 */

export type Described<Thing, Name> = Extract<Thing, { "@type": Name }>;

/** Returns the addresses of the parts. `home` is the absolute address of the home page. */
export const idsBelow = (home: string) => ({
  site: `${home}#website`,
  /** The practice, which is also its first office unless that has a name of its own. */
  practice: `${home}#practice`,
  office: (slug: string): string => `${home}#office-${encodeURIComponent(slug)}`,
  doctor: (id: string): string => `${home}#doctor-${id}`,
  teamMember: (id: string): string => `${home}#team-${id}`,
});

export type Ids = ReturnType<typeof idsBelow>;

export interface OfficesOfPractice {
  practice: Site["documents"]["practice.yaml"]["data"];
  offices: Site["entries"]["offices"];
}

/** Returns the address of each office's part by the id of the office on pages. */
export function listOfficeIds({ practice, offices }: OfficesOfPractice, ids: Ids): ReadonlyMap<string, string> {
  const isPractice = ({ data }: Entry<"offices">, index: number): boolean =>
    index === 0 && (offices.length === 1 || (data.name ?? practice.name) === practice.name);
  return new Map(
    offices.map((office, index) => {
      const slug = slugOf(office.file);
      return [idOfEntry(slug), isPractice(office, index) ? ids.practice : ids.office(slug)];
    }),
  );
}

/** Returns a thing without its undefined properties. */
export function known<Thing extends object>(thing: { [Key in keyof Thing]: Thing[Key] | undefined }): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Thing;
}
