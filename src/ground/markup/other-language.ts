/*
 * Words in another language than their page. From `route` on they are between marks, so that templates print them like all others: alone,
 * beside other words, or in an attribute. The marks are noncharacters, which Unicode keeps for use inside a program.
 */

const [start, end] = ["\u{fdd0}", "\u{fdd1}"];

/** Returns the marks before and after words in a language. */
export const marksOf = (lang: string): [before: string, after: string] => [start + lang + start, end];

/** Marks a text or HTML as being in a language. */
export const markLanguage = (text: string, lang: string): string => marksOf(lang).join(text);

/** Returns a text without its marks, for places that cannot name a language. */
export const withoutLanguage = (text: string): string => text.replace(/\u{fdd0}[^\u{fdd0}]*\u{fdd0}|\u{fdd1}/gu, "");

/** Parts of a page that cannot name the language of some of their words: tags, and what is no text. */
const tags = /<(?:script|title)\b[^]*?<\/|<[^>]*>/g;

/** An element with nothing but marked words. In a link, words of the page may follow. */
const alone = /<((?!a\b)\w+)([^>]*)>\u{fdd0}([^\u{fdd0}]*)\u{fdd0}([^\u{fdd0}\u{fdd1}]*)\u{fdd1}<\/\1>/gu;

const amongOthers = /\u{fdd0}([^\u{fdd0}]*)\u{fdd0}([^\u{fdd0}\u{fdd1}]*)/gu;

/** Prints the marks of a page as `lang`: of the element that has only these words, of a picture with such words, or of a new element. */
export function printLanguages(html: string): string {
  if (!html.includes(start)) return html;
  const printed = html
    .replace(tags, (tag) => (tag.includes(start) ? printTag(tag) : tag))
    .replace(alone, '<$1 lang="$3"$2>$4</$1>')
    .replace(amongOthers, (_, lang: string, words: string) => {
      const element = words.includes("<") ? "div" : "span";
      return `<${element} lang="${lang}">${words}</${element}>`;
    });
  return withoutLanguage(printed);
}

function printTag(tag: string): string {
  const [, lang] = tag.split(start);
  return withoutLanguage(/^<(?:img|iframe) /.test(tag) ? tag.replace(" ", ` lang="${lang}" `) : tag);
}
