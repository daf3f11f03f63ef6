import { isVideo } from "../../model/build/media-kinds.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import type { Site } from "../../model/build/site.ts";
import { sourcesOf, valueAt, type Content, type Source } from "../../model/build/source.ts";
import { isGroup, walkSource } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/**
 * Reports what search engines require and only they need: the day of a film on one of these files' pages, and a country by a name that
 * they know. They are facts, so a translation has none.
 */
export function findIncompleteData(content: Content, site: Site, files: ReadonlySet<string>): Problem[] {
  const offices = new Set(site.entries.offices.map(({ file }) => file));
  return sourcesOf(content)
    .filter(({ translates }) => translates === undefined)
    .flatMap((source) => [
      ...(files.has(source.file) ? findUndatedFilms(source) : []),
      ...(offices.has(source.file) ? findUnknownCountry(source) : []),
    ]);
}

/** A film that plays as scenery needs no day. */
function findUndatedFilms(source: Source): Problem[] {
  const found: Problem[] = [];
  walkSource(source, (group, part, path) => {
    const keys = [...(part?.keys ?? [])];
    const dateKey = keys.find(([, { fieldType }]) => fieldType === "film date")?.[0];
    if (dateKey === undefined || !isGroup(group) || group[dateKey] !== undefined) return;
    for (const [key, { fieldType }] of keys) {
      const name = group[key];
      if (fieldType !== "media" || typeof name !== "string" || !isVideo(name)) continue;
      const place = source.placeOfValue([...path, key]);
      found.push(problem("publish/incomplete-data", place, { way: "film", name, key: dateKey }));
    }
  });
  return found;
}

function findUnknownCountry(source: Source): Problem[] {
  const path = ["address", "country"];
  const country = valueAt(source.data, path);
  if (typeof country !== "string" || countryCodeOf({ country }) !== undefined) return [];
  return [problem("publish/incomplete-data", source.placeOfValue(path), { way: "country", country })];
}
