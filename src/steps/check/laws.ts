import { hasHipaa } from "../../model/domain/countries.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import { adviceOf, type Problem } from "../../problems/problem.ts";
import type { CheckedSite } from "./subjects.ts";

/** Adds to advice the law that asks for it, if that holds where an office is. */
export function nameLaws(
  problems: readonly Problem[],
  { languages: [first] }: Pick<CheckedSite, "languages">,
): Problem[] {
  const places = new Set<string | undefined>(
    first?.validated.partial.entries.offices.flatMap(({ data: { address } }) => {
      const country = countryCodeOf(address);
      const state = address.state === "California" ? "CA" : address.state;
      return hasHipaa(country) ? ["US", `${country}-${state ?? ""}`] : [];
    }),
  );
  return problems.map((found) => {
    const { law, holdsIn } = adviceOf(found.code) ?? {};
    return law !== undefined && places.has(holdsIn) ? { ...found, law } : found;
  });
}
