import { readFileSync } from "node:fs";
import { lineAt } from "../../model/place.ts";
import { hashedPath } from "../../ground/disk/hashed-path.ts";
import type { PreparedCaptions } from "./media-book.ts";
import type { MediaContext } from "./prepare-picture.ts";
import type { Prepared } from "./remember.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Limit of a caption file. An hour of talk takes a third of it. */
const mostBytes = 200_000;

/** Throws UnusableMedia for a file that is not WebVTT, with the line. */
export async function prepareCaptions(
  name: string,
  { assets }: Pick<MediaContext, "assets">,
): Promise<Prepared<PreparedCaptions>> {
  const bytes = readFileSync(assets.get(name)!.absolutePath);
  if (bytes.length > mostBytes) throw new UnusableMedia({ code: "media/captions", way: "too large" });
  const written = decodeUtf8(bytes);
  if (written === undefined) throw new UnusableMedia({ code: "media/captions", way: "not UTF-8" });
  const { findCaptionsFault, withLineFeeds, withoutCaptionNotes } = await import("./captions.ts");
  const text = withLineFeeds(written);
  const found = findCaptionsFault(text);
  if (found !== undefined) {
    const { fault, line } = found;
    const place = { file: `assets/${name}`, line, column: 1, length: lineAt(text, line).length };
    throw new UnusableMedia({ code: "media/captions", way: fault }, name, { place, text });
  }
  return planCaptions(name, withoutCaptionNotes(text));
}

export function planCaptions(name: string, contents: string): Prepared<PreparedCaptions> {
  const path = hashedPath(name, contents);
  return { value: { kind: "captions", path }, outputs: [{ path, contents }] };
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
