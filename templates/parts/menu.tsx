import type { MenuItem } from "../../src/model/page.ts";
import { CurrentLink, LinkList } from "./link-list.tsx";
import { hasPanel, isActive } from "./menu-items.ts";

interface Props {
  items: MenuItem[];
  currentHref: string;
}

/** The inline menu of wide screens: links and disclosures, one open at a time. */
export function Menu({ items, currentHref }: Props) {
  return (
    <nav className="menu" aria-label="Main">
      <ul>
        {items.map((item) => (
          <li
            key={item.label}
            data-active={isActive(item, currentHref) ? "" : undefined}
            data-wide={item.groups.length > 0 ? "" : undefined}
          >
            {item.href && <CurrentLink link={{ label: item.label, href: item.href }} currentHref={currentHref} />}
            {hasPanel(item) && (
              <details name="menu" data-menu="">
                {item.href ? <summary aria-label={`${item.label} pages`} /> : <summary>{item.label}</summary>}
                <MenuPanel item={item} currentHref={currentHref} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuPanel({ item, currentHref }: { item: MenuItem; currentHref: string }) {
  return (
    <div className="menu-panel">
      {item.message && <p>{item.message}</p>}
      {item.children.length > 0 && <LinkList links={item.children} currentHref={currentHref} />}
      {item.groups.map((group) => (
        <div key={group.title}>
          <b>{group.title}</b>
          <LinkList links={group.links} currentHref={currentHref} />
        </div>
      ))}
    </div>
  );
}
