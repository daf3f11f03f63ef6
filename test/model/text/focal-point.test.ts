import { expect, test } from "vitest";
import { readPoint, writePoint } from "../../../src/model/text/focal-point.ts";
import { positionFor } from "../../../src/steps/style/focus-rules.ts";

test("a point is read as it is written, and nothing else is read", () => {
  expect(readPoint("69% 39%")).toEqual([69, 39]);
  expect(readPoint("0% 100%")).toEqual([0, 100]);
  expect(["101% 0%", "69 39", "69% 39% 1%", "-1% 0%", "6.9% 1%"].flatMap(readPoint)).toEqual([]);
});

test("a point is written in whole percent, within the picture", () => {
  expect(writePoint([68.6, 39.2])).toBe("69% 39%");
  expect(writePoint([-3, 120])).toBe("0% 100%");
});

/** Returns how far a point is from the near edge of a crop that shows this part of a picture's width, in parts of the picture. */
function distanceFromEdge(x: number, shown: number): number {
  const start = (readPoint(positionFor(`${x}% 50%`))[0]! / 100) * (1 - shown);
  return Math.min(x / 100 - start, start + shown - x / 100);
}

test.each([0.3, 0.5, 0.8])("a crop to %d of the width leaves room around every point that has room", (shown) => {
  for (let x = 0; x <= 100; x++) {
    const room = Math.min(x, 100 - x) / 100;
    expect(distanceFromEdge(x, shown)).toBeGreaterThanOrEqual(Math.min(room, 0.25 * shown) - 0.03);
  }
});
