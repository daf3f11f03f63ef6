import type { Frame, MenuItem } from "../../src/model/build/page.ts";
import { CurrentLink } from "./link-list.tsx";
import { hasPanel, isCurrent, type Place } from "./menu-items.ts";
import { LinkTree } from "./link-tree.tsx";
import { shared } from "dentalsite/shared";

/** The inline menu of wide screens: links and disclosures, one open at a time. */
export function Menu({ frame: { menu: items, words }, ...place }: { frame: Frame } & Place) {
  return (
    <nav className="menu" aria-label={words.mainMenu}>
      <ul>
        {items.map((item) => (
          <Entry key={item.label} item={item} {...place} />
        ))}
      </ul>
    </nav>
  );
}

const Entry = shared(function Entry({ item, ...place }: { item: MenuItem } & Place) {
  const { href, label, message, children, groups, panelLabel } = item;
  const wide = groups.length === 1 ? "one" : "";
  return (
    <li data-active={isCurrent(item, place) ? "" : undefined} data-wide={groups.length > 0 ? wide : undefined}>
      {href && <CurrentLink link={{ label, href }} currentHref={place.currentHref} />}
      {hasPanel(item) && (
        <details name="menu" data-menu="">
          {href ? <summary aria-label={panelLabel} /> : <summary>{label}</summary>}
          <div className="menu-panel">
            {message && <p>{message}</p>}
            <LinkTree links={children} groups={groups} currentHref={place.currentHref} />
          </div>
        </details>
      )}
    </li>
  );
});
