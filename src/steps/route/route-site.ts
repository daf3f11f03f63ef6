import type { PreparedSiteMedia } from "../media/prepare-media.ts";
import type { StyledLook } from "../style/look.ts";
import type { Host } from "../../model/build/hosts.ts";
import { defaultLanguage } from "../../model/domain/language.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { Frame, Picture } from "../../model/build/page.ts";
import { fixedPaths } from "../../model/build/page-paths.ts";
import type { RedirectRule } from "../../model/content/redirects.ts";
import type { Site } from "../../model/build/site.ts";
import { createAddresses, type Addresses } from "./addresses.ts";
import { completeDocuments } from "./complete-documents.ts";
import type { Route, RouteContext } from "./context.ts";
import { readyDoctors } from "./doctors.ts";
import { listLanguages, markTitles, seeLanguages, type LanguagePages } from "./languages.ts";
import { finishDocuments, type Finishing } from "./finish-fields.ts";
import type { CurrentSite } from "./current-site.ts";
import { linkToFeed, listFeed, postsForFeed } from "./feed.ts";
import { buildFrame } from "./frame.ts";
import { listHidden, routeItems } from "./item-pages.ts";
import { makeTeamGraph } from "./people-graph.ts";
import { makePracticeGraph } from "./practice-graph.ts";
import {
  listIndexes,
  listOldAddresses,
  listRedirects,
  routeRedirects,
  sortRules,
  type LabeledRedirect,
} from "./route-redirects.ts";
import { createRichText } from "./rich-text.ts";
import { showPreviews, type PreviewOf } from "./show-previews.ts";
import { createOfficeLinks } from "./offices.ts";
import { readyPosts } from "./posts.ts";
import { routeError } from "./route-error.ts";
import { listSiteFiles } from "./site-files.ts";
import { readyTeam } from "./team.ts";
import { findPartsIn } from "./translated-parts.ts";
import { readyServices } from "./tiles.ts";
import { listWebManifest } from "./web-manifest.ts";

export type { Route } from "./context.ts";

/** The pages of a site in one of its languages. */
export interface RoutedLanguage extends CurrentSite {
  routes: Route[];
  /** Pages that visitors are meant to find with search engines. */
  indexed: Route[];
  /** Pages for visitors that search engines are asked to leave out. */
  hidden: Route[];
  /** Facts, menu and footer of all pages. */
  frame: Frame;
  addresses: Addresses;
  /** Returns the error page with another status text, for the preview server; with the usual text by default. */
  routeError: (status?: string) => Route;
}

export interface RoutedSite {
  /** The first is the one that the facts are written in. */
  languages: readonly [RoutedLanguage, ...RoutedLanguage[]];
  /** The pages in all languages. */
  routes: Route[];
  /** Redirects for hosts, in order of precedence. */
  redirects: RedirectRule[];
  /** Folders of languages besides the first: `es`. */
  folders: string[];
  /** The site's folder on its host; begins and ends with a slash. */
  base: string;
  host: Host | undefined;
  /** Files for machines: the sitemap, `robots.txt`, feeds, and the manifest for phones' home screens if there are icons. */
  files: OutputFile[];
}

/** The work of `style` and `media` for the site. */
export interface MadeFiles {
  look: StyledLook;
  media: Pick<PreparedSiteMedia, "book" | "previews" | "icons">;
}

/**
 * Routes every page of a site with all that its template needs. `currents` is the site in each of its languages. The moment, in milliseconds
 * since 1970, is theirs.
 */
export function routeSite(
  currents: readonly [CurrentSite, ...CurrentSite[]],
  made: MadeFiles,
  moment: number,
): RoutedSite {
  const among = listLanguages(currents.map(({ site }) => site));
  const year = new Date(moment).getUTCFullYear();
  const [first, ...others] = currents;
  const work = { made, among, year };
  const routed = [
    routeLanguage(first, work),
    ...others.map((each) => routeLanguage(each, { ...work, original: first.site })),
  ] as const;
  const [{ site, frame, addresses }] = routed;
  const routes = routed.flatMap((each) => each.routes);
  const indexed = routed.flatMap((each) => each.indexed);
  const redirects = sortRules(routed.flatMap(({ rules }) => rules));
  const folders = others.flatMap((each) => each.site.folder ?? []);
  return {
    ...{ languages: routed, routes, redirects, folders, base: addresses.base },
    host: site.documents["practice.yaml"].data.host,
    files: [
      ...listSiteFiles(indexed, addresses),
      ...routed.flatMap(({ feed }) => feed),
      ...listWebManifest(frame, made.media.icons, addresses),
    ],
  };
}

