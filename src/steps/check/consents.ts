import type { Place } from "../../model/build/place.ts";
import { hasHipaa, lawOnTestimonials } from "../../model/domain/countries.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import type { MissingConsentCode } from "../../model/content/schema-parts.ts";
import type { PartialSite } from "../../model/build/site.ts";
import { sourcesOf, type Content } from "../../model/build/source.ts";
import { isGroup, walkSource } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Finds pictures of patients without the day of their written consent. They are data, so `check --publish` refuses them. */
export function findPicturesWithoutConsent(content: Content): Problem[] {
  return findPlaces(content, "publish/no-consent").map((place) => problem("publish/no-consent", place, undefined));
}

/** Finds words of patients without the day of their written consent. */
export function findWordsWithoutConsent(content: Content, { entries }: Pick<PartialSite, "entries">): Problem[] {
  const way = entries.offices.some(({ data }) => hasHipaa(countryCodeOf(data.address))) ? "American" : "other";
  return findPlaces(content, "copy/no-consent").map((place) => problem("copy/no-consent", place, { way }));
}

/** Finds words of patients, where a law forbids practices to show them. They are reported once. */
export function findForbiddenTestimonials(content: Content, { entries }: Pick<PartialSite, "entries">): Problem[] {
  const [law] = entries.offices.flatMap(({ data }) => lawOnTestimonials(countryCodeOf(data.address)) ?? []);
  if (law === undefined) return [];
  const places = findPlaces(content, "copy/no-consent", () => true);
  return places.slice(0, 1).map((place) => problem("copy/testimonials", place, { law }));
}

/** Finds groups without the key whose schema names the code. Consents are facts, so a translation has none. */
function findPlaces(
  content: Content,
  code: MissingConsentCode,
  isFound = (consent: unknown): boolean => !consent,
): Place[] {
  return sourcesOf(content).flatMap((source) => {
    const places: Place[] = [];
    if (source.translates !== undefined) return places;
    walkSource(source, (value, part, path) => {
      if (!isGroup(value) || part === undefined) return;
      const [first = ""] = Object.keys(value);
      for (const [key, { schema }] of part.keys) {
        const { ifMissing, unless = [] } = schema.meta() ?? {};
        const isFree = unless.some((each) => value[each] !== undefined && value[each] !== false);
        if (ifMissing === code && !isFree && isFound(value[key])) places.push(source.placeOfKey([...path, first]));
      }
    });
    return places;
  });
}
