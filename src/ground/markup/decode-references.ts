import { decodeHTMLStrict } from "entities";

/** `&name;`, seven decimal digits at most, or six hexadecimal ones (CommonMark 0.31, "Entity and numeric character references"). */
const reference = /&(?:[a-z][a-z\d]*|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** Text of Markdown with its character references decoded. Everything else with an & is as the author wrote it. */
export function decodeReferences(text: string): string {
  return text.replace(reference, (each) => decodeHTMLStrict(each));
}
