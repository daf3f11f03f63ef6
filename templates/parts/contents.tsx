import type { ReactNode } from "react";
import type { Frame } from "../../src/model/page.ts";

interface Props extends Pick<Frame, "words"> {
  sections: { id: string; label: ReactNode }[];
}

/** Links to the sections of a long page. */
export function Contents({ sections, words }: Props) {
  return (
    <nav className="band" aria-label={words.onThisPage}>
      <ol className="contents">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
