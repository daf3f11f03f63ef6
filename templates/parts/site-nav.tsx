import type { Frame } from "../../src/model/build/page.ts";
import { LinkTree } from "./link-tree.tsx";
import { openMenu, openMenuOfHome } from "./menu-items.ts";

/**
 * Every page of the menu as a plain link, so that no page is reachable only through a panel or the drawer. The home page has the services
 * above.
 */
export function SiteNav({ frame, currentHref }: { frame: Frame; currentHref: string }) {
  return (
    <nav className="site-nav" id="site-nav" aria-label={frame.words.allPages}>
      <LinkTree
        {...(currentHref === frame.homeHref ? openMenuOfHome : openMenu)(frame.menu)}
        currentHref={currentHref}
      />
    </nav>
  );
}
