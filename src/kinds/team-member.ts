import { defineKind, howToUse } from "../model/build/kind.ts";
import { fixedPaths, makeSlug } from "../model/build/page-paths.ts";
import { personLinkKeys } from "../model/content/person-links.ts";
import { isCredential } from "../model/domain/read-doctors.ts";
import { teamMemberSchema } from "../model/content/team.ts";

export const teamMember = defineKind({
  files: "team/*.md",
  purpose: "a person of the team",
  schema: teamMemberSchema,
  styles: [{ file: "team.css" }, { file: "office-links.css", keys: Object.keys(personLinkKeys) }],
  draft: {
    name: "team",
    example: "maria-lopez",
    titleKey: "name",
    readName: readTeamMember,
    notes: [
      "A person of the team who is not a doctor. The whole team is on one page, /about/team.",
      howToUse,
      "A sentence or two about the person go below the second ---.",
    ],
    next: "The file shows everything else it may say about the person, such as a photo.",
    shownAt: () => fixedPaths.team,
  },
});

/** Reads "Maria Lopez, RDH, dental hygienist": a name, perhaps with letters after it, and a role. */
export function readTeamMember(text: string): { slug: string; values: Readonly<Record<string, string>> } {
  const [name = "", ...others] = text.split(",").map((each) => each.trim().replace(/\s+/g, " "));
  const credentials = others.filter(isCredential);
  const role = others.filter((each) => each !== "" && !credentials.includes(each)).join(", ");
  return {
    slug: makeSlug(name),
    values: {
      name,
      ...(credentials.length > 0 && { credentials: credentials.join(", ").replaceAll(".", "") }),
      ...(role !== "" && { role: role.charAt(0).toUpperCase() + role.slice(1) }),
    },
  };
}
