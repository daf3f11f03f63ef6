import type { Html } from "../../src/model/page.ts";
import { parseHtml } from "./parse-html.ts";

interface Props {
  html: Html;
  /** It stands in line with texts whose headings hang beside them. */
  hangs?: boolean;
}

/** Simple HTML from a field of a content file. A `div`, because it brings its own paragraphs and lists. */
export function RichText({ html, hangs = false }: Props) {
  return <div className={hangs ? "rich-text hanging" : "rich-text"}>{parseHtml(html)}</div>;
}
