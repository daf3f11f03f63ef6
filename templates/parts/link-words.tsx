import { createElement, Fragment, type ReactNode } from "react";
import type { Frame, Link } from "../../src/model/build/page.ts";

/** Links in a sentence, with commas between them. */
export function linkWords(links: readonly Link[], { comma }: Frame["words"]): ReactNode {
  const parts = links.flatMap(({ label, href }, index) => [
    ...(index === 0 ? [] : [comma]),
    <a key={href} href={href}>
      {label}
    </a>,
  ]);
  return createElement(Fragment, undefined, ...parts);
}
