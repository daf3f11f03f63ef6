import sharp from "sharp";
import { expect, test } from "vitest";
import { drawWords } from "../../../src/steps/media/lettering.ts";

const box = { left: 40, top: 30, width: 300, height: 160 };
const draw = (text: string, typeface: "serif" | "sans" = "serif"): Promise<string> =>
  drawWords(text, typeface, { box, color: "#000" });

/** The box around the ink of a drawing, in pixels. */
async function measure(words: string): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><path fill="#fff" d="M0 0h400v240H0z"/>${words}</svg>`;
  const { data, info } = await sharp(Buffer.from(drawing)).grayscale().raw().toBuffer({ resolveWithObject: true });
  const ink = [...data.keys()].filter((index) => data[index]! < 128);
  const columns = ink.map((index) => index % info.width);
  const rows = ink.map((index) => Math.floor(index / info.width));
  return { left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows), bottom: Math.max(...rows) };
}

test.each([
  "O",
  "Reef Dental",
  "Óscar Łukasz, D.D.S.",
  "Kelpwood Center for Advanced Dentistry",
  "Implantologiepraxisgemeinschaft",
  "The Family Dentists of Saint Bartholomew and of the Old Harbor Quarter",
])("%s is drawn in the middle of its box, as large as the box allows", async (text) => {
  for (const typeface of ["serif", "sans"] as const) {
    const { left, right, top, bottom } = await measure(await draw(text, typeface));
    expect(left).toBeGreaterThanOrEqual(box.left);
    expect(right).toBeLessThanOrEqual(box.left + box.width);
    expect(top).toBeGreaterThanOrEqual(box.top);
    expect(bottom).toBeLessThanOrEqual(box.top + box.height);
    expect((left + right) / 2).toBeCloseTo(box.left + box.width / 2, -1);
    expect((top + bottom) / 2).toBeCloseTo(box.top + box.height / 2, -1.5);
    if (text.length > 20)
      expect(Math.max((right - left) / box.width, (bottom - top) / box.height)).toBeGreaterThan(0.8);
  }
});

test("the two typefaces differ", async () => {
  expect(await draw("Reef")).not.toBe(await draw("Reef", "sans"));
});

test.each(["", " ", "牙科", "Dental 😀"])(
  "nothing is drawn of %j, because there are no letters for all of it",
  async (text) => {
    expect(await draw(text)).toBe("");
  },
);
