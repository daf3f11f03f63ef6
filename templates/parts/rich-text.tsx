import type { Html } from "../../src/model/page.ts";
import { parseHtml } from "./parse-html.ts";

/** Simple HTML from a field of a content file. A `div`, because it brings its own paragraphs and lists. */
export function RichText({ html }: { html: Html }) {
  return <div className="rich-text">{parseHtml(html)}</div>;
}
