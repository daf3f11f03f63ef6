import { createHeadingIds } from "../../lib/markup/heading-ids.ts";
import type { PreparedIcons } from "../media/prepare-icons.ts";
import type { StyledLook } from "../style/look.ts";
import { mostInMenus } from "../../model/content/navigation.ts";
import { fixedPaths } from "../../model/build/page-paths.ts";
import { openGraphLocale } from "../../model/domain/language.ts";
import { isRightToLeft } from "../../model/text/right-to-left.ts";
import type { EmergencyFacts, Frame, Link, LinkGroup, MenuItem, PracticeFacts } from "../../model/build/page.ts";
import { mailHref } from "../../model/content/person-links.ts";
import { networkOf } from "../../model/content/profiles.ts";
import type { Words } from "../../model/content/words.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import type { Addresses } from "./addresses.ts";
import type { Site } from "../../model/build/site.ts";
import type { FinishedFacts } from "../../model/build/ready-page.ts";
import type { Finishing } from "./finish-fields.ts";
import { webManifestFile } from "./web-manifest.ts";
import { readyOffice } from "./offices.ts";

/** Files that every page loads, by their paths below the output folder, and its colors. */
interface SharedFiles extends Pick<StyledLook, "stylesheet" | "print" | "script" | "icon" | "themeColors"> {
  /** Absent if the practice names no icon. */
  icons?: PreparedIcons | undefined;
  /** The build's year. */
  copyrightYear: number;
}

interface FramedSite extends Pick<Site, "entries" | "words" | "elsewhere"> {
  documents: FinishedFacts;
}

/** Makes what all pages share: the practice's facts, the menu, the footer. */
export function buildFrame(
  { documents, entries, words, elsewhere }: FramedSite,
  finishing: Finishing,
  shared: SharedFiles,
): Frame {
  const { addresses, language } = finishing;
  const practice = documents["practice.yaml"].data;
  const [office, ...others] = entries.offices.map((each) =>
    readyOffice(each, { practice, isOnly: entries.offices.length === 1, words, finishing }),
  );
  if (office === undefined) throw new Error("There is no office in the site.");
  const locale = openGraphLocale(language);
  const emergency = listEmergencyFacts(documents["emergency.yaml"].data, addresses);
  const menu = buildMenu(documents, words, addresses);
  const homeHref = addresses.page(fixedPaths.home);
  return {
    language,
    ...(locale !== undefined && { locale }),
    isRightToLeft: isRightToLeft(language),
    words,
    homeHref,
    ...(addresses.otherLanguages.length > 0 && { otherLanguages: addresses.otherLanguages }),
    emergency,
    ...(practice.announcement && { announcement: practice.announcement }),
    practice: listPracticeFacts(practice, entries.doctors),
    offices: [office, ...others],
    ...chooseBrandFiles(documents["brand.yaml"].data, shared, addresses),
    menu,
    drawer: leadToEmergency(menu, emergency, { words, homeHref }),
    legalLinks: listLegalLinks(documents, addresses, elsewhere),
    copyrightYear: shared.copyrightYear,
    stylesheet: addresses.file(shared.stylesheet),
    print: addresses.file(shared.print),
    script: addresses.file(shared.script),
  };
}

type EmergencyDocument = FinishedFacts["emergency.yaml"]["data"];

function listEmergencyFacts(emergency: EmergencyDocument, addresses: Addresses): EmergencyFacts {
  const { note, isOwn, moreHref, linkLabel, answers, mainTitleText = "", title = "", items } = emergency;
  const closedHref = findClosedAdvice(emergency, addresses);
  return {
    note,
    isOwn,
    ...(moreHref !== undefined && { moreHref }),
    ...(linkLabel !== undefined && { linkLabel }),
    ...(answers ? { advice: { title: mainTitleText } } : items && { advice: { title, items } }),
    ...(closedHref !== undefined && { closedHref }),
  };
}

/** Returns where the practice says what to do while it is closed: in its advice, or on a page of its own. */
function findClosedAdvice(
  { title = "", items, answers, moreHref }: EmergencyDocument,
  addresses: Addresses,
): string | undefined {
  if (!items) return answers ? undefined : moreHref;
  if (answers) return `${addresses.page(fixedPaths.emergency)}#${createHeadingIds().idOf(title)}`;
  return `${addresses.page(fixedPaths.address)}#emergency`;
}

/**
 * Returns the menu of narrow screens: the way to the emergency page is an entry of the first level, below the home page and above everything
 * that opens.
 */
