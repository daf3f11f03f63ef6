import type { Html } from "../../src/model/page.ts";

/** Running text from Markdown, which has passed the allow-list as a whole: it is printed as it is. */
export function MarkdownText({ html }: { html: Html }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
