import { readFileSync } from "node:fs";
import type { PreparedFont } from "./media-book.ts";
import { planCopy, type MediaContext } from "./prepare-picture.ts";
import type { Prepared } from "./remember.ts";
import { fontSettings } from "./settings.ts";

/** Throws UnusableMedia for a file that is not a web font. */
export async function prepareFont(name: string, { assets, cache }: MediaContext): Promise<Prepared<PreparedFont>> {
  const bytes = readFileSync(assets.get(name)!.absolutePath);
  const { files } = await cache.get(bytes, fontSettings, async () =>
    (await import("./encode-apart.ts")).encodeApart({ kind: "font", bytes }),
  );
  const [font, metrics] = files;
  const output = planCopy(name, font!.file);
  const measured = JSON.parse(readFileSync(metrics!.file, "utf8")) as Pick<
    PreparedFont,
    "metrics" | "weights" | "letters"
  >;
  const value: PreparedFont = { kind: "font", path: output.path, ...measured };
  return { value, outputs: [output] };
}
