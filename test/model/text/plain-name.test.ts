import { expect, test } from "vitest";
import { isTooLong } from "../../../src/model/text/long-names.ts";
import { plainPath } from "../../../src/model/text/plain-name.ts";

test.for([
  ["pictures/3DDentalPrinters.svg", "pictures/3DDentalPrinters.svg"],
  ["icons/icon-32.png", "icons/icon-32.png"],
  ["pictures/a #1.svg", "pictures/a-1.svg"],
  ["Büro?/IMG_0042.final.JPG", "Buro/IMG-0042-final.jpg"],
  ["待合室/写真.webp", "file/file.webp"],
  ["con/nul.png", "con-file/nul-file.png"],
  ["a+b & c'd=100%.mp4", "a-b-cd-100.mp4"],
] as const)("%s has the plain path %s", ([path, plain]) => {
  expect(plainPath(path)).toBe(plain);
});

test("a plain path is never too long for a disk", () => {
  for (const path of [`${"é".repeat(250)}.svg`, `${`${"long ".repeat(40)}/`.repeat(40)}x.svg`]) {
    expect(isTooLong(plainPath(path))).toBe(false);
    expect(plainPath(path)).toMatch(/^[A-Za-z0-9/-]+\.svg$/);
  }
});
