import { readFileSync } from "node:fs";
import { hashedPath } from "../../lib/disk/hashed-path.ts";
import type { Details } from "../../problems/problem.ts";
import type { PreparedCaptions } from "./media-book.ts";
import type { MediaTools } from "./tools.ts";
import type { Prepared } from "./remember.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Limit of a caption file. An hour of talk takes a third of it. */
const mostBytes = 200_000;

/** Throws UnusableMedia for a file that is not WebVTT, or in which browsers find no caption. */
export function prepareCaptions(name: string, { assets }: Pick<MediaTools, "assets">): Prepared<PreparedCaptions> {
  const bytes = readFileSync(assets.get(name)!.absolutePath);
  if (bytes.length > mostBytes) throw unusable("too large");
  const text = decodeUtf8(bytes);
  if (!/^WEBVTT(?![^\s])/.test(text)) throw unusable("signature");
  if (!cueTimes.test(text)) throw unusable("no times");
  return planCaptions(name, text);
}

const unusable = (way: Details<"media/captions">["way"]): UnusableMedia =>
  new UnusableMedia({ code: "media/captions", way });

/** The line of times above a caption (WebVTT, section 6.3). Browsers skip a caption whose times they cannot read. */
const cueTimes = /^[ \t]*(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]*-->[ \t]*(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}/m;

export function planCaptions(name: string, contents: string): Prepared<PreparedCaptions> {
  const path = hashedPath(name, contents);
  return { value: { kind: "captions", path }, outputs: [{ path, contents }] };
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unusable("not UTF-8");
  }
}
