import { withoutLanguage } from "../../lib/markup/other-language.ts";
import type { Head } from "../../model/build/document-head.ts";
import type { PageProps } from "../../model/build/page.ts";
import { cutAtWord, descriptionLength } from "../../model/text/search-results.ts";
import { outputPathOf } from "./addresses.ts";
import type { PageSubject, ReadyFacts, ShownMedia } from "../../model/build/ready-page.ts";
import type { Finishing } from "./finish-fields.ts";
import { linkLanguages, listAlternates, type LanguagePages } from "./languages.ts";
import { makePageGraph, type GraphContext } from "./page-graph.ts";
import { composeTitle } from "../../model/text/search-title.ts";
import type { PreviewOf } from "./show-previews.ts";

/** One page of the site: where it is, what renders it, and the content file it came from. */
export interface Route {
  /** Path in the form that authors write, such as `/services/crowns`. */
  path: string;
  address: string;
  outputPath: string;
  /** Its main title; if it has none, its title in search results. */
  title: string;
  /** File in `templates/`, without `.tsx`. */
  template: string;
  props: PageProps;
  source: string;
  /** Pictures and films of the page, except those in its Markdown. */
  shown: readonly ShownMedia[];
}

/** Everything that routes are made from. */
export interface RouteContext extends Finishing, GraphContext, ReadyFacts {
  previewOf: PreviewOf;
  /** Absent if the site has no posts, or no address. */
  feed?: Head["feed"] | undefined;
  /** All languages of the site, this one included. Empty if the site has one. */
  languages: readonly LanguagePages[];
}

/** Makes the route of a page whose address follows from its path. */
export function makeRoute(
  { addresses }: RouteContext,
  template: string,
  page: Pick<Route, "path" | "title" | "props" | "source" | "shown">,
): Route {
  const path = addresses.path(page.path);
  const title = withoutLanguage(page.title);
  return { address: addresses.page(page.path), outputPath: outputPathOf(path), template, ...page, title, path };
}

/** A page's title in search results where its file has none; `isLocal` if people look for such a page in their city. */
export function searchTitleOf({ documents, frame }: RouteContext, title: string, { isLocal = false } = {}): string {
  const city = isLocal ? frame.offices[0].address.city : undefined;
  return composeTitle(title, documents["practice.yaml"].data, { city, words: frame.words });
}

/** The props that all pages share, without titles of a text. `description` is cut to what search engines show. */
export function pageProps(
  context: RouteContext,
  path: string,
  head: {
    title: string;
    description: string;
    subject?: PageSubject;
    /** A day. */
    modified?: string | undefined;
    hasFeed?: boolean | undefined;
    isIndexed?: boolean;
  },
): PageProps {
  const { addresses, frame, language, languages, previewOf, feed } = context;
  const address = addresses.page(path);
  const canonical = addresses.absolute(address);
  const preview = previewOf(path);
  const { isIndexed = true, subject = {}, modified, hasFeed = false } = head;
  const title = withoutLanguage(head.title);
  const description = cutAtWord(withoutLanguage(head.description), descriptionLength.most);
  const graph = isIndexed
    ? makePageGraph(context, path, { title, description, image: preview?.src, subject })
    : undefined;
  const result: Head = {
    title,
    description,
    isIndexed,
    ...(modified !== undefined && { modified }),
    ...(subject.post && { published: subject.post.date }),
    ...(hasFeed && feed && { feed }),
    ...(graph && { graph }),
    ...(canonical !== undefined && { canonical }),
    ...(isIndexed && listAlternates(languages, path, addresses)),
    ...(preview && { preview }),
  };
  const others = linkLanguages(languages, path, language);
  return { frame, head: result, currentHref: address, titles: [], ...(others.length > 0 && { languages: others }) };
}
