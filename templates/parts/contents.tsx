import type { ReactNode } from "react";
import type { CardSection, Frame, PageTitle } from "../../src/model/build/page.ts";
import { ids } from "./ids.ts";
import { parseHtml } from "./parse-html.ts";

interface Props extends Pick<Frame, "words"> {
  sections: Section[];
}

export interface Section {
  id: string;
  label: ReactNode;
}

/** Links to the sections of a page, above its text or beside it. */
export function Contents({ sections, words }: Props) {
  return (
    <nav className="band" aria-label={words.onThisPage}>
      <ul className="contents">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of more than six titles has five sections, besides its first title and its last one, which is the call. */
const fewestSections = 5;

export const hasContents = (sections: readonly Section[]): boolean => sections.length >= fewestSections;

/** Text of a page, with links to its sections beside it if there are many. */
export function WithContents({ sections, words, children }: Props & { children: ReactNode }) {
  if (!hasContents(sections)) return children;
  return (
    <div className="beside">
      <FoldedContents sections={sections} words={words} />
      {children}
    </div>
  );
}

/**
 * Links to the sections of a page that has many. On a phone they open at a tap. A wide screen shows them open, under a title in place of
 * the button, if the browser can.
 */
export function FoldedContents({ sections, words }: Props) {
  return (
    <nav className="folded band" aria-labelledby={ids.contents}>
      <details className="contents">
        <summary id={ids.contents}>{words.onThisPage}</summary>
        <b>{words.onThisPage}</b>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.label}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The sections of a page of treatments or of the practice's own. */
export function sectionsOf(page: Sectioned): Section[] {
  return [
    ...page.titles.map(linkToTitle),
    ...page.sections.map(linkToSection),
    ...(page.howSoon ? [{ id: ids.howSoon, label: page.frame.words.howSoon }] : []),
    ...(page.prices ? [{ id: ids.prices, label: page.frame.words.fees }] : []),
    ...(page.questions && page.questionsTitle ? [{ id: ids.questions, label: page.questionsTitle }] : []),
  ];
}

export const linkToTitle = ({ id: heading, label }: PageTitle): Section => ({
  id: heading,
  label: /[<&]/.test(label) ? parseHtml(label) : label,
});

export const linkToSection = ({ anchor = "", title: label }: CardSection): Section => ({ id: anchor, label });

interface Sectioned {
  frame: Pick<Frame, "words">;
  titles: PageTitle[];
  sections: CardSection[];
  howSoon?: unknown;
  prices?: unknown;
  questions?: unknown;
  questionsTitle?: string;
}
