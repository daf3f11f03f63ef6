import { quoted, type Catalogue } from "./wording.ts";

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The pages as rendered, the code that renders them, and what is left to do before they are published. */
export const pageProblems = {
  "sample/left-over": {
    word: ({ value, what }: { value: string; what: string }) => ({
      message: `${quoted(value)} is a sample value (${what}).`,
      remedy: "Replace it with the practice's own before the site is published.",
    }),
  },

  "page/too-heavy": {
    word: ({ address, part, bytes, limit }: { address: string; part: string; bytes: number; limit: number }) => ({
      message: `${quoted(address)} is too heavy for a phone: ${part} ${kilobytes(bytes)}, where ${kilobytes(limit)} is the limit.`,
      remedy: "Use fewer or smaller pictures, or move part of the text to another page.",
    }),
  },
  "page/heading": {
    word: ({ reason }: { reason: string }) => ({
      message: `The page's headings do not make an outline: ${reason}.`,
      remedy: "Give the page one main title, and headings that go down one level at a time.",
    }),
  },
  "html/invalid": {
    word: ({
      address,
      rule,
      message,
      snippet,
    }: {
      address: string;
      rule: string;
      message: string;
      snippet: string;
    }) => ({
      message: `The page ${quoted(address)}, made from this file, is not valid HTML at ${snippet}: ${message} (${rule}).`,
      remedy: "Mend the template it is made with, or the HTML in this file.",
    }),
  },
  "code/syntax": {
    word: ({ reason }: { reason: string }) => ({
      message: `This code cannot be used: ${reason.replace(/\.?$/, ".")}`,
      remedy: "Mend it, or undo the last change of this file.",
    }),
  },
} satisfies Catalogue;
