import type { ReactNode } from "react";
import type { PageProps } from "../../src/model/build/page.ts";
import { Sun } from "./sun.tsx";
import { Title } from "./title.tsx";
import { Wave } from "./wave.tsx";

interface Props {
  page: Pick<PageProps, "frame" | "currentHref">;
  /** Group or part of the site that the page belongs to. */
  eyebrow?: string | undefined;
  /** The page about that group. */
  eyebrowHref?: string | undefined;
  title: string;
  children?: ReactNode;
}

/** The band at the top of every page but the home page, with the page's only `h1`. */
export function PageHead({ page, eyebrow, eyebrowHref, title, children }: Props) {
  return (
    <header className="page-head">
      <Sun menu={page.frame.menu} currentHref={children ? undefined : page.currentHref} />
      {eyebrow && eyebrow !== title && (
        <p className="eyebrow">{eyebrowHref === undefined ? eyebrow : <a href={eyebrowHref}>{eyebrow}</a>}</p>
      )}
      <Title title={title} />
      {children}
      <Wave />
    </header>
  );
}
