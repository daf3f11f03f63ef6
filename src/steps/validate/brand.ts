import type { Content } from "../../model/build/source.ts";
import { isGroup, partOf } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { hasTypoOf } from "./written-keys.ts";

/** Checks that `brand.yaml` names a logo if it has keys that need one. */
export function checkBrand({ files }: Content): Problem[] {
  const source = files["brand.yaml"];
  const data = source?.data;
  if (!source || !isGroup(data) || "logo" in data || hasTypoOf("logo", data, partOf(source.kind.schema))) return [];
  const report = (key: "showName" | "logoDark"): Problem =>
    problem("brand/no-logo", source.placeOfKey([key]), { way: key });
  return [
    ...(data.showName === false ? [report("showName")] : []),
    ...(data.logoDark === undefined ? [] : [report("logoDark")]),
  ];
}
