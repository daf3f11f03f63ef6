import type { Link, LinkGroup } from "../../src/model/build/page.ts";
import { CurrentLink, GroupTitle, LinkList } from "./link-list.tsx";
import { hasLinkTo, linksOfGroup } from "./menu-items.ts";
import { shared } from "dentalsite/shared";

interface Props {
  links: Link[];
  groups: LinkGroup[];
  currentHref: string;
}

/** Links and groups of links as one list, with a title for each group. The current page is marked once, in its own group. */
export function LinkTree({ links, groups, currentHref }: Props) {
  const marked = groups.findLast((group) => hasLinkTo(linksOfGroup(group), currentHref));
  if (links.length + groups.length === 0) return null;
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <CurrentLink link={link} currentHref={marked ? "" : currentHref} />
        </li>
      ))}
      {groups.map((group) => (
        <Group key={group.title} group={group} currentHref={group === marked ? currentHref : ""} />
      ))}
    </ul>
  );
}

/** A group with more links than this may continue in the next column of the footer. */
const mostTogether = 8;

const Group = shared(function Group({ group, currentHref }: { group: LinkGroup; currentHref: string }) {
  return (
    <li className="menu-group" data-splits={group.links.length > mostTogether ? "" : undefined}>
      <b>
        <GroupTitle group={group} currentHref={currentHref} />
      </b>
      <LinkList links={group.links} currentHref={currentHref} />
    </li>
  );
});
