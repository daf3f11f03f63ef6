import { Fragment, type ReactNode } from "react";
import type { EmergencyPage } from "../../src/kinds/emergency.ts";
import type { Frame, Html, Link } from "../../src/model/page.ts";
import { HowSoon } from "./how-soon.tsx";
import { parseHtml } from "./parse-html.ts";

interface Props {
  answer: EmergencyPage["answers"][number];
  words: Frame["words"];
}

/** The answer for one thing that hurts: first the steps, then how soon to call, then where it may lead. */
export function FirstAid({ answer, words }: Props) {
  const { id, title, doNow, doNot, forPain, howSoon, treatments = [] } = answer;
  return (
    <section id={id}>
      <h2>{title}</h2>
      <div>
        <Advice title={words.doNow}>
          <ol>
            <Lines lines={doNow} />
          </ol>
        </Advice>
        {doNot && (
          <Advice title={words.doNot}>
            <ul>
              <Lines lines={doNot} />
            </ul>
          </Advice>
        )}
        {forPain && <Advice title={words.forPain}>{parseHtml(forPain)}</Advice>}
      </div>
      <HowSoon howSoon={howSoon} words={words} isInside>
        {treatments.length > 0 && (
          <p>
            {words.treatments} <LinksInLine links={treatments} />
          </p>
        )}
      </HowSoon>
    </section>
  );
}

/** A heading, and what the practice wrote in simple HTML. */
export function Advice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <div className="rich-text">{children}</div>
    </>
  );
}

/** Items of a list in simple HTML. */
export function Lines({ lines }: { lines: Html[] }) {
  return lines.map((line) => <li key={line}>{parseHtml(line)}</li>);
}

/** Links in a sentence. */
function LinksInLine({ links }: { links: Link[] }) {
  return links.map(({ href, label }, index) => (
    <Fragment key={href}>
      {index > 0 && ", "}
      <a href={href}>{label}</a>
    </Fragment>
  ));
}
