import type { HomePage } from "../../src/model/page.ts";
import { Picture } from "./media.tsx";

/** The practice and its doctor in a few lines, with a link to their page. */
export function PracticeTeaser({ practice }: Required<Pick<HomePage, "practice">>) {
  return (
    <section className="tinted band split">
      <div>
        <h2>{practice.title}</h2>
        <p className="intro">{practice.text}</p>
        <a className="more" href={practice.href}>
          {practice.linkLabel}
        </a>
      </div>
      <Picture picture={practice.picture} />
    </section>
  );
}
