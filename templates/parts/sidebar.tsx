import type { LinkGroup } from "../../src/model/page.ts";
import { LinkList } from "./link-list.tsx";

/** The other services of the page's group. It follows the article in the source and stands left of it on wide screens. */
export function Sidebar({ group, currentHref }: { group: LinkGroup; currentHref: string }) {
  return (
    <nav className="sidebar" aria-labelledby="sidebar">
      <h2 id="sidebar">{group.title}</h2>
      <LinkList links={group.links} currentHref={currentHref} />
    </nav>
  );
}
