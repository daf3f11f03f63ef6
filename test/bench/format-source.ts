import { Document, visit } from "yaml";
import type { ServiceContent } from "./content.ts";

/** Writes a Markdown file: front matter in the style of the page's author, then the page's text. */
export function formatSource(fields: Readonly<Record<string, unknown>>, { body, frontMatter }: ServiceContent): string {
  const document = new Document(fields);
  visit(document, {
    Scalar: (key, scalar) => {
      if (key !== "key" && typeof scalar.value === "string") scalar.type = frontMatter.typeOf(scalar.value);
    },
  });
  return `---\n${document.toString({ lineWidth: frontMatter.lineWidth })}---\n\n${body}\n`;
}
