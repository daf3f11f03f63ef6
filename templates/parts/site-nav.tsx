import type { Frame } from "../../src/model/page.ts";
import { LinkTree } from "./link-tree.tsx";
import { siteGroups } from "./menu-items.ts";

/** Every page of the menu in the open, so that nothing is reachable through a panel or the drawer only. */
export function SiteNav({ frame, currentHref }: { frame: Frame; currentHref: string }) {
  const groups = siteGroups(frame.menu);
  return (
    <nav className="site-nav" id="site-nav" aria-label={frame.words.allPages}>
      <LinkTree
        links={groups.filter(({ title }) => title === "").flatMap(({ links }) => links)}
        groups={groups.filter(({ title }) => title !== "")}
        currentHref={currentHref}
      />
    </nav>
  );
}
