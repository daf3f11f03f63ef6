import { fixSpaces, quoted, type Wording } from "./wording.ts";

/** Mistakes in Markdown's notation, by what was meant. */
export type MistakeKind =
  | "heading"
  | "space before address"
  | "space in address"
  | "turned link"
  | "open address"
  | "list item"
  | "emphasis"
  | "tildes"
  | "table row"
  | "indented text"
  | "footnote"
  | "unknown name"
  | "heading id";

export interface MistakeDetails {
  kind: MistakeKind;
  /** The text as written, and its correction. */
  snippet: string;
  instead: string;
}

export const mistakeWordings: Record<MistakeKind, (mistake: MistakeDetails) => Wording> = {
  heading: ({ snippet, instead }) => ({
    message: `${quoted(clip(snippet))} is printed with its # characters: without a space after them it is not a heading.`,
    remedy: `Write ${quoted(clip(instead))}.`,
  }),
  "space before address": ({ snippet, instead }) => ({
    message: `${quoted(clip(snippet))} is printed literally: with a space before the address it is not a link.`,
    remedy: `Write ${quoted(clip(instead))}.`,
  }),
  "space in address": ({ snippet }) => ({
    message: `The address ${quoted(clip(snippet))} has a space in it, so it is printed literally and is not a link.`,
    remedy: `Write ${fixSpaces(snippet)} in its place.`,
  }),
  "turned link": ({ snippet, instead }) => ({
    message: `${quoted(clip(snippet))} is printed literally: a link has its words in square brackets and its address in parentheses.`,
    remedy: `Write ${quoted(clip(instead))}.`,
  }),
  "open address": ({ snippet, instead }) => ({
    message: `${quoted(clip(snippet))} is printed literally: without a parenthesis after the address it is not a link.`,
    remedy: `Write ${quoted(clip(instead))}.`,
  }),
  "list item": ({ snippet, instead }) => ({
    message: `${quoted(clip(snippet))} is not a list item in this form, so it runs into the text around it.`,
    remedy: `Write ${quoted(clip(instead))}, and the other items in the same way.`,
  }),
  emphasis: () => ({
    message: "This ** is printed, because no other ** goes with it.",
    remedy: "Write ** right before the first word and right after the last, or remove it.",
  }),
  tildes: ({ snippet, instead }) => ({
    message: `${quoted(clip(snippet))} is printed with its tildes.`,
    remedy: /[^\p{L}\p{N}]/u.test(instead)
      ? `Write ~~${clip(instead)}~~ to strike it out.`
      : `Write <sub>${instead}</sub> to set it below the line, as in H<sub>2</sub>O, or ~~${instead}~~ to strike it out.`,
  }),
  "indented text": ({ snippet }) => ({
    message: `${quoted(clip(snippet))} is printed as program code, because it begins with a tab or four spaces.`,
    remedy: "Begin the line without them.",
  }),
  footnote: ({ snippet }) => ({
    message: `${quoted(clip(snippet))} is printed literally: pages have no footnotes.`,
    remedy: "Write the note in the text itself. On a service page, a source can go under sources: at the top.",
  }),
  "unknown name": ({ snippet, instead }) => ({
    message: `${quoted(clip(snippet))} is printed literally: no line of this file says which address that is.`,
    remedy: `Write the address itself, in parentheses, such as ${quoted(clip(instead))}, or only the words.`,
  }),
  "heading id": ({ snippet }) => ({
    message: `${quoted(clip(snippet.trim()))} is printed as part of the heading.`,
    remedy: 'Remove it; links to this heading use its words, such as #after-your-visit for "After your visit".',
  }),
  "table row": ({ instead }) => ({
    message: "This row is printed with its bars: without a line of hyphens below the first row it is not a table.",
    remedy: `Write "${instead}" on a separate line below the row that names the columns.`,
  }),
};

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);
