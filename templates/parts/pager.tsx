import type { Link, PageProps } from "../../src/model/build/page.ts";

interface Props extends Pick<PageProps, "frame"> {
  previous?: Link;
  next?: Link;
  /** The name of the links for screen readers, and the words above each; those of services by default. */
  names?: { label: string; previous: string; next: string };
}

/** The pages before and after a page: for a service, in menu order. */
export function Pager({ previous, next, frame: { words }, names = { ...words, label: words.moreServices } }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={names.label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>{names.previous}</small> {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>{names.next}</small> {next.label}
        </a>
      )}
    </nav>
  );
}
