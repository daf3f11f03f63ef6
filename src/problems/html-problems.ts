import { onOthers, quoted, type Catalogue } from "./wording.ts";

const isWithoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|[?!].*)$/;
/** Elements whose content is not text for patients. */
const holdsNoWords = /^(?:audio|canvas|iframe|math|noscript|object|script|select|style|svg|template|title|video)$/;

/** Says how to remove an element, with or without its content. */
export function remedyForElement(element: string): string {
  if (isWithoutEnd.test(element)) return "Remove it.";
  const tags = `<${element}> and </${element}>`;
  return holdsNoWords.test(element)
    ? `Remove ${tags} and all that is between them.`
    : `Remove ${tags}, but not the words between them.`;
}

const isList = /^[ou]l$/;

/** Says how to mark paragraphs in a pasted plain text. */
const paragraphs = {
  html: " Then write <p> in front of each paragraph and </p> after it.",
  markdown: " Put an empty line between paragraphs.",
  plain: "",
};

/** HTML inside the content, and the HTML of the pages made from it. */
export const htmlProblems = {
  "html/element": {
    word: ({ element, allowed }: { element: string; allowed: readonly string[] }) => ({
      message: `The HTML element <${element}> is not allowed here.`,
      remedy: `${remedyForElement(element)} Allowed: ${allowed.join(", ")}.`,
    }),
  },
  "html/pasted": {
    word: ({ program, form }: { program: string; form: keyof typeof paragraphs }) => ({
      message: `This text was pasted from ${program} with its formatting, which content may not have.`,
      remedy: `Paste it as plain text: delete it here, copy the words where they are shown without tags, paste them into Notepad (on a Mac into TextEdit, after Format > Make Plain Text), and copy them from there.${paragraphs[form]}`,
    }),
  },
  "html/comment": {
    word: () => ({
      message: "A comment (<!-- ... -->) would be sent to every visitor.",
      remedy: "Remove it. Among the keys at the top, a line that begins with # is a note to yourself.",
    }),
  },
  "html/attribute": {
    word: ({ element, attribute, allowed }: { element: string; attribute: string; allowed: readonly string[] }) => ({
      message: `The attribute ${quoted(attribute)} is not allowed on <${element}>.`,
      remedy: `Remove it with its value. ${
        allowed.length === 0 ? `<${element}> takes no attributes here.` : `Allowed: ${allowed.join(", ")}.`
      }`,
    }),
  },
  "html/unfinished-tag": {
    word: ({ tag }: { tag: string }) => ({
      message: `The tag ${tag} never ends, so all the text after it would be lost.`,
      remedy: "Add the closing quote or the > that is missing.",
    }),
  },
  "html/unclosed": {
    word: ({ element }: { element: string }) => ({
      message: `The HTML element <${element}> is opened but never closed.`,
      remedy: `Write </${element}> where it ends.`,
    }),
  },
  "html/stray-end": {
    word: ({ element, isAllowed }: { element: string; isAllowed: boolean }) => ({
      message: `There is a </${element}> here, and no <${element}> that it belongs to.`,
      remedy: `Delete </${element}>${isAllowed ? `, or write <${element}> in front of the words that it is for` : ""}.`,
    }),
  },
  "html/bare-reference": {
    word: ({ written, printed }: { written: string; printed: string }) => ({
      message: `${quoted(written)} is printed as ${quoted(printed)}, because HTML reads it as a character even without a semicolon.`,
      remedy: `Write "&amp;${written.slice(1)}" to print it literally, or "${written};" for the character.`,
    }),
  },
  "html/nesting": {
    word: ({ element, parent }: { element: string; parent: string }) => ({
      message: `<${element}> cannot be inside <${parent}>.`,
      remedy: isList.test(parent)
        ? `Put <li> before it and </li> after it, or write </${parent}> before it and remove that from after it.`
        : `Write </${parent}> before it, and remove the </${parent}> after it if there is one.`,
    }),
  },
  "html/invalid": {
    word: ({
      address,
      rule,
      message,
      snippet,
      others,
      isInContent,
    }: {
      address: string;
      rule: string;
      message: string;
      snippet: string;
      others: number;
      isInContent: boolean;
    }) => ({
      message: `The page ${quoted(address)}, made from this file, is not valid HTML at ${snippet}: ${message} (${rule}).${onOthers(others)}`,
      remedy: isInContent
        ? "Change it as the rule says, or write it in Markdown."
        : "Fix the template it is made with, or the HTML in this file.",
    }),
  },
} satisfies Catalogue;