interface Work {
  made: MadeFiles;
  among: readonly LanguagePages[];
  year: number;
  /** The site in its first language, in the work on a further one. */
  original?: Site;
}

/** Routes the pages of one language, with the redirects and the feed that lead there. */
function routeLanguage(
  current: CurrentSite,
  work: Work,
): RoutedLanguage & { rules: RedirectRule[]; feed: OutputFile[] } {
  const { site, timeZone } = current;
  const { context, leading } = createContext(site, work);
  const { addresses, frame, language, feed } = context;
  const posts = postsForFeed(context.posts, site);
  const facts = { ...site, addresses, language, timeZone, posts, practice: frame.practice.name };
  const pages = routeItems(context, site);
  return {
    ...current,
    routes: [...pages, ...routeRedirects(context, leading), routeError(context)],
    indexed: pages.filter(({ props }) => props.head.isIndexed),
    hidden: pages.filter(({ props }) => !props.head.isIndexed),
    frame,
    addresses,
    routeError: (status) => routeError(context, status),
    rules: listRedirects(leading, addresses),
    feed: feed ? listFeed({ ...facts, practice: site.documents["practice.yaml"].data, title: feed.title }) : [],
  };
}

/**
 * Returns what all routes are made with, and the paths that only lead on. Each part needs those before it: complete texts give pages their
 * titles, titles and redirects make addresses, and only with addresses are fields ready to print.
 */
function createContext(
  site: Site,
  { made: { look, media }, among, year: copyrightYear, original }: Work,
): { context: RouteContext; leading: LabeledRedirect[] } {
  const { book, previews, icons } = media;
  const { words, entries, rootFiles, folder, elsewhere, untranslated } = site;
  const seen = seeLanguages(site, among);
  const { documents: written, titles } = completeDocuments(site, markTitles(site, among, seen));
  const practice = written["practice.yaml"].data;
  const { origin, language = defaultLanguage } = practice;
  const indexes = listIndexes(written, site);
  const addresses = createAddresses(origin, {
    ...{ redirects: new Map(indexes.map(({ path, to }) => [path, to])), rootFiles, folder, elsewhere },
    otherLanguages: seen.otherLanguages,
    ...(original && { findPart: findPartsIn(site, original) }),
  });
  const richText = createRichText(addresses, book, language);
  const finishing = { addresses, media: book, richText, language, words, untranslated };
  const documents = finishDocuments(written, finishing);
  const linkOffices = createOfficeLinks(entries.offices, practice.name, finishing);
  const doctors = readyDoctors(entries, finishing, linkOffices);
  const frame = buildFrame({ documents, entries, words, elsewhere }, finishing, {
    ...look,
    icons,
    copyrightYear,
  });
  const previewOf = showPreviews(previews, site, addresses);
  const team = readyTeam(entries, finishing, linkOffices);
  const graphs = makeGraphs(site, { doctors, team, finishing }, { previewOf, logo: frame.logo });
  const posts = readyPosts(entries.news, finishing);
  const feed = linkToFeed(postsForFeed(posts, site), { addresses, documents });
  const services = readyServices(site, written["services.yaml"].data, finishing);
  const ready = { doctors, team, posts, feed, ...services, hidden: listHidden(site) };
  const shared = { previewOf, frame, documents, titles, ...graphs, languages: among };
  // Old addresses belong to the site as a whole.
  const listed = folder === undefined ? listOldAddresses(site, titles) : [];
  const old = listed.filter(({ path, isPrefix }) => isPrefix || path !== fixedPaths.services);
  return { context: { ...finishing, ...ready, ...shared }, leading: [...indexes, ...old] };
}

interface GraphInput extends Pick<RouteContext, "doctors" | "team"> {
  finishing: Finishing;
}

/** Makes the structured data about the practice and its people. */
function makeGraphs(
  { documents, entries }: Site,
  { doctors, team, finishing }: GraphInput,
  { previewOf, logo }: { previewOf: PreviewOf; logo: Picture | undefined },
): Pick<RouteContext, "practiceGraph" | "teamGraph"> {
  const { addresses } = finishing;
  const practice = documents["practice.yaml"].data;
  const addressOf = (picture?: Picture): string | undefined => picture && addresses.absolute(picture.src);
  const practiceGraph = makePracticeGraph({
    practice,
    offices: entries.offices,
    doctors: doctors.all.map((doctor) => ({ ...doctor, image: addressOf(doctor.photo) })),
    finishing,
    preview: previewOf(fixedPaths.home)?.src,
    logo: addressOf(logo),
  });
  const teamGraph = makeTeamGraph(
    team.all.map((each) => ({ ...each, image: addressOf(each.photo) })),
    { addresses, practice, offices: entries.offices },
  );
  return { practiceGraph, teamGraph };
}
