import type { ReactNode } from "react";
import type { HomePage } from "../../src/kinds/home.ts";
import { LinkList } from "./link-list.tsx";

interface Props {
  group: HomePage["groups"][number];
  currentHref: string;
}

/** A service that is in no group is a tile of its own. */
const tileLink = ({ title, links }: Props["group"]) =>
  links[0]?.label === title && links.length === 1 ? links[0] : undefined;

/** The name of a group. That of a tile leads to its page. */
export function groupTitle(group: Props["group"]): ReactNode {
  const link = tileLink(group);
  return link ? <a href={link.href}>{link.label}</a> : group.title;
}

/** The name and the sentence of a group. The only group needs no name. */
export function GroupHeading({ group, isOnly }: Pick<Props, "group"> & { isOnly: boolean }) {
  return (
    <>
      {!isOnly && <h3>{groupTitle(group)}</h3>}
      {group.summary && <p>{group.summary}</p>}
    </>
  );
}

/** The pages of a group. */
export function GroupLinks({ group, currentHref }: Props) {
  return tileLink(group) ? null : <LinkList links={group.links} currentHref={currentHref} />;
}
