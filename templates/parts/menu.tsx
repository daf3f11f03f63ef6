import type { Frame, LinkGroup, MenuItem } from "../../src/model/page.ts";
import { CurrentLink, LinkList } from "./link-list.tsx";
import { hasPanel, isActive, isLong } from "./menu-items.ts";
import { shared } from "dentalsite/shared";

/** The inline menu of wide screens: links and disclosures, one open at a time. */
export function Menu({ frame: { menu: items, words }, currentHref }: { frame: Frame; currentHref: string }) {
  return (
    <nav className="menu" aria-label={words.mainMenu} data-long={isLong(items) ? "" : undefined}>
      <ul>
        {items.map((item) => (
          <Entry key={item.label} item={item} currentHref={currentHref} />
        ))}
      </ul>
    </nav>
  );
}

const Entry = shared(function Entry({ item, currentHref }: { item: MenuItem; currentHref: string }) {
  return (
    <li data-active={isActive(item, currentHref) ? "" : undefined} data-wide={item.groups.length > 0 ? "" : undefined}>
      {item.href && <CurrentLink link={{ label: item.label, href: item.href }} currentHref={currentHref} />}
      {hasPanel(item) && (
        <details name="menu" data-menu="">
          {item.href ? <summary aria-label={item.panelLabel} /> : <summary>{item.label}</summary>}
          <div className="menu-panel">
            {item.message && <p>{item.message}</p>}
            {item.children.length > 0 && <LinkList links={item.children} currentHref={currentHref} />}
            {item.groups.map((group) => (
              <Group key={group.title} group={group} currentHref={currentHref} />
            ))}
          </div>
        </details>
      )}
    </li>
  );
});

const Group = shared(function Group({ group, currentHref }: { group: LinkGroup; currentHref: string }) {
  return (
    <div>
      <b>{group.title}</b>
      <LinkList links={group.links} currentHref={currentHref} />
    </div>
  );
});
