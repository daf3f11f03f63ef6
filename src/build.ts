import type { BuildOptions, BuildResult, BuiltSite } from "./build-options.ts";
import { kinds as allKinds } from "./kinds/kinds.ts";
import { listFilesInBuild } from "./hosts/files-in-build.ts";
import { packageFolder } from "./lib/package-folder.ts";
import { hostTable } from "./model/build/hosts.ts";
import { recallNothing } from "./model/build/recall.ts";
import type { OutputFile, Page } from "./model/build/output.ts";
import { makeSlug } from "./model/build/page-paths.ts";
import type { Source } from "./model/build/source.ts";
import { Findings } from "./problems/findings.ts";
import type { Problem } from "./problems/problem.ts";
import { applyRules } from "./steps/check/apply-rules.ts";
import { checkSite } from "./steps/check/check-site.ts";
import { createAnswers } from "./steps/check/gone-pages.ts";
import { emitSite } from "./steps/emit/emit-site.ts";
import type { OutputOptions } from "./steps/emit/write-site.ts";
import { measureLogos } from "./steps/media/measure-logos.ts";
import { prepareFonts } from "./steps/media/prepare-fonts.ts";
import { prepareMedia } from "./steps/media/prepare-media.ts";
import { openMediaTools } from "./steps/media/tools.ts";
import { parseSite } from "./steps/parse/parse-site.ts";
import { readSite } from "./steps/read/read-site.ts";
import { renderSite } from "./steps/render/render-site.ts";
import { listDirectoryFacts } from "./steps/route/directory-facts.ts";
import { siteAt, type CurrentSite } from "./steps/route/current-site.ts";
import { routeSite, type Route, type RoutedSite } from "./steps/route/route-site.ts";
import type { Recoloring } from "./steps/style/recolor-drawings.ts";
import { styleSite } from "./steps/style/style-site.ts";
import { translateSite } from "./steps/translate/translate-content.ts";
import { listMedia, validateLanguages, type ValidatedLanguages } from "./steps/validate/validate-languages.ts";

/**
 * Builds one site. A step that cannot run for a mistake in an earlier one gives nothing, and the others run, so that all mistakes are found
 * at once. Writes nothing but its cache, and a site without errors into `output`.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, kinds = allKinds, recall = recallNothing, date, checks, recorded, output } = options;
  const found = new Findings();

  const languages = readLanguages({ ...options, kinds, recall }, found);
  const [{ content, validated }] = languages;
  const currents = listCurrents(languages, date);

  const tools = openMediaTools(content.assets, options);
  const codeFolder = options.contentOnly ? packageFolder : root;
  const fonts = found.add(await prepareFonts(validated.media, tools));
  const logos = (recoloring: Recoloring | undefined) => measureLogos(validated.brand, { ...tools, recoloring });
  const valid = { content, validated, ...fonts, measureLogos: logos, look: options.look };
  const style = found.add(await styleSite(codeFolder, valid, recall));
  const named = { content, validated: { ...validated, media: listMedia(languages) }, current: currents[0] };
  const media = found.add(await prepareMedia({ ...named, style, isSound: !found.hasErrors }, tools));

  const routed = style.look && isWhole(currents) ? routeSite(currents, { look: style.look, media }, date) : undefined;
  const { otherWords } = style;
  const { pages, render } = found.add(
    await renderSite(routed?.routes ?? [], style.templates, { root, recall, otherWords }),
  );

  const forHosts = routed ? listFilesInBuild(routed) : [];
  const made = [routed?.files ?? [], forHosts, style.outputs, fonts.outputs, media.outputs].flat();
  const files = { made, atTop: [...content.rootFiles].map(([path, contents]) => ({ path, contents })) };
  const finished = routed &&
    pages && { languages: routed.languages, pages, files, ...style.own, media, fonts: fonts.fonts };
  const { report } = found.add(await checkSite({ languages, found: found.problems, recorded, finished }, checks));
  found.change((problems) => applyRules(problems, validated.rules, checks));
  const result = { ...found.sorted(), ...(report && { report }) };
  if (!routed || !pages || !render || found.hasErrors) return result;

  const outputs = [...pages.map(({ path, html }) => ({ path, contents: html })), ...files.made, ...files.atTop];
  const built = { ...describeSite(routed, render), pages, outputs };
  if (output === undefined) return { ...result, built };
  const written = await emitSite({ root, ...describeAddresses(routed, outputs) }, outputs, output);
  return { ...result, built, written };
}

/** The options for reading the content of a site. */
type SiteInput = Pick<BuildOptions, "root" | "kinds" | "recall" | "files" | "contentOnly">;

