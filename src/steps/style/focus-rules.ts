import { pointPattern, readPoint, writePoint } from "../../model/text/focal-point.ts";

/** Writes a rule for each point that a site has, since the security policy of pages allows no style in an element. */
export function focusRules(points: ReadonlySet<string>): string {
  // Outside of layers, a rule outweighs the position that a part has for pictures without a point.
  const rules = [...points].filter((each) => pointPattern.test(each));
  return rules.map((each) => `[data-focus="${each}"]{object-position:${positionFor(each)}}`).join("");
}

/** CSS lays the point at 70 % of a picture on 70 % of its frame, where a narrow one cuts a face. Farther out, it comes near the middle. */
export const positionFor = (point: string): string =>
  writePoint(readPoint(point).map((each) => 50 + 1.4 * (each - 50)));
