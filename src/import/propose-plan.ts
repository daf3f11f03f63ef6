import { defaultLanguage, nameOfLanguage, primaryLanguage } from "../model/domain/language.ts";
import { hoursSchema } from "../model/domain/hours.ts";
import { countryCodeOf } from "../model/domain/postal-address.ts";
import { foldName } from "../model/build/output.ts";
import { fixedPaths, isSlug, makeSlug } from "../model/build/page-paths.ts";
import { findFault, questions, type Given, type InitQuestion } from "../scaffold/answers.ts";
import { CopyIndex } from "./find-in-copy.ts";
import type { FoundFact, Witness } from "./witnesses.ts";
import { bodyOf } from "../lib/page/page-text.ts";
import { kindsOfPages, type KindOfPage, type Plan, type PageInPlan } from "./plan.ts";
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
  const [tag = ""] = site.facts.findLanguages();
  const translations = findTranslations({ site, main: languageIn(tag) ?? primaryLanguage(defaultLanguage) });
  const home = site.pages.find((page) => guessKind(page) === "home" && !translations.has(page.file)) ?? site.pages[0];
  const read = home && readPageOf(site, home.file);
  const body = read && "root" in read ? bodyOf(read.root) : undefined;
  const links = body ? readMenu(body) : [];
  const menu = links.length > 0 ? links : site.menu;
  const known = proposeFacts(site, translations);
  const [{ value: name = "" } = {}] = known.found?.name ?? [];
  const titles = proposeTitles(site.pages, String(name), labelsOf(site, menu, home));
  const pages = withOneService(proposePages(site.pages, translations, titles));
  const view = home && body ? await proposeView(site, { home, body }, String(name)) : { colors: [] };
  const hasDoctors = pages.some(({ kind }) => kind === "doctor");
  const found = { ...known.found, ...tellView(site, { view, menu, titles, home }) };
  return {
    ...known,
    found,
    witnesses: site.facts.pages,
    placeholders: site.facts.valuesOf("placeholder").map(nameFewPlaces),
    proposed: { ...view, look: hasDoctors ? "hearth" : "clinic" },
    menu,
    pages,
    words: {},
    unread: site.unread,
  };
}

/** Says what was found besides facts, as facts are. */
function tellView(
  site: SavedSite,
  {
    view,
    menu,
    titles,
    home,
  }: { view: Plan["proposed"]; menu: Plan["menu"]; titles: ReadonlyMap<string, string>; home: OldPage | undefined },
): NonNullable<Plan["found"]> {
  const from = (value: unknown, by: Witness, count = 1): FoundFact[] => {
    const places = Array.from({ length: count }, (_, at) => site.pages[at]?.file ?? "");
    return value === undefined || value === "" ? [] : [{ value, places, by: new Map([[by, new Set(places)]]) }];
  };
  const { logo, picture, color, colors } = view;
  const own = new Set(titles.values()).size;
  return {
    logo: from(logo, "header or footer", Math.max(1, site.repetition.countPages([logo ?? ""]))),
    color: from(color ?? colors[0], "link"),
    picture: from(picture, "home"),
    menu: from(menu.map(({ label }) => label).join(", "), "home"),
    titles: from(
      own === titles.size ? "each page has its own" : `${titles.size - own} are those of other pages, too`,
      "titles",
      site.pages.length,
    ),
    heroTitle: from(home && view.heroTitle, "home"),
  };
}

