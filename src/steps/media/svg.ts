// This module holds all of "svgo" in one file, which loads in a fifth of the time.
import { optimize, type PluginConfig } from "svgo/browser";
import type { Encoded } from "./cache.ts";
import { checkSvg, readSvg } from "./read-svg.ts";
import { svgSettings } from "./settings.ts";
import { removeNotes } from "./svg-notes.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Optimizes a drawing. Throws UnusableMedia for one that may not be published, and for a file that is not a drawing. */
export async function encodeSvg(bytes: Buffer): Promise<Encoded> {
  const { text, size, isLarge } = await readSvg(bytes);
  const made = isLarge ? removeNotes(text) : optimizeSvg(text);
  // The published text itself is inspected, because the optimizer decodes text and reads it in its own way.
  await checkSvg(made);
  return { size, files: [{ type: "image/svg+xml", width: size.width, bytes: Buffer.from(made) }] };
}

// A rule of style may find an element by its color as it is written: `[fill="#ffffff"]`.
const plugins: PluginConfig[] = [{ name: "preset-default", params: { overrides: { convertColors: false } } }];

function optimizeSvg(text: string): string {
  try {
    return optimize(text, { multipass: svgSettings.multipass, plugins }).data;
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}
