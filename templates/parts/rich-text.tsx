import type { Html } from "../../src/model/page.ts";
import { parseHtml } from "./parse-html.ts";

interface Props {
  html: Html;
  /** Whether it aligns with texts whose headings are beside them. */
  hangs?: boolean;
}

/** Simple HTML from a field of a content file. It is a `div`, because the HTML has its own paragraphs and lists. */
export function RichText({ html, hangs = false }: Props) {
  return <div className={hangs ? "rich-text hanging" : "rich-text"}>{parseHtml(html)}</div>;
}
