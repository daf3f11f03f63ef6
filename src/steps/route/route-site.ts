import type { MediaBook } from "../media/media-book.ts";
import type { PreparedPreviews } from "../media/prepare-previews.ts";
import { defaultLanguage } from "../../model/language.ts";
import type { OutputFile } from "../../model/output.ts";
import { fixedPaths } from "../../model/page-paths.ts";
import type { RedirectRule } from "../../model/redirects.ts";
import type { Site } from "../../model/site.ts";
import { routeAboutPages } from "./about-pages.ts";
import { createAddresses, type Addresses } from "./addresses.ts";
import { completeDocuments } from "./complete-documents.ts";
import { pageProps, type Route, type RouteContext } from "./context.ts";
import { readyDoctors } from "./doctors.ts";
import { finishDocuments } from "./finish-fields.ts";
import { buildFrame, type SharedFiles } from "./frame.ts";
import { routeHome } from "./home-page.ts";
import { describePractice } from "./practice-graph.ts";
import { routeOwnPages } from "./own-pages.ts";
import { listIndexes, listOldAddresses, listRedirects, routeRedirects } from "./redirects.ts";
import { createRichText } from "./rich-text.ts";
import { showPreviews } from "./preview-pictures.ts";
import { formatWebManifest, webManifestFile } from "./web-manifest.ts";
import { routeServices } from "./service-pages.ts";

export type { Route } from "./context.ts";

export interface RoutedSite {
  routes: Route[];
  addresses: Addresses;
  /** For hosts, in the order in which they hold. */
  redirects: RedirectRule[];
  /** What phones read that put the site on their home screen; none without an icon. */
  manifest: OutputFile[];
  /** The error page with another status text, for the preview server; the usual one unless given. */
  routeError: (status?: string) => Route;
}

/** Every page of the site with all that its template needs. `copyrightYear` is the build's year. */
export function routeSite(
  site: Site,
  { media, previews }: { media: MediaBook; previews: PreparedPreviews },
  files: SharedFiles,
  copyrightYear: number,
): RoutedSite {
  const { words, entries, rootFiles } = site;
  const { documents: written, titles } = completeDocuments(site);
  const { origin, language = defaultLanguage } = written["practice.yaml"].data;
  const indexes = listIndexes(written, site.paths);
  const targets = new Map(indexes.map(({ path, to }) => [path, to]));
  const addresses = createAddresses(origin, targets, rootFiles);
  const finishing = { addresses, media, richText: createRichText(addresses, media), language, words };
  const documents = finishDocuments(written, finishing);
  const doctors = readyDoctors(entries.doctors, finishing);
  const frame = buildFrame({ documents, entries, words }, finishing, files, copyrightYear);
  const previewOf = showPreviews(site, previews, addresses);
  const practiceGraph = describePractice({
    practice: written["practice.yaml"].data,
    offices: entries.offices,
    doctors: doctors.all,
    finishing,
    preview: previewOf(fixedPaths.home)?.src,
    logo: frame.logo && addresses.absolute(frame.logo.src),
  });
  const context: RouteContext = {
    ...finishing,
    previewOf,
    frame,
    documents,
    doctors,
    titles,
    practiceGraph,
  };
  const leading = [...indexes, ...listOldAddresses(site, titles)];
  return {
    routes: [
      routeHome(context),
      ...routeAboutPages(context, site.paths),
      ...routeServices(context, entries.services),
      ...routeOwnPages(context, entries.pages),
      ...routeRedirects(context, leading),
      routeError(context),
    ],
    addresses,
    redirects: listRedirects(leading, addresses),
    manifest: files.icons
      ? [{ path: webManifestFile, contents: formatWebManifest(frame, files.icons, addresses) }]
      : [],
    routeError: (status) => routeError(context, status),
  };
}

/** The page shown when something fails. `status` is what it says of that: that the page is not there, or the error's own message. */
function routeError(context: RouteContext, status = context.frame.words.notFound): Route {
  const { addresses, documents } = context;
  const { file, data } = documents["error.yaml"];
  const { name } = documents["practice.yaml"].data;
  const { frame, head } = pageProps(context, "/404", {
    title: `${status} | ${name}`,
    description: data.hint,
    isIndexed: false,
  });
  const { canonical: _, ...headWithoutAddress } = head;
  return {
    path: "/404.html",
    address: addresses.file("404.html"),
    outputPath: "404.html",
    template: "error",
    props: { ...data, frame, head: headWithoutAddress, currentHref: "", status },
    source: file,
    shown: [],
  };
}
