import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { defaultLanguage, primaryLanguage } from "../model/domain/language.ts";
import { hoursSchema } from "../model/domain/hours.ts";
import { foldName } from "../model/build/output.ts";
import { fixedPaths, isSlug, makeSlug } from "../model/build/page-paths.ts";
import { findFault, questions, type Given, type InitQuestion } from "../scaffold/answers.ts";
import { readMenu } from "./cut-frame.ts";
import type { FoundFact } from "./facts.ts";
import { bodyOf } from "./page-text.ts";
import { kindsOfPages, type KindOfPage, type Plan, type PageInPlan } from "./plan.ts";
import { attributeOf, findBelow } from "./read-html.ts";
import { readPageOf, type OldPage, type SavedSite } from "./saved-site.ts";
import { findTranslations, languageIn, type TranslatedPage } from "./translations.ts";

/** Addresses that are lists of posts. */
const lists = /\/(tag|category|author|kategorie|categoria|etiqueta|schlagwort)\/|\/page\/\d+|\/\d{4}(\/\d\d)?$/i;

/** Addresses that are lists if the site has posts. */
const blogs = /^\/(our-)?(blog|news|posts|aktuelles|noticias)(\.\w+)?$/i;

/** Addresses that are answers or machines' own, and what to call them. */
const leftAddresses: readonly [RegExp, string][] = [
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
export function proposePlan(site: SavedSite): Plan {
  const [tag = ""] = site.facts.findLanguages();
  const translations = findTranslations({ site, main: languageIn(tag) ?? primaryLanguage(defaultLanguage) });
  const pages = proposePages(site.pages, translations);
  const home = site.pages[pages.findIndex(({ kind }) => kind === "home")] ?? site.pages[0];
  const read = home && readPageOf(site, home.file);
  return {
    ...proposeFacts(site, pages),
    placeholders: site.facts.valuesOf("placeholder").map(nameFewPlaces),
    proposed: proposeBrand(site),
    menu: read && "root" in read ? readMenu(bodyOf(read.root)) : [],
    pages,
    words: {},
    unread: site.unread,
  };
}

function proposePages(pages: readonly OldPage[], translations: ReadonlyMap<string, TranslatedPage>): PageInPlan[] {
  const taken = new Set(Object.values(fixedPaths).map((each) => `pages${each}`));
  const hasPosts = pages.some((page) => guessKind(page) === "post");
  const proposed = new Map<string, PageInPlan>();
  const once = new Set<KindOfPage>();
  for (const page of pages.filter(({ file }) => !translations.has(file))) {
    const { file, address } = page;
    const because = leftAddresses.find(([pattern]) => pattern.test(address))?.[1];
    const guessed = lists.test(address) || (hasPosts && blogs.test(address)) ? "list" : guessKind(page, once);
    const kind = because === undefined ? guessed : "leave";
    if (kind === "home" || kind === "contact") once.add(kind);
    const title = proposeTitle(page);
    const hasName = kindsOfPages[kind].endsWith("/");
    const name = hasName && { name: freeName(kind, address, { title, taken }) };
    proposed.set(file, { from: file, address, kind, ...name, title, ...(because !== undefined && { because }) });
  }
  return pages.map((page) => {
    const { language = "", original = "" } = translations.get(page.file) ?? {};
    const own = { from: page.file, address: page.address, title: proposeTitle(page) };
    const { kind, name } = proposed.get(original) ?? { kind: "leave" };
    const because = `it is in another language (${language}), and is the translation of no page that is taken`;
    if (kind === "leave") return proposed.get(page.file) ?? { ...own, kind, because };
    return { ...own, kind, ...(name !== undefined && { name }), language };
  });
}

/** Guesses the kind of a page. The home page and the contact page are used only once. */
const guessKind = (page: OldPage, used: ReadonlySet<KindOfPage> = new Set()): KindOfPage =>
  signs.find(([kind, holds]) => holds(page) && !used.has(kind))?.[0] ?? "page";

const proposeTitle = ({ head, address }: OldPage): string =>
  head.heading || head.title.split(/ [|–—-] |\s*[|»]\s*/)[0]! || nameFrom(address) || "Page";

const nameFrom = (address: string): string =>
  address
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_]+/g, " ")
    .trim();

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

const nameFewPlaces = ({ value, places }: FoundFact) => ({ value, places: places.slice(0, 5), pages: places.length });

