import type { MenuItem } from "../../model/build/page.ts";
import { fixedPaths, splitAddress } from "../../model/build/page-paths.ts";
import { lineAt } from "../../model/build/place.ts";
import type { Source } from "../../model/build/source.ts";
import { inQuotes, problem, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";
import type { SiteInLanguage } from "./subjects.ts";

/**
 * Checks that the practice's own menu or the footer leads to the services and the doctors. Every page's footer has the offices. `reported`
 * holds the addresses of pages that neither leads to.
 */
export function checkOwnMenu(written: SiteInLanguage): { problems: Problem[]; reported: ReadonlySet<string> } {
  const { content, site } = written;
  const source = content.files["navigation.yaml"];
  if (!source || site.documents["navigation.yaml"].data.menu === undefined)
    return { problems: [], reported: new Set() };
  const leftOut = findLeftOut(written);
  const indent = indentOf(source);
  const details = {
    leftOut: leftOut.map(({ what }) => ({ part: what })),
    lines: leftOut.flatMap(({ label, href }) => [
      `${indent}- label: ${inQuotes(label)}`,
      `${indent}  ${href === undefined ? "serviceGroups: true" : `href: ${href}`}`,
    ]),
  };
  return {
    problems: leftOut.length === 0 ? [] : [problem("page/not-in-menu", source.placeOfKey(["menu"]), details)],
    reported: new Set(leftOut.flatMap(({ address }) => address ?? [])),
  };
}

interface LeftOut {
  what: "services" | "doctors";
  label: string;
  /** The page that the menu should lead to; absent for services, which have an entry of their own. */
  href?: string;
  address?: string;
}

/** Lists what neither the menu nor the footer leads to. */
function findLeftOut({ site, frame, indexed, siteLinks }: SiteInLanguage): LeftOut[] {
  const hrefs = [...frame.menu.flatMap(listHrefs), ...frame.legalLinks.map(({ href }) => href)];
  const listed = new Set(hrefs.map((href) => splitAddress(href).path));
  const isListed = ({ address }: Route): boolean => listed.has(address);
  const ofServices = new Set(indexed.flatMap(({ template, address }) => (template === "service" ? address : [])));
  const written = siteLinks.links.filter(({ address }) => ofServices.has(address));
  /** Whether a page of the practice's own leads to services, or has their name. */
  const isOverview = ({ template, source, title }: Route): boolean =>
    template === "own-page" &&
    (written.some(({ file }) => file === source) || title.toLowerCase().includes(frame.words.services.toLowerCase()));
  const doctors = indexed
    .filter((route) => route.path === fixedPaths.doctors && !isListed(route))
    .map(({ path, address, title }) => ({ what: "doctors" as const, label: title, href: path, address }));
  const samples = new Set(site.documents["samples.yaml"].data.values.map(({ value }) => value));
  // A language besides the first may have none, and a new practice only a sample.
  const hasServices =
    site.entries.services.every(({ data }) => samples.has(data.mainTitleText)) ||
    frame.menu.some(({ groups }) => groups.length > 0) ||
    indexed.some((route) => isListed(route) && (route.template === "service" || isOverview(route)));
  const services: LeftOut[] = hasServices ? [] : [{ what: "services", label: frame.words.services }];
  return [...services, ...doctors];
}

/** Returns the spaces before the menu's first entry; two if the entry does not begin a line. */
function indentOf(source: Source): string {
  const { line } = source.placeOfValue(["menu", 0]);
  return /^ *(?=- )/.exec(lineAt(source.text, line))?.[0] ?? "  ";
}

function listHrefs({ children, groups, ...item }: MenuItem): string[] {
  const links = [item, ...children, ...groups, ...groups.flatMap((group) => group.links)];
  return links.flatMap(({ href }) => href ?? []);
}
