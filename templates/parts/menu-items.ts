import type { Link, LinkGroup, MenuItem } from "../../src/model/build/page.ts";

/** Whether the item opens a panel, of links or only its message. */
export function hasPanel(item: MenuItem): boolean {
  return item.children.length > 0 || item.groups.length > 0 || item.message !== undefined;
}

/**
 * Whether the menu's words may be wider than a small window. The estimate is nine pixels per letter, and the space of five letters between
 * words.
 */
export function isLong(menu: MenuItem[]): boolean {
  return menu.reduce((letters, { label }) => letters + label.length + 5, 0) > 62;
}

/** Returns the pages of a group, preceded by the page about it. */
export function linksOfGroup({ title, href, links }: LinkGroup): Link[] {
  return href === undefined || hasLinkTo(links, href) ? links : [{ label: title, href }, ...links];
}

export function hasLinkTo(links: Link[], href: string): boolean {
  return links.some((link) => link.href === href);
}

/** Whether the item or anything below it leads to this address. */
export function isActive(item: MenuItem, currentHref: string): boolean {
  return (
    item.href === currentHref ||
    hasLinkTo(item.children, currentHref) ||
    item.groups.some((group) => hasLinkTo(linksOfGroup(group), currentHref))
  );
}

/** Whether a page is a service that no group lists. These are objects, because `shared` needs them. */
export const standings = { usual: { isOutsideGroups: false }, outside: { isOutsideGroups: true } };

export interface Place {
  currentHref: string;
  standing: { isOutsideGroups: boolean };
}

/** Whether the item or anything below it is the page. A service outside all groups belongs to the item that has the groups. */
export function isCurrent(item: MenuItem, { currentHref, standing }: Place): boolean {
  return isActive(item, currentHref) || (standing.isOutsideGroups && item.groups.length > 0);
}

/** Returns the item's children, preceded by the item's own page if no child leads there. */
export function childrenWithOwnPage(item: MenuItem): Link[] {
  if (item.href === undefined || hasLinkTo(item.children, item.href)) return item.children;
  return [{ label: item.label, href: item.href }, ...item.children];
}

/** Returns the label of the menu entry that contains the page. */
export function activeLabel(menu: MenuItem[], currentHref: string): string | undefined {
  return menu.find((item) => isActive(item, currentHref))?.label;
}

/** Every link of a menu, without panels. */
interface OpenMenu {
  links: Link[];
  /** Groups with their titles. */
  groups: LinkGroup[];
}

const knownMenus = new WeakMap<MenuItem[], OpenMenu>();

/** Returns the same objects for every page, because `shared` needs them. */
export function openMenu(menu: MenuItem[]): OpenMenu {
  const known = knownMenus.get(menu) ?? listLinks(menu);
  knownMenus.set(menu, known);
  return known;
}

/** Returns the menu without its groups of services, which the home page shows in full. */
export function openMenuOfHome(menu: MenuItem[]): OpenMenu {
  return listLinks(menu.map((item) => ({ ...item, groups: [] })));
}

function listLinks(menu: MenuItem[]): OpenMenu {
  const titled = menu
    .filter(hasPanel)
    .flatMap((item) => [{ title: item.label, links: childrenWithOwnPage(item) }, ...item.groups]);
  return {
    links: menu.filter((item) => !hasPanel(item)).flatMap(childrenWithOwnPage),
    groups: titled.filter(({ links }) => links.length > 0),
  };
}
