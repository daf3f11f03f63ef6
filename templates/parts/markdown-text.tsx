import type { Html } from "../../src/model/page.ts";

interface Props {
  html: Html;
  /** Whether headings are beside the text if there is room. */
  hangs?: boolean;
}

/** Text from Markdown. The allow-list has passed it as a whole, so it is printed as is. */
export function MarkdownText({ html, hangs = false }: Props) {
  return <div className={hangs ? "rich-text hanging" : "rich-text"} dangerouslySetInnerHTML={{ __html: html }} />;
}
