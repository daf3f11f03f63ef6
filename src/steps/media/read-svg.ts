import { inspectSvg, type InspectedSvg } from "./inspect-svg.ts";
import { readSvgText } from "./svg-text.ts";

/** Returns a drawing without its declarations, and what its inspection found. Throws UnusableMedia for one that may not be published. */
export async function readSvg(bytes: Buffer): Promise<InspectedSvg & { text: string }> {
  const text = readSvgText(bytes);
  return { text, ...(await checkSvg(text)) };
}

/** Inspects the exact text that is published. */
export async function checkSvg(text: string): Promise<InspectedSvg> {
  const inspected = inspectSvg(text);
  if (inspected.photos.length > 0) await (await import("./svg-photos.ts")).checkPhotos(inspected.photos);
  return inspected;
}
