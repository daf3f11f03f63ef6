import type { ReactNode } from "react";
import type { HowSoon as Bands } from "../../src/model/content/how-soon.ts";
import type { Finished, Frame } from "../../src/model/build/page.ts";
import { ids } from "./ids.ts";

interface Props {
  howSoon: Finished<Bands> | undefined;
  frame: Frame;
  /** Content below the lists. */
  children?: ReactNode;
}

/** When to call, in bands that are the same on all pages: the most urgent first, each with its own shape. */
export function HowSoon({ howSoon, frame, children }: Props) {
  if (!howSoon) return children;
  return (
    <section className="how-soon split" id={ids.howSoon}>
      <h2>{frame.words.howSoon}</h2>
      <div>
        <Call911 howSoon={howSoon} frame={frame} />
        <CallUs howSoon={howSoon} frame={frame} />
        {children}
      </div>
    </section>
  );
}

/** When to call below the steps of an answer, which begins with the signs for 911. Its headings are one level lower. */
export function HowSoonToCallUs({ howSoon, frame, children }: Props) {
  if (!howSoon?.today && !howSoon?.officeHours) return children;
  return (
    <section className="how-soon">
      <h3>{frame.words.howSoon}</h3>
      <div>
        <CallUs howSoon={howSoon} frame={frame} heading="h4" />
        {children}
      </div>
    </section>
  );
}

interface BandsProps {
  howSoon: Finished<Bands>;
  frame: Frame;
  heading?: "h3" | "h4";
}

/** The signs for 911. */
export function Call911({ howSoon: { call911 }, frame: { words } }: BandsProps) {
  return call911 && <Band name="911" heading="h3" title={words.call911} lines={call911} />;
}

/** The signs to call the practice about, and what to do about the urgent ones while it is closed. */
function CallUs({ howSoon: { today, officeHours }, frame, heading = "h3" }: BandsProps) {
  const { words, emergency } = frame;
  return (
    <>
      {today && (
        <Band name="today" heading={heading} title={words.callToday} lines={today}>
          <p>
            {words.ifClosed}{" "}
            {emergency.closedHref ? <a href={emergency.closedHref}>{words.untilOpen}</a> : words.cannotWait}
          </p>
        </Band>
      )}
      {officeHours && <Band name="later" heading={heading} title={words.callInOfficeHours} lines={officeHours} />}
    </>
  );
}

interface BandProps {
  name: string;
  heading: "h3" | "h4";
  title: string;
  lines: readonly string[];
  children?: ReactNode;
}

function Band({ name, heading: Heading, title, lines, children }: BandProps) {
  return (
    <div data-band={name}>
      <Heading>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
