import type { Frame } from "../../src/model/build/page.ts";
import { LinkTree } from "./link-tree.tsx";
import { openMenu, openMenuOfHome } from "./menu-items.ts";

/**
 * Every page of the menu as a plain link, so that no page is reachable only through a panel or the drawer; folded on a phone. A link to the
 * list opens it. The home page has the services above.
 */
export function SiteNav({ frame, currentHref }: { frame: Frame; currentHref: string }) {
  const { menu, words, homeHref } = frame;
  return (
    <nav className="site-nav folded" aria-label={words.allPages}>
      <details>
        <summary>{words.allPages}</summary>
        <div id="site-nav">
          <LinkTree {...(currentHref === homeHref ? openMenuOfHome : openMenu)(menu)} currentHref={currentHref} />
        </div>
      </details>
    </nav>
  );
}
