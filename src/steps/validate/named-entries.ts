import { slugOf } from "../../model/build/page-paths.ts";
import type { Place } from "../../model/build/place.ts";
import type { NameType } from "../../model/build/field-types.ts";
import type { Site } from "../../model/build/site.ts";
import { filesIn, sourcesIn, type Content } from "../../model/build/source.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { problem, suggestOther, type Problem } from "../../problems/problem.ts";

/** The name of an entry that another file has. */
export interface NamedEntry {
  kind: NameType;
  name: string;
  place: () => Place;
}

/** Checks that each entry is there that a file names: an office, a figure with its source. */
export function checkNamedEntries(
  named: readonly NamedEntry[],
  content: Content,
  { "claims.yaml": claims }: Partial<Site["documents"]>,
): Problem[] {
  // A file that has mistakes may have every figure.
  const known = { ...listNames(content), claim: claims && Object.keys(claims.data) };
  return named.flatMap(({ kind, name, place }) => {
    const names = known[kind];
    return names === undefined || names.includes(name) ? [] : [wordUnknown({ kind, name, place }, names, content)];
  });
}

/** Lists the names of entries that there are, even of those with mistakes. */
export function listNames(content: Pick<Content, "entryFiles" | "files">): Record<NameType, string[]> {
  return {
    office: filesIn(content, "offices").map(slugOf),
    claim: Object.keys(groupAt(content.files["claims.yaml"]?.data)),
  };
}

function wordUnknown({ kind, name, place }: NamedEntry, known: readonly string[], content: Content): Problem {
  if (kind === "office") {
    // Authors know an office by its name, and not by its file.
    const titled = sourcesIn(content, "offices").find(({ data }) => groupAt(data).name === name);
    const meant = titled ? slugOf(titled.file) : suggestOther(name, known);
    return problem("office/unknown", place(), { known, meant, office: name });
  }
  const fix = known.length === 0 ? "none" : "some";
  // The figure is missing once, however many pages name it.
  return problem("claim/unknown", place(), { known, meant: suggestOther(name, known), claim: name, fix, about: name });
}
