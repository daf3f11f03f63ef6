import type { MediaBook } from "../media/media-book.ts";
import { fixedPaths } from "../model/page-paths.ts";
import type { Frame, LinkGroup, MenuItem } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import type { Addresses } from "./addresses.ts";
import { readyPicture } from "./context.ts";

/** The files that every page loads, by their path below the output folder. */
export interface SharedFiles {
  stylesheet: string;
  script: string;
}

/** What all pages share: the practice's facts, the menu, the footer. */
export function buildFrame(
  { documents }: Pick<Site, "documents">,
  addresses: Addresses,
  media: MediaBook,
  shared: SharedFiles,
  copyrightYear: number,
): Frame {
  const practice = documents["practice.yaml"].data;
  const { footer } = documents["navigation.yaml"].data;
  const logo = readyPicture(media, addresses, practice.logo, "");
  return {
    language: practice.language,
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
    logo,
    icon: practice.icon === undefined ? logo.src : readyPicture(media, addresses, practice.icon, "").src,
    menu: buildMenu(documents, addresses),
    legalLinks: [
      { label: footer.privacyLabel, href: addresses.page(fixedPaths.legal) },
      ...(footer.links ?? []).map(({ label, href }) => ({ label, href: addresses.link(href) })),
      { label: footer.accessibilityLabel, href: addresses.page(fixedPaths.accessibility) },
    ],
    copyrightYear,
    stylesheet: addresses.file(shared.stylesheet),
    script: addresses.file(shared.script),
  };
}

function buildMenu(documents: Site["documents"], addresses: Addresses): MenuItem[] {
  const groups = documents["services.yaml"].data.groups.map(({ title, menuTitle, links }): LinkGroup => ({
    title: menuTitle ?? title,
    links: links.map(({ label, href }) => ({ label, href: addresses.link(href) })),
  }));
  return documents["navigation.yaml"].data.menu.map((item) => ({
    label: item.label,
    ...(item.href !== undefined && { href: addresses.link(item.href) }),
    children: (item.children ?? []).map(({ label, href }) => ({ label, href: addresses.link(href) })),
    groups: item.serviceGroups === true ? groups : [],
    ...(item.message !== undefined && { message: item.message }),
  }));
}

/** RFC 3966: digits with the country's code; ten digits, or eleven that begin with 1, are taken as North American. */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  if (digits.length === 11 && digits.startsWith("1")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
