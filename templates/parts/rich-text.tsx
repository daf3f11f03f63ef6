import type { Html } from "../../src/model/page.ts";
import { parseHtml } from "./parse-html.ts";

/** Running text from the content files. A `div`, because its HTML brings its own paragraphs and lists. */
export function RichText({ html }: { html: Html }) {
  return <div className="rich-text">{parseHtml(html)}</div>;
}
