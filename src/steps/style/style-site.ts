import type { Recall } from "../../model/build/recall.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { MeasuredLogos } from "../../model/build/logo-facts.ts";
import { lookNames, type LookName } from "../../model/content/brand.ts";
import { defaultLanguage } from "../../model/domain/language.ts";
import { sourcesOf, type Content } from "../../model/build/source.ts";
import type { Report } from "../../problems/findings.ts";
import type { Validation } from "../validate/validate-site.ts";
import { bundleCode } from "./bundle-code.ts";
import { listTemplates, type TemplateBundle } from "./bundle-templates.ts";
import { focusRules } from "./focus-rules.ts";
import { applyBrand, type StyledLook } from "./look.ts";
import { listOwnFonts, type FontFiles } from "./fonts.ts";
import { faceOfLook, type WrittenTexts } from "./look-faces.ts";
import { openCodeFolders } from "./merged-folder.ts";
import { chooseOptionalCode } from "./optional-code.ts";
import type { Recoloring } from "./recolor-drawings.ts";

export interface StyledSite extends Report {
  /** Absent if the templates have mistakes. */
  templates?: TemplateBundle;
  /** Absent if the stylesheet, the script or `site/brand.yaml` has mistakes. */
  look?: StyledLook;
  /** Matches tags, and as a group each word with a letter that the look's face lacks. Absent if there is none. */
  otherWords?: RegExp;
  /** Absent if the practice names no colors. */
  recoloring?: Recoloring;
  /** The stylesheet, the script, and an icon if the practice has none. */
  outputs: OutputFile[];
  /** Text of the practice's own code, by path from its folder. */
  own: { templates: ReadonlyMap<string, string>; forBrowsers: ReadonlyMap<string, string> };
}

/** A site's content, and what `validate` made of it. */
export interface ValidatedSite {
  content: Content;
  validated: Pick<Validation, "brand" | "points">;
  fonts: FontFiles;
  /** Looks at the logos, whose drawings may be in the practice's colors. */
  measureLogos: (recoloring: Recoloring | undefined) => Promise<MeasuredLogos>;
  /** Instead of the one in `site/brand.yaml`. */
  look?: LookName | undefined;
}

/**
 * Bundles the templates, the stylesheet and the script of a folder, in the colors, fonts and shapes of the practice's brand. The folder's
 * own files are laid over those of the look.
 */
export async function styleSite(
  codeFolder: string,
  { content, validated: { brand, points }, fonts, measureLogos, look = brand?.look }: ValidatedSite,
  recall: Recall,
): Promise<StyledSite> {
  const folders = openCodeFolders(codeFolder, look);
  const wanted = { pages: listTemplates(content.kinds), optional: chooseOptionalCode(content) };
  const { assets: shared, templates, ...code } = await bundleCode(folders, wanted, recall);
  const assets = shared && { ...shared, stylesheet: shared.stylesheet + focusRules(points) };
  const own = listOwnFonts(brand?.fonts ?? {}, fonts);
  const hasOwnTitles = brand?.type !== undefined || own.some(({ token }) => token === "display");
  const face = hasOwnTitles ? undefined : faceOfLook(look ?? lookNames[0], textsOfSite(content));
  // The color library is loaded only for a practice with colors.
  const recoloring = brand?.colors && (await import("./recolor-drawings.ts")).createRecoloring(brand.colors);
  const allFonts = face ? [...own, face.family] : own;
  const parts = { fonts: allFonts, source: content.files["brand.yaml"], logos: await measureLogos(recoloring) };
  const branded = assets && brand && (await applyBrand(assets, brand, parts));
  return {
    ...(templates && { templates }),
    ...(branded && { look: branded.look }),
    ...(recoloring && { recoloring }),
    ...(face?.family.otherWords && { otherWords: face.family.otherWords }),
    outputs: branded ? [...branded.outputs, ...(face?.outputs ?? [])] : [],
    own: { templates: templates?.own ?? new Map(), forBrowsers: assets?.own ?? new Map() },
    problems: [...code.problems, ...(branded?.problems ?? [])],
    texts: code.texts,
  };
}

function textsOfSite(content: Content): WrittenTexts {
  const translated = content.translations.flatMap(({ sources }) => [...sources.values()]);
  return {
    language: content.language ?? defaultLanguage,
    texts: [...sourcesOf(content), ...translated].map(({ text }) => text),
  };
}
