import type { Frame, LanguageLink, LinkGroup, MenuItem } from "../../src/model/build/page.ts";
import { CallButton } from "./call-button.tsx";
import { invoker } from "./invoker.ts";
import { LanguageLinks } from "./language-links.tsx";
import { CurrentLink, LinkList } from "./link-list.tsx";
import {
  childrenWithOwnPage,
  hasLinkTo,
  hasPanel,
  isActive,
  isCurrent,
  linksOfGroup,
  type Place,
} from "./menu-items.ts";
import { OnlyHours } from "./only-hours.tsx";
import { shared } from "dentalsite/shared";

interface Props extends Place {
  frame: Frame;
  languages: readonly LanguageLink[];
}

/** The menu of narrow screens, a modal dialog that slides in from the right. */
export const Drawer = shared(function Drawer({ frame, languages, ...place }: Props) {
  const { words, offices } = frame;
  return (
    <dialog className="drawer" id="drawer" closedby="any" aria-label={words.menu} data-drawer="">
      <div className="drawer-top">
        <button type="button" {...invoker("close", "drawer")}>
          {words.close}
        </button>
        <OnlyHours offices={offices} />
        <CallButton phone={offices[0].phone} words={words} />
      </div>
      <nav aria-label={frame.practice.name}>
        <ul>
          {frame.drawer.map((item) => (
            <Entry key={item.label} item={item} {...place} />
          ))}
        </ul>
        {languages.length > 0 && (
          <div className="languages">
            <ul>
              <LanguageLinks languages={languages} />
            </ul>
          </div>
        )}
      </nav>
    </dialog>
  );
});

const Entry = shared(function Entry({ item, ...place }: { item: MenuItem } & Place) {
  return (
    <li data-active={isCurrent(item, place) ? "" : undefined}>
      <EntryContent item={item} currentHref={place.currentHref} />
    </li>
  );
});

function EntryContent({ item, currentHref }: { item: MenuItem; currentHref: string }) {
  if (!hasPanel(item)) {
    return item.href && <CurrentLink link={{ label: item.label, href: item.href }} currentHref={currentHref} />;
  }
  const links = childrenWithOwnPage(item);
  const isInGroup = item.groups.some((group) => hasLinkTo(linksOfGroup(group), currentHref));
  return (
    <details name="drawer" open={isActive(item, currentHref)}>
      <summary>{item.label}</summary>
      {item.message && <p>{item.message}</p>}
      {links.length > 0 && <LinkList links={links} currentHref={isInGroup ? "" : currentHref} />}
      {item.groups.map((group) => (
        <Group key={group.title} group={group} currentHref={currentHref} />
      ))}
    </details>
  );
}

const Group = shared(function Group({ group, currentHref }: { group: LinkGroup; currentHref: string }) {
  return (
    <details open={hasLinkTo(linksOfGroup(group), currentHref)}>
      <summary>{group.title}</summary>
      <LinkList links={linksOfGroup(group)} currentHref={currentHref} />
    </details>
  );
});
