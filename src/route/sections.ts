import { Marked, type Tokens } from "marked";
import { createHeadingIds } from "./heading-ids.ts";

export interface MarkdownSection {
  id: string;
  title: string;
  markdown: string;
}

/** Splits Markdown at its `##` headings; what stands before the first is left out. */
export function splitSections(markdown: string): MarkdownSection[] {
  const ids = createHeadingIds();
  const sections: MarkdownSection[] = [];
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === "heading" && token.depth === 2) {
      const { text } = token as Tokens.Heading;
      sections.push({ id: ids.idOf(text), title: text, markdown: "" });
    } else {
      const section = sections.at(-1);
      if (section) section.markdown += token.raw;
    }
  }
  return sections;
}
