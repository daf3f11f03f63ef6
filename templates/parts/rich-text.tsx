import type { Html } from "../../src/model/build/page.ts";

interface Props {
  html: Html;
}

/** Simple HTML from a field of a content file. It is a `div`, because the HTML has its own paragraphs and lists. */
export function RichText({ html }: Props) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
