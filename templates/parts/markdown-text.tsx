import type { Html } from "../../src/model/page.ts";

interface Props {
  html: Html;
  /** Its headings stand beside the text where there is room. */
  hangs?: boolean;
}

/** Running text from Markdown, which has passed the allow-list as a whole: it is printed as it is. */
export function MarkdownText({ html, hangs = false }: Props) {
  return <div className={hangs ? "rich-text hanging" : "rich-text"} dangerouslySetInnerHTML={{ __html: html }} />;
}
