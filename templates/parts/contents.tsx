import type { LegalPage } from "../../src/model/page.ts";

/** The sections of a long page, as links to them. */
export function Contents({ sections }: Pick<LegalPage, "sections">) {
  return (
    <nav className="contents" aria-label="On this page">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
