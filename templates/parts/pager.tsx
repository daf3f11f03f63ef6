import type { ServicePage } from "../../src/model/page.ts";

/** The services before and after a service, in menu order. */
export function Pager({ previous, next, frame: { words } }: Pick<ServicePage, "previous" | "next" | "frame">) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={words.moreServices}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>{words.previous}</small> {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>{words.next}</small> {next.label}
        </a>
      )}
    </nav>
  );
}
