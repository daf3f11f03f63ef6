import type { Recall } from "../../model/build/recall.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { LookName } from "../../model/content/brand.ts";
import type { Content } from "../../model/build/source.ts";
import type { Report } from "../../problems/findings.ts";
import type { Validation } from "../validate/validate-site.ts";
import { bundleCode } from "./bundle-code.ts";
import { listTemplates, type TemplateBundle } from "./bundle-templates.ts";
import { applyBrand, type StyledLook } from "./look.ts";
import type { FontFiles } from "./fonts.ts";
import { openCodeFolders } from "./merged-folder.ts";
import { chooseOptionalCode } from "./optional-code.ts";
import type { Recoloring } from "./recolor-drawings.ts";

export interface StyledSite extends Report {
  /** Absent if the templates have mistakes. */
  templates?: TemplateBundle;
  /** Absent if the stylesheet, the script or `site/brand.yaml` has mistakes. */
  look?: StyledLook;
  /** Absent if the practice names no colors. */
  recoloring?: Recoloring;
  /** The stylesheet, the script, and an icon if the practice has none. */
  outputs: OutputFile[];
  /** Text of the practice's own code, by path from its folder. */
  own: { templates: ReadonlyMap<string, string>; forBrowsers: ReadonlyMap<string, string> };
}

/** A site's content, and what `validate` made of it. */
export interface ValidatedSite {
  content: Pick<Content, "files" | "entries" | "kinds">;
  validated: Pick<Validation, "brand">;
  fonts: FontFiles;
  /** Instead of the one in `site/brand.yaml`. */
  look?: LookName | undefined;
}

/**
 * Bundles the templates, the stylesheet and the script of a folder, in the colors, fonts and shapes of the practice's brand. The folder's
 * own files are laid over those of the look.
 */
export async function styleSite(
  codeFolder: string,
  { content, validated: { brand }, fonts, look = brand?.look }: ValidatedSite,
  recall: Recall,
): Promise<StyledSite> {
  const folders = openCodeFolders(codeFolder, look);
  const wanted = { pages: listTemplates(content.kinds), optional: chooseOptionalCode(content) };
  const { assets, templates, ...code } = await bundleCode(folders, wanted, recall);
  const parts = { fonts, source: content.files["brand.yaml"] };
  const branded = assets && brand && (await applyBrand(assets, brand, parts));
  // The color library is loaded only for a practice with colors.
  const recoloring = brand?.colors && (await import("./recolor-drawings.ts")).createRecoloring(brand.colors);
  return {
    ...(templates && { templates }),
    ...(branded && { look: branded.look }),
    ...(recoloring && { recoloring }),
    outputs: branded?.outputs ?? [],
    own: { templates: templates?.own ?? new Map(), forBrowsers: assets?.own ?? new Map() },
    problems: [...code.problems, ...(branded?.problems ?? [])],
    texts: code.texts,
  };
}
