import { brandSchema } from "../../model/brand.ts";
import type { Content } from "../../model/source.ts";
import { problem, suggest, type Problem } from "../../problems/problem.ts";

const known = Object.keys(brandSchema.shape);

/** Checks that `brand.yaml` names a logo if it has keys that need one. */
export function checkBrand({ files }: Content): Problem[] {
  const source = files["brand.yaml"];
  const data = source?.data as { showName?: unknown; logoDark?: unknown } | null | undefined;
  if (!source || typeof data !== "object" || data === null) return [];
  const hasLogo = Object.keys(data).some(
    (key) => key === "logo" || (!known.includes(key) && suggest(key, ["logo"]) !== undefined),
  );
  if (hasLogo) return [];
  return [
    ...(data.showName === false
      ? [problem("brand/no-logo", source.placeOfKey(["showName"]), { key: "showName" })]
      : []),
    ...(data.logoDark === undefined
      ? []
      : [problem("brand/no-logo", source.placeOfKey(["logoDark"]), { key: "logoDark" })]),
  ];
}