/** Returns the labels of the menu, by the addresses of the pages that it leads to. */
function labelsOf(site: SavedSite, menu: Plan["menu"], home: OldPage | undefined): Map<string, string> {
  const index = new CopyIndex(site);
  const links = menu.flatMap(({ children = [], ...link }) => [link, ...children]);
  return new Map(
    links.reverse().flatMap(({ label, href }) => {
      const found = home && index.find(href, home.file);
      return found && "page" in found ? [[found.page.address, label] as const] : [];
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

const nameFewPlaces = ({ value, places }: Pick<FoundFact, "value" | "places">) => ({
  value,
  places: places.slice(0, 5),
  pages: places.length,
});

/** Facts that the pages are asked for; others that they tell are evidence for these. */
const wanted = ["name", "phone", "email", "hours", "address"];

/** Ends of addresses that are a country's, and are used by everybody. */
const anyones = /^(ai|cc|co|eu|fm|gg|im|io|is|it|la|ly|me|nu|sh|st|to|tv|vc|ws)$/;

function countryOfHosts(hosts: ReadonlySet<string>): string | undefined {
  const [, end = ""] = /\.([a-z]{2})$/.exec([...hosts].join()) ?? [];
  return end === "" || anyones.test(end)
    ? undefined
    : countryCodeOf({ country: (end === "uk" ? "gb" : end).toUpperCase() });
}

/** Takes the facts of which the pages make sure, if `init` can use them, and lists the others. */
function proposeFacts(
  { facts, hosts, pages }: SavedSite,
  translations: ReadonlyMap<string, TranslatedPage>,
): Pick<Plan, "facts" | "undecided" | "found"> {
  const undecided: Plan["undecided"] = {};
  facts.findCountriesOfAddresses(countryOfHosts(hosts), pages[0]?.file ?? "");
  const [tag = "", ...otherTags] = facts.findLanguages();
  const [region = "", ...otherRegions] = facts.findCountries();
  const isSure = otherRegions.length === 0;
  if (!isSure) undecided.country = listLikely([region, ...otherRegions]);
  if (otherTags.length > 0) undecided.language = listLikely([tag, ...otherTags]);
  facts.finish(region, tag === "" ? "en" : primaryLanguage(tag), isSure);
  const sure = wanted.map((fact) => [fact, facts.findSure(fact)] as const);
  for (const [fact, value] of sure) if (value === undefined) undecided[fact] = facts.valuesOf(fact).map(nameFewPlaces);
  const { address, ...taken } = Object.fromEntries(
    sure.flatMap(([fact, found]) => (found === undefined ? [] : [[fact, found.value]])),
  ) as Record<string, unknown>;
  if (taken.hours === undefined) undecided.hoursInTexts = facts.valuesOf("hoursInTexts").map(nameFewPlaces);
  const [country = region] = facts.textsOf("country");
  const inRegion = (language: string): string => (isSure ? `${primaryLanguage(language)}-${region}` : language);
  const [host, ...others] = hosts;
  const own = pages.flatMap(({ head }) => [head.canonical, ...head.alternates.values()]);
  const named = own.find((each) => URL.canParse(each)) ?? `https://${host}`;
  const [second, ...third] = new Set([...translations.values()].map(({ language: other }) => other));
  const given = {
    ...(second !== undefined && third.length === 0 && { second: inRegion(second) }),
    ...(otherTags.length === 0 && { language: inRegion(tag) }),
    ...(isSure && { country }),
    ...(host !== undefined && others.length === 0 && { origin: `https://${new URL(named).host}` }),
    ...taken,
    ...(address as Given | undefined),
  } as Given;
  const found = tellFacts(facts, [tag, ...otherTags]);
  return { facts: keepFitting(given, undecided), undecided: withoutEmpty(undecided), found };
}

/** Says who says what of the facts that the plan's table has, the four likeliest values of each. */
function tellFacts(facts: SavedSite["facts"], tags: readonly string[]): NonNullable<Plan["found"]> {
  const told = ["name", "phone", "address", "hours", "email"].map(
    (fact) => [fact, facts.valuesOf(fact).slice(0, 4)] as const,
  );
  const named = facts.valuesOf("language");
  const texts = Array.from({ length: facts.pages }, (_, at) => String(at));
  const inTexts = (value: string): FoundFact => ({ value, places: texts, by: new Map([["text", new Set(texts)]]) });
  const tagged = (tag: string): FoundFact | undefined => named.find(({ value }) => value === tag);
  const language = tags.flatMap((tag) => (tag === "" ? [] : (tagged(tag) ?? inTexts(tag))));
  return { ...Object.fromEntries(told), language };
}

const withoutEmpty = (undecided: Plan["undecided"]): Plan["undecided"] =>
  Object.fromEntries(Object.entries(undecided).filter(([, values]) => values.length > 0));

const becauseIn = (language: string): string =>
  `it is in ${nameOfLanguage(language, "en")}, and is the translation of no page that is taken`;

/** Keeps the facts that `init` can use, and leaves the others to decide. */
function keepFitting(given: Given, undecided: Plan["undecided"]): Plan["facts"] {
  const fits = ([key, value]: [string, string]): boolean => {
    const question = (questions as readonly InitQuestion[]).find((each) => each.key === key);
    if (key === "hours") return hoursSchema.safeParse(value).success;
    return question !== undefined && findFault(question, value, given) === undefined;
  };
  for (const [key, value] of Object.entries(given))
    if (!fits([key, value])) undecided[key] = [nameFewPlaces({ value, places: [] })];
  return Object.fromEntries(Object.entries(given).filter(fits));
}

/** Lists what is only likely, without the files that say it: more than one of them, or what none says. */
const listLikely = (values: readonly string[]): Plan["undecided"][string] =>
  values.flatMap((value) => (value === "" ? [] : nameFewPlaces({ value, places: [] })));