function leadToEmergency(
  menu: MenuItem[],
  { moreHref: href }: EmergencyFacts,
  { words, homeHref }: Pick<Frame, "words" | "homeHref">,
): MenuItem[] {
  if (href === undefined || menu.some((item) => item.href === href)) return menu;
  const label = words.firstAid;
  const entry = { label, href, children: [], groups: [], panelLabel: fillWord(words.menuPages, { label }) };
  const start = menu[0]?.href === homeHref ? 1 : 0;
  return [...menu.slice(0, start), entry, ...menu.slice(start)];
}

function chooseBrandFiles(
  { logo, logoDark, icon, showName = true }: FinishedFacts["brand.yaml"]["data"],
  { icon: drawn, icons, themeColors }: SharedFiles,
  addresses: Addresses,
): Pick<Frame, "logo" | "logoDark" | "showsName" | "icon" | "icons" | "themeColors"> {
  // A tab needs only the smallest size of a photo.
  const small = icon?.src.endsWith(".svg") === false ? icons?.sizes[0]?.path : undefined;
  const picture =
    (small === undefined ? (icon ?? logo)?.src : addresses.file(small)) ??
    (drawn === undefined ? undefined : addresses.file(drawn));
  if (picture === undefined) throw new Error("There is no icon for the site.");
  return {
    ...(logo && { logo }),
    ...(logoDark && { logoDark }),
    showsName: showName,
    icon: picture,
    ...(icons && {
      icons: {
        ico: addresses.file(icons.ico),
        touch: addresses.file(icons.touch),
        manifest: addresses.file(webManifestFile),
      },
    }),
    themeColors,
  };
}

function listPracticeFacts(
  { name, shortName = name, legalName, email, profiles, license }: FinishedFacts["practice.yaml"]["data"],
  doctors: Site["entries"]["doctors"],
): PracticeFacts {
  const number = doctors.length === 1 ? doctors[0]!.data.license : undefined;
  return {
    name,
    shortName,
    ...(legalName !== undefined && { legalName }),
    ...(email !== undefined && { email: { text: email, href: mailHref(email) } }),
    ...(profiles && { profiles: profiles.map((href) => ({ label: networkOf(href), href })) }),
    ...((license !== undefined || number !== undefined) && {
      license: { ...license, ...(number !== undefined && { number }) },
    }),
  };
}

/** A page that only another language has is linked to there. */
function listLegalLinks(documents: FinishedFacts, addresses: Addresses, elsewhere: Site["elsewhere"]): Link[] {
  const { footer } = documents["navigation.yaml"].data;
  const { legal, accessibility } = fixedPaths;
  const linkTo = (path: string, label: string, document: unknown): Link[] =>
    document !== undefined || elsewhere.has(path) ? [{ label, href: addresses.link(path) }] : [];
  return [
    ...linkTo(legal, footer.privacyLabel, documents["privacypolicy.md"]),
    ...footer.links,
    ...linkTo(accessibility, footer.accessibilityLabel, documents["accessibility.md"]),
  ];
}

function buildMenu(documents: FinishedFacts, words: Words, addresses: Addresses): MenuItem[] {
  const groups = listMenuGroups(documents, addresses);
  const { insurance: about } = documents["home.yaml"].data;
  return documents["navigation.yaml"].data.menu.map(
    ({ serviceGroups, insurance, message, children = [], ...item }) => ({
      ...item,
      ...joinMessages(message, insurance === true ? about?.text : undefined),
      children,
      groups: serviceGroups === true ? groups : [],
      panelLabel: fillWord(words.menuPages, { label: item.label }),
    }),
  );
}

/** Joins the message of a menu item and the words on insurance, if it has both. */
function joinMessages(...messages: (string | undefined)[]): { message?: string } {
  const written = messages.filter((message) => message !== undefined);
  return written.length === 0 ? {} : { message: written.join(" ") };
}

/**
 * Lists the services by group. If they are too many, lists the page of each group, or its place on the home page; if the groups are too many
 * as well, only the place of the first.
 */
function listMenuGroups(documents: FinishedFacts, addresses: Addresses): LinkGroup[] {
  const { groups } = documents["services.yaml"].data;
  const { servicesTitle: title } = documents["home.yaml"].data;
  const [first] = groups;
  if (first?.id === undefined) {
    return groups.map(({ title: name, menuTitle = name, links, href }) => ({
      ...{ title: menuTitle, links },
      ...(href !== undefined && { href }),
    }));
  }
  const placeOf = (id = ""): string => `${addresses.page(fixedPaths.home)}#${id}`;
  const listed = groups.map(({ title: name, menuTitle: label = name, id, href = placeOf(id) }) => ({ label, href }));
  return [{ title, links: groups.length > mostInMenus ? [{ label: title, href: placeOf(first.id) }] : listed }];
}
