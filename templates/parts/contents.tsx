import type { LegalPage } from "../../src/model/page.ts";
import { parseHtml } from "./parse-html.ts";

/** The sections of a long page, as links to them. */
export function Contents({ sections }: Pick<LegalPage, "sections">) {
  return (
    <nav className="contents" aria-label="On this page">
      <ol>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{parseHtml(label)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
