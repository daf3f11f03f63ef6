import { defaultLanguage, nameOfLanguage, primaryLanguage } from "../model/domain/language.ts";
import { foldName } from "../model/build/output.ts";
import { fixedPaths, isSlug, makeSlug } from "../model/build/page-paths.ts";
import { CopyIndex } from "./find-in-copy.ts";
import { bodyOf } from "../lib/page/page-text.ts";
import { kindsOfPages, type KindOfPage, type PageInPlan, type PersonInPlan, type Plan, type Told } from "./plan.ts";
import { proposePeople } from "./propose-people.ts";
import { nameKey } from "./name-facts.ts";
import { nameFewPlaces, proposeFacts } from "./propose-facts.ts";
import { proposeTitles } from "./propose-titles.ts";
import { proposeView } from "./propose-view.ts";
import { readMenu } from "../lib/page/read-menu.ts";
import { readPageOf, type OldPage, type SavedSite } from "./saved-site.ts";
import { findTranslations, languageIn, type TranslatedPage } from "./translations.ts";

/** Addresses that are lists of posts. */
const lists = /\/(tag|category|author|kategorie|categoria|etiqueta|schlagwort)\/|\/page\/\d+|\/\d{4}(\/\d\d)?$/i;

/** Addresses that are lists if the site has posts. */
const blogs = /^\/(our-)?(blog|news|posts|aktuelles|noticias)(\.\w+)?$/i;

