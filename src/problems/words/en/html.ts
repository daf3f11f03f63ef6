/** HTML inside the content, and the HTML of the pages made from it. */
export const html = {
  "html/element": [
    "The HTML element <{element}> is not allowed here.",
    {
      empty: "Remove it. Allowed: {allowed}.",
      "no words": "Remove <{element}> and </{element}> and all that is between them. Allowed: {allowed}.",
      words: "Remove <{element}> and </{element}>, but not the words between them. Allowed: {allowed}.",
    },
  ],
  "html/pasted": [
    "This text was pasted from {program} with its formatting, which content may not have.",
    "Paste it as plain text: delete it here, copy the words where they are shown without tags, paste them into Notepad (on a Mac into TextEdit, after Format > Make Plain Text), and copy them from there.[[{isHtml} Then write <p> in front of each paragraph and </p> after it.]][[{isMarkdown} Put an empty line between paragraphs.]]",
  ],
  "html/comment": [
    "A comment (<!-- ... -->) would be sent to every visitor.",
    "Remove it.[[{isFile} Among the keys at the top, a line that begins with # is a note to yourself.]]",
  ],
  "html/attribute": [
    'The attribute "{attribute}" is not allowed on <{element}>.',
    "Remove it with its value.[[ Allowed: {allowed}.]][[{isBare} <{element}> takes no attributes here.]]",
  ],
  "html/unfinished-tag": [
    "The tag {tag} never ends, so all the text after it would be lost.",
    "Add the closing quote or the > that is missing.",
  ],
  "html/unclosed": ["The HTML element <{element}> is opened but never closed.", "Write </{element}> where it ends."],
  "html/stray-end": [
    "There is a </{element}> here, and no <{element}> that it belongs to.",
    "Delete </{element}>[[{isAllowed}, or write <{element}> in front of the words that it is for]].",
  ],
  "html/bare-reference": [
    '"{written}" is printed as "{printed}", because HTML reads it as a character even without a semicolon.',
    'Write "&amp;{name}" to print it literally, or "{written};" for the character.',
  ],
  "html/nesting": [
    "<{element}> cannot be inside <{parent}>.",
    {
      list: "Put <li> before it and </li> after it, or write </{parent}> before it and remove that from after it.",
      other: "Write </{parent}> before it, and remove the </{parent}> after it if there is one.",
    },
  ],
  "html/invalid": [
    'The page "{address}", made from this file, is not valid HTML at {snippet}: {message} ({rule}).[[ The same happens on {others} more {others:page|pages}.]]',
    {
      content: "Change it as the rule says, or write it in Markdown.",
      template: "Fix the template it is made with, or the HTML in this file.",
    },
  ],
} as const;
