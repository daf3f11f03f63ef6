import type { ReactNode } from "react";
import type { HowSoon as Bands } from "../../src/model/how-soon.ts";
import type { Finished, Frame } from "../../src/model/page.ts";

interface Props {
  howSoon: Finished<Bands> | undefined;
  words: Frame["words"];
  /** Whether it belongs to one part of a page, and not to the page as a whole. Its headings are then one level lower. */
  isInside?: boolean;
  /** Content below the lists. */
  children?: ReactNode;
}

/** When to call, in bands that are the same on all pages: the most urgent first, each with its own shape. */
export function HowSoon({ howSoon, words, isInside = false, children }: Props) {
  if (!howSoon) return children;
  const { call911, today, officeHours } = howSoon;
  const [Heading, BandHeading] = isInside ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
  const bands = [
    { key: "911", title: words.call911, lines: call911 },
    { key: "today", title: words.callToday, lines: today },
    { key: "later", title: words.callInOfficeHours, lines: officeHours },
  ];
  return (
    <section className={isInside ? "how-soon" : "how-soon split"}>
      <Heading>{words.howSoon}</Heading>
      <div>
        {bands.map(
          ({ key, title, lines }) =>
            lines && (
              <div key={key} data-band={key}>
                <BandHeading>{title}</BandHeading>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
        {children}
      </div>
    </section>
  );
}