/** Finds what the checks before publishing say of the texts of some files. Makes no page, so it is quick enough for whoever types. */
export async function adviseOn(asked: readonly string[], options: SiteInput): Promise<Problem[]> {
  const { kinds = allKinds, recall = recallNothing } = options;
  const found = new Findings();
  const isAsked = ({ file }: Source): boolean => asked.includes(file);
  const languages = readLanguages({ ...options, kinds, recall }, found).map(({ content, validated }) => {
    const files = Object.fromEntries(Object.entries(content.files).filter(([, source]) => isAsked(source)));
    return { content: { ...content, files, entries: content.entries.filter(isAsked) }, validated };
  });
  const site = { languages, found: found.problems, finished: undefined };
  const { problems } = await checkSite(site, { publishes: true });
  return applyRules(problems, languages[0]!.validated.rules, {});
}

/** Reads the content, and makes of it a site in each of its languages. Only the first step needs a disk. */
function readLanguages(
  options: SiteInput & Required<Pick<SiteInput, "kinds" | "recall">>,
  found: Findings,
): ValidatedLanguages["languages"] {
  const { root, kinds, recall } = options;
  const files = options.files ?? readSite(root, options);
  const { content } = found.add(parseSite(files, kinds, options));
  const translated = translateSite(content);
  return found.add(validateLanguages(translated, recall)).languages;
}

/** Makes the site of a moment in each of its languages; undefined in one whose content has mistakes. */
function listCurrents(languages: ValidatedLanguages["languages"], date: number): (CurrentSite | undefined)[] {
  const [first, ...others] = languages.map(({ validated }) => validated.site);
  const current = first && siteAt(first, date);
  return [current, ...others.map((site) => site && siteAt(site, date, current?.scheduled))];
}

/** Whether the site is there in each of its languages. */
const isWhole = (
  currents: readonly (CurrentSite | undefined)[],
): currents is readonly [CurrentSite, ...CurrentSite[]] => currents.every((each) => each !== undefined);

/** Says whose addresses are in the output folder, and which of them the site answers. */
function describeAddresses(
  { languages: [{ site }] }: RoutedSite,
  outputs: readonly OutputFile[],
): Pick<OutputOptions, "practice" | "origin" | "isAnswered"> {
  const { name, origin, host } = site.documents["practice.yaml"].data;
  return { practice: name, origin, isAnswered: createAnswers({ oldAddresses: site.oldAddresses, host, outputs }) };
}

function describeSite(
  { languages, routes, redirects, folders }: RoutedSite,
  render: (route: Route) => Page,
): Omit<BuiltSite, "pages" | "outputs"> {
  const [first, ...others] = languages;
  const { site, nextChange, frame, addresses } = first;
  const { name, slug = makeSlug(name), host } = site.documents["practice.yaml"].data;
  const needsPages = host === undefined || hostTable[host].servesFilesOnly;
  return {
    routes,
    redirects,
    hostOnly: needsPages ? site.oldAddresses.filter(({ pageFile }) => pageFile === undefined) : [],
    name: slug,
    schemeAndHost: addresses.schemeAndHost,
    base: addresses.base,
    scheduled: new Map(
      languages.flatMap((each) => [...each.scheduled].map(([path, day]) => [each.addresses.page(path), day])),
    ),
    stylesheet: frame.stylesheet,
    languages: folders,
    renderError: (status, address = "") => {
      const language = others.find((each) => address.startsWith(each.addresses.page("/"))) ?? first;
      return render(language.routeError(status)).html;
    },
    listForDirectories: () => listDirectoryFacts({ site, frame, addresses }),
    ...(nextChange && { nextChange }),
  };
}
