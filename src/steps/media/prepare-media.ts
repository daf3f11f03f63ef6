import { isFont } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { Site } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import type { Report } from "../../problems/findings.ts";
import { hasErrors } from "../../problems/problem.ts";
import type { StyledLook } from "../style/look.ts";
import type { StyledSite } from "../style/style-site.ts";
import type { Validation } from "../validate/validate-site.ts";
import type { MediaBook } from "./media-book.ts";
import { prepareFiles } from "./prepare-files.ts";
import { prepareIcons, type IconReport, type PreparedIcons } from "./prepare-icons.ts";
import { preparePreviews, type PreparedPreviews } from "./prepare-previews.ts";
import { listPreviewPictures } from "../../model/content/preview-pictures.ts";
import { findPrivateRootFiles } from "./private-root-files.ts";
import type { MediaTools } from "./tools.ts";

/** The results of earlier steps. */
export interface SiteSoFar {
  content: Pick<Content, "files" | "rootFiles">;
  validated: Pick<Validation, "media">;
  /** Absent if the site is not complete. */
  current: { site: Site } | undefined;
  style: Pick<StyledSite, "look" | "recoloring">;
  /** Whether no step has found an error. */
  isSound: boolean;
}

export interface PreparedSiteMedia extends Report {
  book: MediaBook;
  previews: PreparedPreviews;
  /** Absent if the practice names no icon, or the site has errors. */
  icons?: PreparedIcons;
  outputs: OutputFile[];
}

/**
 * Prepares every picture, film and caption file that the content names, and what is made from them: link previews and icons, which only a
 * site without errors gets. Fonts are part of the stylesheet, so `style` prepares them.
 */
export async function prepareMedia(
  { content, validated, current, style, isSound }: SiteSoFar,
  given: MediaTools,
): Promise<PreparedSiteMedia> {
  const tools = { ...given, recoloring: style.recoloring };
  const site = current?.site;
  const { look } = style;
  const source = content.files["brand.yaml"];
  const named = validated.media.filter(({ path }) => !isFont(path));
  const files = await prepareFiles(named, tools);
  const problems = [...files.problems, ...(await findPrivateRootFiles(content, tools.recall))];
  if (!site || !look || !isSound || hasErrors(problems)) return { ...files, previews: noPreviews, problems };
  const previews = isPublished(site) ? await drawPreviews(site, look, tools) : noPreviews;
  const { icon } = site.documents["brand.yaml"].data;
  const { icons, ...more } =
    icon !== undefined && source
      ? await prepareIcons(icon, { place: source.placeOfValue(["icon"]), background: look.design.surface }, tools)
      : noIcons;
  // Only now has this build used everything in the cache that it needs.
  tools.cache.prune();
  return {
    ...files,
    previews,
    ...(icons && { icons }),
    outputs: [...files.outputs, ...previews.outputs, ...more.outputs],
    problems: [...problems, ...more.problems],
  };
}

const noPreviews: PreparedPreviews = { byPage: new Map(), outputs: [] };
const noIcons: IconReport = { outputs: [], problems: [] };

/** Nobody shares links to a site without an address. */
const isPublished = ({ documents }: Site): boolean => documents["practice.yaml"].data.origin !== undefined;

function drawPreviews(site: Site, { design }: StyledLook, tools: MediaTools): Promise<PreparedPreviews> {
  const { logo, icon, showName = true } = site.documents["brand.yaml"].data;
  const logos = [logo, icon].filter((name) => name !== undefined);
  const name = showName ? site.documents["practice.yaml"].data.name : "";
  return preparePreviews(listPreviewPictures(site), { design, logos, name }, tools);
}