/** Findings that are evidence for facts, and never facts of a plan themselves. */
const notTaken = ["placeholder", "language", "country", "countryOfPhone", "phoneAsWritten"];

/** Takes the facts on which all pages agree, if `init` can use them, and lists the others. */
function proposeFacts(
  { facts, hosts, pages }: SavedSite,
  planned: readonly PageInPlan[],
): Pick<Plan, "facts" | "undecided"> {
  const taken: Record<string, unknown> = {};
  const undecided: Plan["undecided"] = {};
  const [tag = "", ...otherTags] = facts.findLanguages();
  const [region = "", ...otherRegions] = facts.findCountries();
  const isSure = otherRegions.length === 0;
  if (!isSure) undecided.country = listLikely([region, ...otherRegions]);
  if (otherTags.length > 0) undecided.language = listLikely([tag, ...otherTags]);
  facts.readWaitingPhones(isSure ? region : "");
  for (const name of facts.names.filter((each) => !notTaken.includes(each))) {
    const values = facts.valuesOf(name);
    if (values.length === 1 && name !== "hoursInTexts") taken[name] = values[0]!.value;
    else undecided[name] = values.map(nameFewPlaces);
  }
  const [country = region] = facts.textsOf("country");
  const inRegion = (language: string): string => (isSure ? `${primaryLanguage(language)}-${region}` : language);
  const [, ...others] = hosts;
  const named = pages.find(({ head }) => URL.canParse(head.canonical))?.head.canonical;
  const host = named === undefined ? undefined : new URL(named).host;
  const [second, ...third] = new Set(planned.flatMap(({ language: other }) => other ?? []));
  const given = {
    ...(second !== undefined && third.length === 0 && { second: inRegion(second) }),
    ...(otherTags.length === 0 && { language: inRegion(tag) }),
    ...(isSure && { country }),
    ...(host !== undefined && others.length === 0 && { origin: `https://${host}` }),
    ...taken,
  } as Given;
  return { facts: keepFitting(given, { facts, undecided }), undecided };
}

/** Keeps the facts that `init` can use, and leaves the others to decide. */
function keepFitting(
  given: Given,
  { facts, undecided }: Pick<SavedSite, "facts"> & Pick<Plan, "undecided">,
): Plan["facts"] {
  const fitting = Object.entries(given).filter(([key, value]) => {
    const question = (questions as readonly InitQuestion[]).find((each) => each.key === key);
    return (
      (key === "hours" && hoursSchema.safeParse(value).success) ||
      (question && findFault(question, value, given) === undefined)
    );
  });
  for (const [key] of Object.entries(given).filter((each) => !fitting.some(([fit]) => fit === each[0]))) {
    undecided[key] = facts.valuesOf(key).map(nameFewPlaces);
  }
  return Object.fromEntries(fitting);
}

/** Lists what is only likely, without the files that say it: more than one of them, or what none says. */
const listLikely = (values: readonly string[]): Plan["undecided"][string] =>
  values.flatMap((value) => (value === "" ? [] : nameFewPlaces({ value, places: [] })));

/** Finds the logo, and the colors that styles use most, without shades of gray. */
function proposeBrand({ folder, exported, files, pages }: SavedSite): Plan["proposed"] {
  const counts = new Map<string, number>();
  const styles = [...files].filter(
    (name) => /\.css$/i.test(name) && statSync(path.join(folder, name)).size < 2_000_000,
  );
  for (const name of styles.slice(0, 40)) {
    for (const [color] of readFileSync(path.join(folder, name), "utf8").matchAll(/#[\da-f]{6}\b/gi)) {
      if (isColorful(color)) counts.set(color.toLowerCase(), (counts.get(color.toLowerCase()) ?? 0) + 1);
    }
  }
  const colors = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([color]) => color);
  const first = pages[0] && readPageOf({ folder, exported }, pages[0].file);
  const image = first && "root" in first ? findBelow(first.root, isLogo) : undefined;
  return { ...(image && { logo: attributeOf(image, "src") }), colors };
}

const isLogo = (element: Element): boolean =>
  element.tagName === "img" &&
  /^(?!data:)./.test(attributeOf(element, "src")) &&
  ["src", "class", "alt", "id"].some((key) => /logo/i.test(attributeOf(element, key)));

function isColorful(color: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 40;
}
