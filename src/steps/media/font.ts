import { fromBuffer } from "@capsizecss/unpack";
import { create, type Font } from "fontkitten";
import type { Encoded } from "./cache.ts";
import { fontSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Returns the font as is, and its metrics as JSON. Throws UnusableMedia for a file that is not WOFF2 or is too large. */
export async function encodeFont(bytes: Buffer): Promise<Encoded> {
  const { mostBytes, mostUnpackedBytes } = fontSettings;
  if (bytes.toString("latin1", 0, 4) !== "wOF2") throw new UnusableMedia({ code: "media/font", way: "no WOFF2" });
  // W3C WOFF 2.0, section 4.1: the size the font claims to have when unpacked.
  const unpackedBytes = bytes.length < 20 ? 0 : bytes.readUInt32BE(16);
  if (bytes.length > mostBytes || unpackedBytes > mostUnpackedBytes) {
    throw new UnusableMedia({ code: "media/font", way: "too large" });
  }
  const measured = await measureFont(bytes);
  return {
    size: { width: 0, height: 0 },
    files: [
      { type: "font/woff2", width: 0, bytes },
      { type: "application/json", width: 0, bytes: Buffer.from(JSON.stringify(measured)) },
    ],
  };
}

/** Reads what `@capsizecss/unpack` does not: the least and the most weight of a variable font, and the code points that a font has. */
function readFont(bytes: Buffer) {
  const { variationAxes, characterSet } = create(bytes) as Font;
  const { wght } = variationAxes;
  return { weights: wght && `${wght.min} ${wght.max}`, letters: rangesOf(characterSet) };
}

/** Returns the first and the last of each run of code points. */
function rangesOf(codePoints: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of [...codePoints].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Measures a font, and reads its letters, and its weights if it is variable. Throws UnusableMedia for one without sound metrics. */
export async function measureFont(bytes: Buffer) {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg, weights, letters } = await fromBuffer(bytes)
    .then((font) => ({ ...font, ...readFont(bytes) }))
    .catch(() => {
      throw new UnusableMedia({ code: "media/font", way: "damaged" });
    });
  const metrics = { ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  const isSound = Object.values(metrics).every(Number.isFinite) && ascent > 0 && unitsPerEm > 0 && xWidthAvg > 0;
  if (!isSound) throw new UnusableMedia({ code: "media/font", way: "damaged" });
  return { metrics, weights, letters };
}
