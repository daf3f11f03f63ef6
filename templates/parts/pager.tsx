import type { Link } from "../../src/model/page.ts";

/** The neighbours of a service in the order of the menu. */
export function Pager({ previous, next }: { previous?: Link | undefined; next?: Link | undefined }) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="More services">
      {previous && (
        <a href={previous.href} rel="prev">
          <small>Previous</small> {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>Next</small> {next.label}
        </a>
      )}
    </nav>
  );
}
