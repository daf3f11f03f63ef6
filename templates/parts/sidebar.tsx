import type { LinkGroup } from "../../src/model/build/page.ts";
import { GroupTitle, LinkList } from "./link-list.tsx";

/** The services of the page's group: left of the article on wide screens, below the page's text on others. */
export function Sidebar({ group, currentHref }: { group: LinkGroup; currentHref: string }) {
  return (
    <nav className="band" aria-labelledby="sidebar">
      <div className="sidebar">
        <h2 id="sidebar">
          <GroupTitle group={group} currentHref={currentHref} />
        </h2>
        <LinkList links={group.links} currentHref={currentHref} />
      </div>
    </nav>
  );
}
