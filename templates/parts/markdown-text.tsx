import type { Html } from "../../src/model/build/page.ts";

interface Props {
  html: Html;
  /** Whether headings, if there are any, are beside the text if there is room. */
  hangs?: boolean;
}

/** Text from Markdown. The allow-list has passed it as a whole, so it is printed as is. */
export function MarkdownText({ html, hangs = false }: Props) {
  const className = hangs && html.includes("<h2") ? "rich-text hanging" : "rich-text";
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
