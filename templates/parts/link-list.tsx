import type { Link, LinkGroup } from "../../src/model/build/page.ts";

/** A list of links that marks the current page. */
export function LinkList({ links, currentHref }: { links: Link[]; currentHref: string }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <CurrentLink link={link} currentHref={currentHref} />
        </li>
      ))}
    </ul>
  );
}

export function CurrentLink({ link, currentHref }: { link: Link; currentHref: string }) {
  return (
    <a href={link.href} aria-current={link.href === currentHref ? "page" : undefined}>
      {link.label}
    </a>
  );
}

/** The name of a group, which leads to the page about it. */
export function GroupTitle({ group: { title, href }, currentHref }: { group: LinkGroup; currentHref: string }) {
  // A fragment, since name-languages.ts finds no marks of a language in a string that a component returns.
  return href === undefined ? <>{title}</> : <CurrentLink link={{ label: title, href }} currentHref={currentHref} />;
}
