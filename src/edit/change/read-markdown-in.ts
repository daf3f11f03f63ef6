import { readMarkdownText } from "../../lib/markup/read-markdown.ts";
import { startOf } from "../../model/build/place.ts";
import type { Source } from "../../model/build/source.ts";

/** The text of a file, and where its Markdown begins. */
export type BodyInFile = Pick<Source, "kind" | "text" | "data" | "bodyOffset">;

/** Reads the Markdown of a file for what is in it: problems in keys get no place. */
export function readMarkdownIn({ kind, text, data, bodyOffset }: BodyInFile): ReturnType<typeof readMarkdownText> {
  const nowhere = () => startOf("");
  const places = { placeOfKey: nowhere, placeOfValue: nowhere, placeOfText: nowhere };
  return readMarkdownText({ file: "", kind, text, data, body: text.slice(bodyOffset), bodyOffset, ...places });
}
