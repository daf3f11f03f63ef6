import type { Link, LinkGroup, MenuItem } from "../../src/model/page.ts";

/** True where the item opens a panel, of links or of its message only. */
export function hasPanel(item: MenuItem): boolean {
  return item.children.length > 0 || item.groups.length > 0 || item.message !== undefined;
}

/** Whether the menu's words, at about nine pixels a letter and five letters' room between two, may be wider than a small window. */
export function isLong(menu: MenuItem[]): boolean {
  return menu.reduce((letters, { label }) => letters + label.length + 5, 0) > 62;
}

export function hasLinkTo(links: Link[], href: string): boolean {
  return links.some((link) => link.href === href);
}

/** True where the item or anything below it is the page with this address. */
export function isActive(item: MenuItem, currentHref: string): boolean {
  return (
    item.href === currentHref ||
    hasLinkTo(item.children, currentHref) ||
    item.groups.some((group) => hasLinkTo(group.links, currentHref))
  );
}

/** What a page is to the menu: listed in it or nothing to it, or a service that no group lists. Objects, for `shared`. */
export const standings = { usual: { isOutsideGroups: false }, outside: { isOutsideGroups: true } };

export interface Place {
  currentHref: string;
  standing: { isOutsideGroups: boolean };
}

/** True where the item or anything below it is the page; a service outside all groups belongs to the item that has the groups. */
export function isCurrent(item: MenuItem, { currentHref, standing }: Place): boolean {
  return isActive(item, currentHref) || (standing.isOutsideGroups && item.groups.length > 0);
}

/** The item's children, led by the item's own page where no child leads there. */
export function childrenWithOwnPage(item: MenuItem): Link[] {
  if (item.href === undefined || hasLinkTo(item.children, item.href)) return item.children;
  return [{ label: item.label, href: item.href }, ...item.children];
}

/** The label of the menu entry that the page is part of. */
export function activeLabel(menu: MenuItem[], currentHref: string): string | undefined {
  return menu.find((item) => isActive(item, currentHref))?.label;
}

/** Every link of a menu in the open. */
interface OpenMenu {
  links: Link[];
  /** With the title of each. */
  groups: LinkGroup[];
}

const knownMenus = new WeakMap<MenuItem[], OpenMenu>();

/** The same objects for every page, as `shared` needs them. */
export function openMenu(menu: MenuItem[]): OpenMenu {
  const known = knownMenus.get(menu) ?? listLinks(menu);
  knownMenus.set(menu, known);
  return known;
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
