import { expect, onTestFailed, test } from "vitest";
import { simpleHtml } from "../../src/edit/change/write-html.ts";
import { editTextsAtRandom, listHtml, listTexts } from "./random-text-edits.ts";

const first = Number(process.env.DENTALSITE_SEED ?? 1);

test.for(Array.from({ length: 20 }, (_, nth) => first + nth))(
  "random edits of texts print what was meant, and leave the bytes of all other blocks, seed %i",
  { timeout: 0 },
  (seed) => {
    onTestFailed(() => {
      console.error(`DENTALSITE_SEED=${seed}`);
    });
    const short = listTexts().filter(({ length }) => length < 6000);
    const { made, refused, wrong } = editTextsAtRandom(short, seed, 400);
    expect(wrong).toEqual([]);
    expect(refused.length, refused.join("\n")).toBeLessThan(made / 50);
    const html = editTextsAtRandom(listHtml(), seed, 1000, simpleHtml);
    expect([...html.wrong, ...html.refused]).toEqual([]);
  },
);
