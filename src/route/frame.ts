import { fixedPaths } from "../model/page-paths.ts";
import { isRightToLeft } from "../model/language.ts";
import type { Frame, LinkGroup, MenuItem } from "../model/page.ts";
import { fillWord, type Words } from "../model/words.ts";
import type { Addresses } from "./addresses.ts";
import type { FinishedDocuments } from "./finish-fields.ts";

/** The files that every page loads, by their path below the output folder. */
export interface SharedFiles {
  stylesheet: string;
  script: string;
}

/** What all pages share: the practice's facts, the menu, the footer. */
export function buildFrame(
  documents: FinishedDocuments,
  words: Words,
  addresses: Addresses,
  shared: SharedFiles,
  copyrightYear: number,
): Frame {
  const practice = documents["practice.yaml"].data;
  const { footer } = documents["navigation.yaml"].data;
  return {
    language: practice.language,
    isRightToLeft: isRightToLeft(practice.language),
    words,
    homeHref: addresses.page(fixedPaths.home),
    practice: {
      name: practice.name,
      shortName: practice.shortName,
      legalName: practice.legalName,
      phone: { text: practice.phone, href: telephoneHref(practice.phone) },
      email: { text: practice.email, href: `mailto:${practice.email}` },
      address: practice.address,
      hours: practice.hours.map(({ days, text }) => ({ days, text })),
      licence: {
        number: practice.licence.number,
        text: practice.licence.text,
        ...(practice.licence.lookupUrl !== undefined && { lookupUrl: practice.licence.lookupUrl }),
      },
    },
    logo: practice.logo,
    icon: (practice.icon ?? practice.logo).src,
    menu: buildMenu(documents, words),
    legalLinks: [
      { label: footer.privacyLabel, href: addresses.page(fixedPaths.legal) },
      ...(footer.links ?? []),
      { label: footer.accessibilityLabel, href: addresses.page(fixedPaths.accessibility) },
    ],
    copyrightYear,
    stylesheet: addresses.file(shared.stylesheet),
    script: addresses.file(shared.script),
  };
}

function buildMenu(documents: FinishedDocuments, words: Words): MenuItem[] {
  const groups = documents["services.yaml"].data.groups.map(({ title, menuTitle, links }): LinkGroup => ({
    title: menuTitle ?? title,
    links,
  }));
  return documents["navigation.yaml"].data.menu.map(({ serviceGroups, children = [], ...item }) => ({
    ...item,
    children,
    groups: serviceGroups === true ? groups : [],
    panelLabel: fillWord(words.menuPages, { label: item.label }),
  }));
}

/** RFC 3966: digits with the country's code; ten digits, or eleven that begin with 1, are taken as North American. */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  if (digits.length === 11 && digits.startsWith("1")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
