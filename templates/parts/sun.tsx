import type { MenuItem } from "../../src/model/build/page.ts";
import { linksOfGroup, openMenu } from "./menu-items.ts";

interface Props {
  menu: MenuItem[];
  /** Absent if the sun has set. */
  currentHref: string | undefined;
}

/**
 * A sun that shows how far into the menu a page is: it rises with the first page and sets with the last. It has set on pages outside the
 * menu, and behind a head with more words than its title, which would run across it. The sun is decorative, like the wave it rises from.
 */
export function Sun({ menu, currentHref }: Props) {
  const times = timesOf.get(menu) ?? listTimes(menu);
  timesOf.set(menu, times);
  const day = times.get(currentHref) ?? 1;
  const place = { cx: `${Math.round(82 + 12 * day)}%`, cy: `${Math.round(96 - 30 * Math.sin(Math.PI * day))}%` };
  return (
    <svg className="sun" aria-hidden="true">
      <circle {...place} r="2.3em" opacity=".15" />
      <circle {...place} r="1.6em" opacity=".2" />
      <circle {...place} r="1em" />
    </svg>
  );
}

/** The part of the day of each page in a menu, which all pages share. */
const timesOf = new WeakMap<MenuItem[], ReadonlyMap<string | undefined, number>>();

function listTimes(menu: MenuItem[]): ReadonlyMap<string | undefined, number> {
  const { links, groups } = openMenu(menu);
  const pages = [...links, ...groups.flatMap(linksOfGroup)];
  const times = pages.map(({ href }, index) => [href, index / Math.max(1, pages.length - 1)] as const);
  // The first of two links to a page counts.
  return new Map(times.reverse());
}
