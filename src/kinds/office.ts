import { defineKind, howToUse, type WrittenEntry } from "../model/build/kind.ts";
import { idOfEntry } from "../model/build/page-ids.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { officeLinkKeys } from "../model/content/office-links.ts";
import { officeSchema } from "../model/content/office.ts";
import { groupAt } from "../model/build/walk-fields.ts";

/** Made-up values for the keys that an office needs, which no office has. A new practice's `samples.yaml` lists them. */
export const sampleOffice = {
  phone: "(555) 555-0100",
  address: { street: "1 Sample Street", city: "Sample City", state: "XX", zip: "00000" },
  hours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "17:00", note: "Sample" },
    { days: ["Saturday", "Sunday"], closed: true },
  ],
};

export const office = defineKind({
  files: "offices/*.md",
  purpose: "an office",
  schema: officeSchema,
  styles: [{ file: "office-links.css", keys: Object.keys(officeLinkKeys) }],
  scripts: [{ file: "map.js", keys: ["map"] }],
  needed: { file: "offices/main.md", purpose: "an office: its phone, address and hours" },
  draft: {
    name: "office",
    example: "riverside",
    titleKey: "name",
    notes: ["An office. Every page takes its phone, address and hours from here.", howToUse],
    samples: sampleOffice,
    next: "Its phone, address and hours are samples: write your own.",
    shownAt: (slug, others) => fixedPaths.address + (others.length === 0 ? "" : `#${placeOfOffice(slug, others)}`),
    explainChanges: explainOtherOffices,
  },
});

/** The id of a new office on the page of all offices. The first office's is "map". */
function placeOfOffice(slug: string, others: readonly WrittenEntry[]): string {
  const isFirst = others.every(({ file, data }) => {
    const { position } = groupAt(data);
    return position === undefined && `site/offices/${slug}.md` < file;
  });
  return isFirst ? "map" : idOfEntry(slug);
}

/**
 * Says what a new office changes elsewhere: with several offices, the doctors' page shows no map, and the button at the top calls the
 * first. `href` is the new office's place.
 */
function explainOtherOffices(
  href: string,
  [first]: readonly WrittenEntry[],
  texts: ReadonlyMap<string, string>,
): string[] {
  if (first === undefined) return [];
  const lost = `${fixedPaths.doctors}#map`;
  const kept = `${fixedPaths.address}#map`;
  const files = [...texts].filter(([, text]) => text.includes(lost)).map(([file]) => file);
  const moved = `If there are several offices, the doctors' page shows no map. Change ${lost} to ${kept} in ${files.join(", ")}.`;
  const overtaken = `Sorted by file name, it now comes first: the button at the top calls it, and ${kept} is its place. To keep the order, write "position: 1" in ${first.file}.`;
  return [...(files.length > 0 ? [moved] : []), ...(href === kept ? [overtaken] : [])];
}
