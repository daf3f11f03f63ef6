import type { PreparedIcons } from "../media/prepare-icons.ts";
import type { Look } from "../style/look.ts";
import { fixedPaths } from "../../model/page-paths.ts";
import { isRightToLeft, openGraphLocale } from "../../model/language.ts";
import type { EmergencyFacts, Frame, Link, LinkGroup, MenuItem, PracticeFacts } from "../../model/page.ts";
import { fillWord, type Words } from "../../model/words.ts";
import type { Addresses } from "./addresses.ts";
import type { Site } from "../../model/site.ts";
import type { FinishedFacts } from "../../model/ready-page.ts";
import type { Finishing } from "./finish-fields.ts";
import { webManifestFile } from "./web-manifest.ts";
import { readyOffice } from "./offices.ts";

/** Files that every page loads, by their paths below the output folder, and its colors. */
interface SharedFiles extends Pick<Look, "stylesheet" | "script" | "icon" | "themeColors"> {
  /** Absent if the practice names no icon. */
  icons?: PreparedIcons | undefined;
  /** The build's year. */
  copyrightYear: number;
}

interface FinishedSite extends Pick<Site, "entries" | "words"> {
  documents: FinishedFacts;
}

/** Makes what all pages share: the practice's facts, the menu, the footer. */
export function buildFrame(
  { documents, entries, words }: FinishedSite,
  finishing: Finishing,
  shared: SharedFiles,
): Frame {
  const { addresses, language } = finishing;
  const practice = documents["practice.yaml"].data;
  const [office, ...others] = entries.offices.map((each) =>
    readyOffice(each, { practiceName: practice.name, words, finishing }),
  );
  if (office === undefined) throw new Error("There is no office in the site.");
  const locale = openGraphLocale(language);
  return {
    language,
    ...(locale !== undefined && { locale }),
    isRightToLeft: isRightToLeft(language),
    words,
    homeHref: addresses.page(fixedPaths.home),
    emergency: listEmergencyFacts(documents["emergency.yaml"].data),
    ...(practice.announcement && { announcement: practice.announcement }),
    practice: listPracticeFacts(practice, entries.doctors),
    offices: [office, ...others],
    ...chooseBrandFiles(documents["brand.yaml"].data, shared, addresses),
    menu: buildMenu(documents, words),
    legalLinks: listLegalLinks(documents, addresses),
    copyrightYear: shared.copyrightYear,
    stylesheet: addresses.file(shared.stylesheet),
    script: addresses.file(shared.script),
  };
}

function listEmergencyFacts({
  note,
  isOwn,
  moreHref,
  linkLabel,
  ...page
}: FinishedFacts["emergency.yaml"]["data"]): EmergencyFacts {
  const { answers, mainTitleText = "", title = "", items } = page;
  return {
    note,
    isOwn,
    ...(moreHref !== undefined && { moreHref }),
    ...(linkLabel !== undefined && { linkLabel }),
    ...(answers ? { advice: { title: mainTitleText } } : items && { advice: { title, items } }),
  };
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
  { name, shortName = name, legalName, email, license }: FinishedFacts["practice.yaml"]["data"],
  doctors: Site["entries"]["doctors"],
): PracticeFacts {
  const number = doctors.length === 1 ? doctors[0]!.data.license : undefined;
  return {
    name,
    shortName,
    ...(legalName !== undefined && { legalName }),
    ...(email !== undefined && { email: { text: email, href: `mailto:${email}` } }),
    ...((license !== undefined || number !== undefined) && {
      license: { ...license, ...(number !== undefined && { number }) },
    }),
  };
}

function listLegalLinks(documents: FinishedFacts, addresses: Addresses): Link[] {
  const { footer } = documents["navigation.yaml"].data;
  const legal = { label: footer.privacyLabel, href: addresses.page(fixedPaths.legal) };
  const accessibility = { label: footer.accessibilityLabel, href: addresses.page(fixedPaths.accessibility) };
  return [
    ...(documents["privacypolicy.md"] ? [legal] : []),
    ...footer.links,
    ...(documents["accessibility.md"] ? [accessibility] : []),
  ];
}

function buildMenu(documents: FinishedFacts, words: Words): MenuItem[] {
  const groups = documents["services.yaml"].data.groups.map(({ title, menuTitle, links }): LinkGroup => ({
    title: menuTitle ?? title,
    links,
  }));
  const { insurance: about } = documents["home.yaml"].data;
  return documents["navigation.yaml"].data.menu.map(({ serviceGroups, insurance, children = [], ...item }) => ({
    ...item,
    ...(insurance === true && about && { message: about.text }),
    children,
    groups: serviceGroups === true ? groups : [],
    panelLabel: fillWord(words.menuPages, { label: item.label }),
  }));
}
