import type { Frame } from "../../src/model/page.ts";
import { LinkTree } from "./link-tree.tsx";
import { openMenu } from "./menu-items.ts";

/** Every page of the menu in the open, so that nothing is reachable through a panel or the drawer only. */
export function SiteNav({ frame, currentHref }: { frame: Frame; currentHref: string }) {
  return (
    <nav className="site-nav" id="site-nav" aria-label={frame.words.allPages}>
      <LinkTree {...openMenu(frame.menu)} currentHref={currentHref} />
    </nav>
  );
}
