import { isFont } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { ContentMedia } from "../../model/build/site.ts";
import type { Report } from "../../problems/findings.ts";
import type { PreparedFont } from "./media-book.ts";
import { prepareFiles } from "./prepare-files.ts";
import type { MediaTools } from "./tools.ts";

export interface PreparedFonts extends Report {
  fonts: ReadonlyMap<string, PreparedFont>;
  outputs: OutputFile[];
}

/** Prepares the fonts that the content names. The stylesheet has their sizes and addresses, so they come before it. */
export async function prepareFonts(media: readonly ContentMedia[], tools: MediaTools): Promise<PreparedFonts> {
  const named = media.filter(({ path }) => isFont(path));
  const { book, ...files } = await prepareFiles(named, tools);
  const fonts = [...book].flatMap(([name, font]) => (font.kind === "font" ? [[name, font] as const] : []));
  return { ...files, fonts: new Map(fonts) };
}
