import type { ReactNode } from "react";
import { Wave } from "./wave.tsx";

interface Props {
  /** The group or part of the site the page belongs to. */
  eyebrow?: string | undefined;
  title: string;
  children?: ReactNode;
}

/** The band at the top of every page but the home page, with the page's only `h1`. */
export function PageHead({ eyebrow, title, children }: Props) {
  return (
    <header className="page-head">
      {eyebrow && eyebrow !== title && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {children}
      <Wave />
    </header>
  );
}
