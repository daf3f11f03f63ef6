import type { Frame, LinkGroup } from "../../src/model/page.ts";
import { LinkList } from "./link-list.tsx";
import { siteGroups } from "./menu-items.ts";
import { shared } from "dentalsite/shared";

/** Every page of the menu in the open, so that nothing is reachable through a panel or the drawer only. */
export function SiteNav({ frame, currentHref }: { frame: Frame; currentHref: string }) {
  return (
    <nav className="site-nav" id="site-nav" aria-label={frame.words.allPages}>
      {siteGroups(frame.menu).map((group) => (
        <Group key={group.title} group={group} currentHref={currentHref} />
      ))}
    </nav>
  );
}

const Group = shared(function Group({ group, currentHref }: { group: LinkGroup; currentHref: string }) {
  return (
    <div>
      {group.title && <b>{group.title}</b>}
      <LinkList links={group.links} currentHref={currentHref} />
    </div>
  );
});
