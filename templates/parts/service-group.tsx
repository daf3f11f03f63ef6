import type { ReactNode } from "react";
import type { HomePage } from "../../src/kinds/home.ts";
import type { Link } from "../../src/model/build/page.ts";
import { LinkList } from "./link-list.tsx";

interface Props {
  group: HomePage["groups"][number];
  currentHref: string;
}

/** The link of a name: to the page above the group, or to the only service of a tile. */
function linkOfName({ title, href, links: [first, ...others] }: Props["group"]): Link | undefined {
  if (href !== undefined) return { label: title, href };
  return others.length === 0 && first?.label === title ? first : undefined;
}

/** Whether a group shows its name: the only one does not need it, unless it is a link. */
export const isNamed = (group: Props["group"], isOnly: boolean): boolean => !isOnly || linkOfName(group) !== undefined;

/** The name of a group. */
export function groupTitle(group: Props["group"]): ReactNode {
  const link = linkOfName(group);
  return link ? <a href={link.href}>{link.label}</a> : group.title;
}

/** The name and the sentence of a group. */
export function GroupHeading({ group, isOnly }: Pick<Props, "group"> & { isOnly: boolean }) {
  return (
    <>
      {isNamed(group, isOnly) && <h3>{groupTitle(group)}</h3>}
      {group.summary && <p>{group.summary}</p>}
    </>
  );
}

/** The pages of a group. */
export function GroupLinks({ group, currentHref }: Props) {
  const isTile = group.href === undefined && linkOfName(group) !== undefined;
  return isTile ? null : <LinkList links={group.links} currentHref={currentHref} />;
}
