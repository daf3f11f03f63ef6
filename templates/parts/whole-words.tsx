import { Fragment, type ReactNode } from "react";

/** A title in which a name such as Lopez-Reyes stays on one line, unless the line is too narrow for it. */
export function wholeWords(title: string): ReactNode {
  return title.split(/(\p{L}+(?:-\p{L}+)+[^\s\p{L}]*)/u).map((part, index) => (
    // Every other part is a word with hyphens.
    <Fragment key={index}>{index % 2 === 1 ? <span className="whole">{part}</span> : part}</Fragment>
  ));
}
