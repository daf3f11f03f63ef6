import type { Frame, LegalPage } from "../../src/model/page.ts";
import { parseHtml } from "./parse-html.ts";

/** Links to the sections of a long page. */
export function Contents({ sections, words }: Pick<LegalPage, "sections"> & Pick<Frame, "words">) {
  return (
    <nav className="band" aria-label={words.onThisPage}>
      <ol className="contents">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{parseHtml(label)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
