import { fixedPaths, inFolder, introductionPath, isSitePath, splitHref } from "../../model/build/page-paths.ts";
import type { RedirectPage } from "../../model/build/page.ts";
import { formsOf, prefixOf, type Redirect, type RedirectRule } from "../../model/content/redirects.ts";
import type { Site } from "../../model/build/site.ts";
import { outputPathOf, type Addresses } from "./addresses.ts";
import type { CompleteDocuments } from "./complete-documents.ts";
import { pageProps, type Route, type RouteContext } from "./context.ts";
import type { PageTitles } from "./page-titles.ts";

/** A path that only leads on. */
export interface LabeledRedirect extends Redirect {
  /** The words for where it leads. */
  label: string;
  /** The content file that says so. */
  source: string;
}

/** `/services` leads where the list of old addresses says, or to the first page of the first group; `/about` to the practice's introduction, or else to its offices. */
export function listIndexes(
  documents: CompleteDocuments,
  { paths, folder, oldAddresses }: Pick<Site, "paths" | "folder" | "oldAddresses">,
): LabeledRedirect[] {
  const { file, data: services } = documents["services.yaml"];
  const { file: practiceFile, data: practice } = documents["practice.yaml"];
  const listed =
    folder === undefined
      ? oldAddresses.find(({ path, isPrefix }) => path === fixedPaths.services && !isPrefix)
      : undefined;
  const first = listed === undefined ? services.groups[0]?.links[0] : { href: listed.to, label: listed.to };
  const introduction = { label: practice.name, to: introductionPath(practice) };
  const offices = { label: documents["about/address.md"].data.mainTitleText, to: fixedPaths.address };
  const about = paths.has(introduction.to) ? introduction : offices;
  const index = (path: string) => ({
    path,
    isFolder: true,
    isPrefix: false,
    pageFile: outputPathOf(inFolder(folder, path)),
  });
  return [
    ...(first ? [{ ...index(fixedPaths.services), to: first.href, label: first.label, source: file }] : []),
    { ...index(fixedPaths.about), ...about, source: practiceFile },
  ];
}

/** The addresses that no longer exist. */
export function listOldAddresses({ oldAddresses, documents }: Site, titles: PageTitles): LabeledRedirect[] {
  const { file } = documents["redirects.yaml"];
  return oldAddresses.map((each) => ({
    ...each,
    label: titles.get(splitHref(each.to).path) ?? each.to,
    source: file,
  }));
}

/** Lists the rules for hosts. */
export function listRedirects(leading: readonly LabeledRedirect[], addresses: Addresses): RedirectRule[] {
  const { base } = addresses;
  const written = (path: string): string => base + addresses.path(path).slice(1);
  const fixed = new Map<string, RedirectRule>();
  const add = (forms: readonly string[], to: string): void => {
    for (const form of forms) {
      const from = written(form);
      if (!fixed.has(from)) fixed.set(from, { from, to: targetOf(to, addresses), isPrefix: false });
    }
  };
  const stars = leading.filter(({ isPrefix }) => isPrefix);
  for (const each of leading) if (!each.isPrefix) add(formsOf(each), each.to);
  for (const { path, to } of stars) add([path], to);
  const prefixes = stars.map(({ path, to }) => ({
    from: written(prefixOf(path)),
    to: targetOf(to, addresses),
    isPrefix: true,
  }));
  return [...fixed.values(), ...prefixes];
}

/** Returns rules in the order in which they hold: the single ones, then those with a star, the longest first. */
export const sortRules = (rules: readonly RedirectRule[]): RedirectRule[] => [
  ...rules.filter(({ isPrefix }) => !isPrefix),
  ...rules.filter(({ isPrefix }) => isPrefix).sort((a, b) => b.from.length - a.from.length),
];

/** Returns the address to which a browser is sent, percent-encoded. */
function targetOf(to: string, addresses: Addresses): string {
  const address = addresses.link(to);
  const { href, origin, pathname, search, hash } = new URL(address, "https://site.invalid");
  return isSitePath(address) && origin === "https://site.invalid" ? pathname + search + hash : href;
}

/** The pages that lead on where a host knows nothing of redirects: one for each path that a page can have. */
export function routeRedirects(context: RouteContext, leading: readonly LabeledRedirect[]): Route[] {
  return leading.flatMap((each) => (each.pageFile === undefined ? [] : [routeRedirect(context, each.pageFile, each)]));
}

function routeRedirect(context: RouteContext, outputPath: string, { path, to, label, source }: LabeledRedirect): Route {
  const { addresses } = context;
  const href = targetOf(to, addresses);
  const shared = pageProps(context, path, { title: label, description: label, isIndexed: false });
  const canonical = isSitePath(href) ? addresses.absolute(href) : href;
  const head = { ...shared.head, ...(canonical !== undefined && { canonical }) };
  const props: RedirectPage = { ...shared, head, target: { label, href } };
  return {
    path: addresses.path(path),
    address: outputPath.endsWith("/index.html") ? addresses.page(path) : addresses.file(outputPath),
    outputPath,
    title: label,
    template: "redirect",
    props,
    source,
    shown: [],
  };
}
