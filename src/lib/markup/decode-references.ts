import { decodeHTMLStrict } from "entities";

/** `&name;`, up to seven decimal digits, or up to six hexadecimal ones (CommonMark 0.31, "Entity and numeric character references"). */
const reference = /&(?:[a-z][a-z\d]*|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** Decodes the character references in a text of Markdown. Any other & stays. */
export function decodeReferences(text: string): string {
  return text.replace(reference, (each) => decodeHTMLStrict(each));
}
