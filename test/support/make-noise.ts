import sharp, { type Sharp } from "sharp";
import { createRandom } from "./create-random.ts";

/** Makes a picture that is as heavy as a photo of gravel, different for each seed. */
export function makeNoise(width: number, height: number, seed = 1): Sharp {
  const random = createRandom(seed);
  const bytes = Uint8Array.from({ length: width * height * 3 }, () => random() * 256);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
