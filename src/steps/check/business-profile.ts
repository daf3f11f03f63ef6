import { fixedPaths } from "../../model/page-paths.ts";
import type { Frame } from "../../model/page.ts";
import { cutAtWord } from "../../model/search-results.ts";
import type { Entry, Site } from "../../model/site.ts";
import type { Addresses } from "../route/addresses.ts";
import type { Route } from "../route/route-site.ts";

/** The longest description that Google accepts, in characters. */
const longestDescription = 750;

/** One fact of a Google Business Profile, named as its form names it, with a line for each value. */
export interface ProfileEntry {
  field: string;
  lines: string[];
}

interface Finished {
  site: Site;
  frame: Frame;
  addresses: Addresses;
  /** Pages that visitors are meant to find. */
  indexed: readonly Route[];
}

/** Lists what to copy into the Google Business Profile of each office, so that the site and the profile agree. */
export function listProfiles({ site, frame, addresses, indexed }: Finished): ProfileEntry[][] {
  const { data: practice } = site.documents["practice.yaml"];
  const home = indexed.find(({ path }) => path === fixedPaths.home);
  const about = site.documents["home.yaml"].data.metaDescription ?? home?.props.head.description ?? "";
  const languages = new Set(site.entries.doctors.flatMap((doctor) => doctor.data.languages ?? []));
  return frame.offices.map((office, index) => {
    const { data } = site.entries.offices[index]!;
    const { street, suite } = data.address;
    const linesOf = (wantsClosures: boolean): string[] =>
      office.hours.filter(({ isClosure }) => isClosure === wantsClosures).map(({ days, text }) => `${days}: ${text}`);
    const website = addresses.absolute(
      index === 0 ? addresses.page(fixedPaths.home) : addresses.link(`${fixedPaths.address}#${office.id}`),
    );
    return [
      { field: "Business name", lines: [nameOnProfile(data.name, practice)] },
      { field: "Category", lines: ["Dentist"] },
      { field: "Phone", lines: [office.phone.text] },
      { field: "Website", lines: website === undefined ? [] : [website] },
      { field: "Address", lines: [street, ...(suite === undefined ? [] : [suite]), office.address.cityLine] },
      { field: "Hours", lines: linesOf(false) },
      { field: "Special hours", lines: linesOf(true) },
      {
        field: "Description",
        lines: writeDescription(about, data, frame.offices.length > 1 ? office.name : undefined),
      },
      { field: "Services", lines: site.entries.services.map((service) => service.data.mainTitleText) },
      { field: "Languages", lines: [...languages] },
      { field: "Social profiles", lines: practice.profiles ?? [] },
    ].filter(({ lines }) => lines.length > 0);
  });
}

/**
 * Google wants the name on the sign, the same at each office, and no place that is not part of it ("Guidelines for representing your
 * business on Google"). "Riverside" alone tells the practice's offices apart; "Harbor Lane Riverside" may be on a sign.
 */
function nameOnProfile(
  own: string | undefined,
  { name, shortName = name }: { name: string; shortName?: string | undefined },
): string {
  const isWhole = own?.toLowerCase().includes(shortName.toLowerCase());
  return own !== undefined && isWhole ? own : name;
}

/** Writes what the practice says about itself; for one of several offices, between its name and where to park. */
function writeDescription(
  about: string,
  { address, parking }: Entry<"offices">["data"],
  name: string | undefined,
): string[] {
  if (about === "") return [];
  const office = name === undefined || name.includes(address.city) ? name : `${name}, ${address.city}`;
  const text = office === undefined ? about : [`${office}: ${about}`, parking?.note ?? ""].join(" ");
  return [cutAtSentence(text, longestDescription)];
}

/** Cuts a text to `limit` characters, at the end of a sentence if that keeps most of them, otherwise at the end of a word. */
function cutAtSentence(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const sentences = /^.*[.!?]["”)]?(?=\s)/.exec(line.slice(0, limit + 1))?.[0] ?? "";
  return sentences.length > limit / 2 ? sentences : cutAtWord(line, limit);
}
