import type { Site } from "../../model/build/site.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Finds figures of `claims.yaml` that neither the home page nor a service names. */
export function findUnshownFigures({ content, site }: Pick<SiteInLanguage, "content" | "site">): Problem[] {
  const source = content.files["claims.yaml"];
  const shown = new Set([site.documents["home.yaml"].data.claim, ...claimsOfServices(site)]);
  return Object.keys(site.documents["claims.yaml"].data).flatMap((figure) =>
    source === undefined || shown.has(figure)
      ? []
      : [problem("value/not-shown", source.placeOfKey([figure]), { figure })],
  );
}

const claimsOfServices = ({ entries }: Site): (string | undefined)[] => entries.services.map(({ data }) => data.claim);
