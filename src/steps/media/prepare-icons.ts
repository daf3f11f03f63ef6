import { extensionOf } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { Place } from "../../model/build/place.ts";
import { mediaProblem, type Problem } from "../../problems/problem.ts";
import { planCopy, readPicture } from "./prepare-picture.ts";
import { rememberPrepared, type Prepared } from "./remember.ts";
import { iconSettings } from "./settings.ts";
import type { MediaTools } from "./tools.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Icons made from one icon, as paths below the output folder. */
export interface PreparedIcons {
  /** At the top of the site, where browsers look for it without a link. */
  ico: string;
  /** Icon for the home screens of Apple's phones. */
  touch: string;
  /** PNG files with their sides in pixels; the first is the smallest. */
  sizes: { path: string; side: number; isMaskable: boolean }[];
}

interface IconSetting {
  /** Place in the content that names the icon. */
  place: Place;
  /** Color that fills icons that may not be transparent. */
  background: string;
}

export interface IconReport {
  icons?: PreparedIcons;
  outputs: OutputFile[];
  problems: Problem[];
}

/** Makes icons of all sizes from one. An unusable icon is a problem. */
export async function prepareIcons(
  name: string,
  { place, background }: IconSetting,
  tools: MediaTools,
): Promise<IconReport> {
  const wanted = { use: "icons", name, files: [tools.assets.get(name)!.absolutePath], settings: { background } };
  try {
    const { value, outputs } = await rememberPrepared(wanted, tools, () => makeIcons(name, background, tools));
    return { icons: value, outputs, problems: [] };
  } catch (error) {
    if (!(error instanceof UnusableMedia)) throw error;
    return { outputs: [], problems: [mediaProblem(error.fault, place, name)] };
  }
}

async function makeIcons(name: string, background: string, tools: MediaTools): Promise<Prepared<PreparedIcons>> {
  const bytes = readPicture(name, tools);
  const extension = extensionOf(name);
  const { files } = await tools.cache.get(bytes, { ...iconSettings, extension, background }, async () =>
    (await import("./encode-apart.ts")).encodeApart({ kind: "icons", bytes, extension, background }),
  );
  const copies = files.map(({ file, width }) => ({ width, ...planCopy(`icons/icon-${width}.png`, file) }));
  const [ico, touch, ...others] = copies as [(typeof copies)[0], (typeof copies)[0], ...typeof copies];
  const atTop = { ...ico, path: "favicon.ico" };
  const sizes = others.map(({ path, width }) => ({ path, side: width, isMaskable: width === iconSettings.maskable }));
  const outputs = [atTop, touch, ...others].map(({ width: _, ...output }): OutputFile => output);
  return { value: { ico: atTop.path, touch: touch.path, sizes }, outputs };
}
