import type { Completion } from "../model/build/completion.ts";
import type { FactsOfSite } from "../model/content/facts.ts";
import { defineKind } from "../model/build/kind.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { navigationSchema, type CompleteNavigation } from "../model/content/navigation.ts";

export const navigation = defineKind({
  files: "navigation.yaml",
  purpose: "the header menu",
  schema: navigationSchema,
  leftOut: {},
  complete: ({ menu, footer = {} }, completion): CompleteNavigation => {
    const { words, labelThere, composeMenu } = completion;
    const { privacyLabel = words.privacy, accessibilityLabel = words.accessibility, links = [] } = footer;
    return {
      menu: menu ? completeMenu(menu, completion) : composeMenu(),
      footer: { privacyLabel, accessibilityLabel, links: labelThere(links) },
    };
  },
});

/** An entry whose pages are all missing in this language is missing, too. */
function completeMenu(
  menu: NonNullable<FactsOfSite["navigation.yaml"]["menu"]>,
  { documents, entries, isTranslation, listThere, labelThere }: Completion,
): CompleteNavigation["menu"] {
  const there = listThere(menu).map((entry) => ({
    ...entry,
    children: entry.children && labelThere(withoutMap(entry.children)),
  }));
  const hasServices = entries.services.length > 0;
  const about = documents["home.yaml"].data.insurance;
  const isEmpty = ({ href, children, message, insurance, serviceGroups }: (typeof there)[number]): boolean =>
    ![href, message, children?.[0], insurance && about, serviceGroups && hasServices].some(Boolean);
  return isTranslation ? there.filter((entry) => !isEmpty(entry)) : there;
}

/** Leaves out the link to the map on the page of the way if another link leads to the page itself, and none to a further place on it. */
function withoutMap<Entry extends { href: string }>(children: readonly Entry[]): readonly Entry[] {
  const { address } = fixedPaths;
  const [map, ...places] = children.filter(({ href }) => href.startsWith(`${address}#`));
  const isTwice =
    map?.href === `${address}#map` && places.length === 0 && children.some(({ href }) => href === address);
  return isTwice ? children.filter((child) => child !== map) : children;
}
