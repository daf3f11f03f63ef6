import type { HomePage } from "../../src/kinds/home.ts";
import { Picture } from "./media.tsx";

/** The practice and its doctor in a few lines, with a link to their page. */
export function PracticeTeaser({ practice }: Required<Pick<HomePage, "practice">>) {
  const { title, text, href, linkLabel, picture } = practice;
  const heading = <h2>{title}</h2>;
  const words = (
    <>
      <p className="intro">{text}</p>
      <a className="more" href={href}>
        {linkLabel}
      </a>
    </>
  );
  return (
    <section className="tinted band split">
      <div>
        {heading}
        {picture && words}
      </div>
      {picture ? <Picture picture={picture} /> : <div>{words}</div>}
    </section>
  );
}