/** Addresses that are answers or machines' own, and what to call them. */
const leftAddresses: readonly [RegExp, string][] = [
  [
    /(^|\/)(readme|license|licence)\.html?$|__\w+__|(^|\/)wp-(activate|signup|login|trackback|cron|mail|comments)/i,
    "it belongs to its builder",
  ],
  [/[?&]attachment_id=|\/attachment\//, "it only shows a picture"],
  [/(^|\/)(feed|wp-json|xmlrpc\.php|oembed|comments|amp|embed)(\/|$)/, "it is for machines"],
  [
    /(^|\/)(cart|checkout|my-account|thank-you|thanks|danke|gracias|404|search|login|wp-login)(\.\w+)?$/,
    "it answers what visitors did",
  ],
  [
    /(^|\/)(layout_type|elementor_library|et_pb_layout|hello-world|sample-page|home-v\d)(\/|\.html?$|$)/,
    "it belongs to its builder",
  ],
];

const services =
  /implant|crown|bridge|denture|veneer|whiten|bleach|root-?canal|endodon|extract|fill(?:ing|ung)|invisalign|aligner|orthodon|braces|sealant|clean|checkup|(?<![a-z])exam(?:s|ination)?(?![a-z])|sedation|(?<![a-z])gums?(?!m)|periodon|cosmetic|emergency|bonding|pediatric|wisdom|sleep-apnea|tmj|botox|krone|zahn(?:reinigung|ersatz|spange)|prophylaxe|wurzel|blanque|(?<![a-z])coronas?(?![a-z])|carilla|ortodon|limpieza|extracci|protesis|empaste/i;

/** Signs of kinds in an address or a title, in the order in which they count. */
const signs: readonly [KindOfPage, (page: OldPage) => boolean][] = [
  ["home", ({ address }) => address === "/" || /^\/(home|index|inicio|start(seite)?)(\.\w+)?$/i.test(address)],
  [
    "post",
    ({ address, head }) =>
      head.date !== "" &&
      (isArticle(head.data) || /\/(blog|news|posts?|aktuelles|noticias|\d{4}\/\d\d)\//.test(address)),
  ],
  [
    "doctor",
    ({ address, head }) =>
      /^(dr|dra|doctor)\b\.? /i.test(head.heading) && /(doctor|dr-|dentist|team|about|meet|arzt|equipo)/i.test(address),
  ],
  [
    "contact",
    ({ address }) => /^\/(contact(-us)?|kontakt|contacto|location|directions|anfahrt)(\.\w+)?$/i.test(address),
  ],
  ["introduction", ({ address }) => /^\/about(\.\w+)?$/i.test(address)],
  [
    "service",
    ({ address }) =>
      /\/(services?|treatments?|procedures?|leistungen|behandlungen|servicios|tratamientos)\/./i.test(address),
  ],
  [
    "service",
    ({ address }) => !/\/(blog\/|news\/|faqs?\b)/.test(address) && services.test(address.replace(/^.*\//, "")),
  ],
];

const isArticle = (data: OldPage["head"]["data"]): boolean =>
  data.some((each) => /(BlogPosting|NewsArticle|^Article)$/.test(String(each["@type"])));

/** Proposes what becomes of a saved site. It decides nothing that the pages do not agree on. */
export async function proposePlan(site: SavedSite): Promise<Plan> {
  const [tag = ""] = site.facts.languages.findLanguages();
  const translations = findTranslations({ site, main: languageIn(tag) ?? primaryLanguage(defaultLanguage) });
  const home = site.pages.find((page) => guessKind(page) === "home" && !translations.has(page.file)) ?? site.pages[0];
  const read = home && readPageOf(site, home.file);
  const root = read && "root" in read ? read.root : undefined;
  const links = root ? readMenu(bodyOf(root)) : [];
  const index = new CopyIndex(site);
  const pageAt = (href: string): OldPage | undefined => {
    const found = home && index.find(href, home.file);
    return found && "page" in found ? found.page : undefined;
  };
  const known = proposeFacts(site, translations);
  const [{ value: name = "" } = {}] = known.found.name ?? [];
  const menu = withoutFrame(links.length > 0 ? links : site.menu, { home, translations, pageAt, name: String(name) });
  const titles = proposeTitles(site.pages, String(name), labelsOf(menu, pageAt));
  const pages = withOneService(proposePages(site.pages, translations, titles));
  const view =
    home && root ? await proposeView(site, { home, root, index }, String(name)) : { proposed: {}, found: {} };
  const people = proposePeople(site, pages, index);
  const doctors = pages.filter(({ kind }) => kind === "doctor").length;
  const proposed = { ...view.proposed, look: doctors > 0 ? ("hearth" as const) : ("clinic" as const) };
  const labels = menu.map(({ label }) => label).join(", ");
  const parts = {
    look: [{ value: proposed.look, by: `${doctors} ${doctors === 1 ? "page" : "pages"} of doctors` }],
    people: tellPeople(people),
    menu: labels === "" ? [] : [{ value: labels, by: links.length > 0 ? "on the home page" : "in the export" }],
    titles: tellTitles(titles),
  };
  const words = Object.fromEntries(people.map(({ photo, photoAlt }) => [photo, photoAlt]));
  return {
    ...{ ...known, found: { ...known.found, ...view.found, ...parts } },
    ...{ proposed, menu, pages, people, words, unread: site.unread },
    placeholders: site.facts.valuesOf("placeholder").map(nameFewPlaces),
  };
}

/** Names files, at most three of them. */
const nameFew = (files: readonly string[]): string =>
  files.length < 4 ? files.join(", ") : `${files.slice(0, 3).join(", ")} and ${files.length - 3} more`;

function tellPeople(people: readonly PersonInPlan[]): Told[] {
  const files = [...new Set(people.map(({ from }) => from))];
  const value = people.map(({ name }) => name).join(", ");
  return value === "" ? [] : [{ value, by: `a photo beside each name on ${nameFew(files)}` }];
}

function tellTitles(titles: ReadonlyMap<string, string>): Told[] {
  const all = [...titles.values()];
  const shared = [...titles].filter(([, title], at) => all.indexOf(title) !== at).map(([file]) => file);
  if (shared.length === 0) return [{ value: "each page has its own", by: "in the plan" }];
  return [{ value: `${shared.length} are those of other pages, too`, by: `on ${nameFew(shared)}` }];
}

/** Returns the page that a link of the home page leads to. */
type PageAt = (href: string) => OldPage | undefined;

/** Takes the links out of a menu that lead to the same page in other languages, or from the home page to itself by the practice's name or once more. */
function withoutFrame(
  menu: Plan["menu"],
  {
    home,
    translations,
    pageAt,
    name,
  }: { home: OldPage | undefined; translations: ReadonlyMap<string, unknown>; pageAt: PageAt; name: string },
): Plan["menu"] {
  const isEntry = ({ href, label }: { href: string; label: string }, at: number): boolean => {
    const page = pageAt(href.replace(/#.*/, "") || "/");
    const isName = label.length > 30 || (name !== "" && nameKey(label).includes(nameKey(name)));
    if (page === home && isName) return false;
    return page === undefined || href.includes("#") || !(translations.has(page.file) || (at > 0 && page === home));
  };
  return menu
    .filter(isEntry)
    .map(({ children, ...link }) => ({ ...link, ...(children && { children: children.filter(isEntry) }) }));
}

/** Returns the labels of the menu, by the addresses of the pages that it leads to. */
function labelsOf(menu: Plan["menu"], pageAt: PageAt): Map<string, string> {
  const links = menu.flatMap(({ children = [], ...link }) => [link, ...children]);
  return new Map(
    links.reverse().flatMap(({ label, href }) => {
      const page = pageAt(href);
      return page === undefined ? [] : [[page.address, label] as const];
    }),
  );
}

function proposePages(
  pages: readonly OldPage[],
  translations: ReadonlyMap<string, TranslatedPage>,
  titles: ReadonlyMap<string, string>,
): PageInPlan[] {
  const taken = new Set(Object.values(fixedPaths).map((each) => `pages${each}`));
  const hasPosts = pages.some((page) => guessKind(page) === "post");
  const proposed = new Map<string, PageInPlan>();
  const once = new Set<KindOfPage>();
  for (const page of pages.filter(({ file }) => !translations.has(file))) {
    const { file, address } = page;
    const because = leftAddresses.find(([pattern]) => pattern.test(address))?.[1] ?? whyNoPage(page, pages);
    const guessed = lists.test(address) || (hasPosts && blogs.test(address)) ? "list" : guessKind(page, once);
    const kind = because === undefined ? guessed : "leave";
    if (/^(home|contact|introduction)$/.test(kind)) once.add(kind);
    const title = titles.get(file)!;
    const hasName = kindsOfPages[kind].endsWith("/");
    const name = hasName && { name: freeName(kind, address, { title, taken }) };
    proposed.set(file, { from: file, address, kind, ...name, title, ...(because !== undefined && { because }) });
  }
  return pages.map((page) => {
    const { language = "", original = "" } = translations.get(page.file) ?? {};
    const own = { from: page.file, address: page.address, title: titles.get(page.file)! };
    const { kind, name } = proposed.get(original) ?? { kind: "leave" };
    if (kind === "leave") return proposed.get(page.file) ?? { ...own, kind, because: becauseIn(language) };
    return { ...own, kind, ...(name !== undefined && { name }), language };
  });
}

/** Makes the page about all services one of them if no other page is about any, so that no sample takes its place. */
const withOneService = (pages: PageInPlan[]): PageInPlan[] =>
  pages.some(({ kind }) => kind === "service")
    ? pages
    : pages.map((page) => (overview.test(page.address) ? { ...page, kind: "service", name: "all" } : page));

const overview =
  /^\/(our-)?(services?|treatments?|procedures?|leistungen|behandlungen|(?:nuestros-)?servicios|tratamientos|servicos|tratamentos|soins|trattamenti|uslugi)(\.\w+)?$/i;

/** Returns why a file is no page of its own: it says that nothing was found, or is the part of another one that programs load. */
function whyNoPage({ file, head }: OldPage, pages: readonly OldPage[]): string | undefined {
  if (/^(error\s*)?404\b|^page not found|^not found$|^seite nicht gefunden/i.test(head.title || head.heading))
    return "it answers what visitors did";
  const whole = file.replace(/(^|\/)content\.html?$/i, "$1index.html");
  return whole !== file && pages.some((each) => each.file === whole) ? `it is a part of ${whole}` : undefined;
}

/** Guesses the kind of a page. The home page and the contact page are used only once. */
const guessKind = (page: OldPage, used: ReadonlySet<KindOfPage> = new Set()): KindOfPage =>
  signs.find(([kind, holds]) => holds(page) && !used.has(kind))?.[0] ?? "page";

/** Returns a name for the file of a page that no other one has: that of its address, or one made from its title. */
function freeName(kind: KindOfPage, address: string, { title, taken }: { title: string; taken: Set<string> }): string {
  const parts = address
    .replace(/[?].*/, "")
    .replace(/\.(x?html?|php|aspx?)$/i, "")
    .split("/")
    .filter((part) => part !== "");
  const folder = kind === "home" ? "page" : kind;
  const slugs = parts.map((part) => (isSlug(part) ? part : makeSlug(part, folder)));
  const own = kind === "page" ? slugs.join("/") : (slugs.at(-1) ?? "");
  const wanted = kind === "home" ? "welcome" : own || makeSlug(title, folder);
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? wanted : `${wanted}-${nth}`;
    const key = foldName(`${folder}s/${name}`);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

const becauseIn = (language: string): string =>
  `it is in ${nameOfLanguage(language, "en")}, and is the translation of no page that is taken`;
