import { isFont } from "../../model/media-kinds.ts";
import type { OutputFile } from "../../model/output.ts";
import type { Content } from "../../model/source.ts";
import type { Report } from "../../problems/findings.ts";
import { prepareFiles } from "../media/prepare-files.ts";
import type { MediaTools, Recoloring } from "../media/tools.ts";
import type { Validation } from "../validate/validate-site.ts";
import { bundleCode } from "./bundle-code.ts";
import type { TemplateBundle } from "./bundle-templates.ts";
import { createLook, type Look } from "./look.ts";

export interface StyledSite extends Report {
  /** Absent if the templates have mistakes. */
  templates?: TemplateBundle;
  /** Absent if the stylesheet, the script or `site/brand.yaml` has mistakes. */
  look?: Look;
  /** Absent if the practice names no colors. */
  recoloring?: Recoloring;
  /** The stylesheet, the script and what they need. */
  outputs: OutputFile[];
  /** Text of the practice's own code, by path from its folder. */
  own: { templates: ReadonlyMap<string, string>; forBrowsers: ReadonlyMap<string, string> };
}

/** A site's content, and what `validate` made of it. */
export interface ValidatedSite {
  content: Pick<Content, "files">;
  validated: Pick<Validation, "brand" | "media">;
}

/**
 * Bundles the templates, the stylesheet and the script of a folder, in the colors, fonts and shapes of the practice's brand. The folder's
 * own files are laid over the package's.
 */
export async function styleSite(
  codeFolder: string,
  { content, validated: { brand, media } }: ValidatedSite,
  tools: MediaTools,
): Promise<StyledSite> {
  const { assets, templates, ...code } = await bundleCode(codeFolder, tools.recall);
  const fonts = await prepareFiles(
    media.filter(({ path }) => isFont(path)),
    tools,
  );
  const look =
    assets &&
    brand &&
    (await createLook(assets, brand, {
      fonts: fonts.book,
      source: content.files["brand.yaml"],
    }));
  // The color library is loaded only for a practice with colors.
  const recoloring = brand?.colors && (await import("./recolor-drawings.ts")).createRecoloring(brand.colors);
  return {
    ...(templates && { templates }),
    ...(look && { look }),
    ...(recoloring && { recoloring }),
    outputs: [...(look?.outputs ?? []), ...fonts.outputs],
    own: { templates: templates?.own ?? new Map(), forBrowsers: assets?.own ?? new Map() },
    problems: [...code.problems, ...fonts.problems, ...(look?.problems ?? [])],
    texts: code.texts,
  };
}
