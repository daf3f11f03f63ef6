import sharp, { type Sharp } from "sharp";
import { createRandom } from "./create-random.ts";

/** A photo of gravel, as far as its weight goes; another for each seed. */
export function makeNoise(width: number, height: number, seed = 1): Sharp {
  const random = createRandom(seed);
  const bytes = Uint8Array.from({ length: width * height * 3 }, () => random() * 256);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
