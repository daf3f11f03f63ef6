import { decodeHTMLAttribute } from "entities";
import { Tokenizer } from "htmlparser2";

/** A stretch of HTML, from its first character to behind its last. */
export interface Span {
  start: number;
  end: number;
}

export interface Attribute extends Span {
  /** In lower case. */
  name: string;
  /** With its references decoded. */
  value: string;
}

/** What a stretch of HTML is made of, in its order. */
export interface TagHandler {
  onStartTag: (element: string, attributes: readonly Attribute[], span: Span) => void;
  onEndTag: (element: string, span: Span) => void;
  /** With its references decoded. */
  onText: (text: string) => void;
  /** A reference without its semicolon that HTML decodes all the same. */
  onBareReference?: (span: Span, printed: string) => void;
  /** Comments, and whatever else is in `<!…>`, `<?…>` and `</…` without being a tag. */
  onComment: (span: Span) => void;
  /** A tag that never ends swallows the rest of the text. */
  onUnfinished: (start: number) => void;
}

/**
 * Reads HTML tag by tag. No tree is built: what is nested wrongly comes as it is written.
 * One long function, since everything that the tokenizer tells of adds to the tag that is being read.
 */
export function readTags(html: string, handler: TagHandler): void {
  let element = "";
  let start = 0;
  let attributes: Attribute[] = [];
  let attribute: Attribute = { name: "", value: "", start: 0, end: 0 };
  /** Of the last tag or comment. */
  let end = 0;
  const finishStart = (last: number): void => {
    end = last + 1;
    handler.onStartTag(element, attributes, { start, end });
  };
  const passComment = (first: number, last: number): void => {
    const span = { start: html.lastIndexOf("<", first - 1), end: Math.min(last + 1, html.length) };
    end = span.end;
    handler.onComment(span);
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (from, to) => {
        element = html.slice(from, to).toLowerCase();
        start = from - 1;
        attributes = [];
      },
      onattribname: (from, to) => {
        attribute = { name: html.slice(from, to).toLowerCase(), value: "", start: from, end: to };
      },
      onattribdata: (from, to) => {
        attribute.value += html.slice(from, to);
      },
      onattribentity: (codepoint) => {
        attribute.value += String.fromCodePoint(codepoint);
      },
      onattribend: (_quote, to) => {
        attribute.end = Math.max(attribute.end, to);
        if (attribute.value !== "") findBareReferences(html, attribute, handler);
        // The first of two counts (HTML Living Standard, "duplicate-attribute").
        if (!attributes.some(({ name }) => name === attribute.name)) attributes.push(attribute);
      },
      onopentagend: finishStart,
      onselfclosingtag: finishStart,
      onclosetag: (from, to) => {
        const close = html.indexOf(">", to);
        if (close === -1) return;
        end = close + 1;
        handler.onEndTag(html.slice(from, to).toLowerCase(), { start: html.lastIndexOf("<", from), end });
      },
      ontext: (from, to) => {
        handler.onText(html.slice(from, to));
      },
      ontextentity: (codepoint, last) => {
        const printed = String.fromCodePoint(codepoint);
        handler.onText(printed);
        if (html[last - 1] !== ";")
          handler.onBareReference?.({ start: html.lastIndexOf("&", last), end: last }, printed);
      },
      oncomment: passComment,
      ondeclaration: passComment,
      onprocessinginstruction: passComment,
      oncdata: passComment,
      onend: () => {
        const unfinished = html.slice(end).search(/<[a-z/!?]/i);
        if (unfinished !== -1) handler.onUnfinished(end + unfinished);
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** In attributes, HTML leaves a name alone that goes on with a letter, a digit or =, as in addresses. */
const bareReference = /&(?:#\d+(?![\d;])|#x[\da-f]+(?![\da-f;])|[a-z\d]+(?![a-z\d;=]))/gi;

function findBareReferences(html: string, { start, end }: Span, handler: TagHandler): void {
  for (const { index, 0: written } of html.slice(start, end).matchAll(bareReference)) {
    const printed = decodeHTMLAttribute(written);
    const span = { start: start + index, end: start + index + written.length };
    if (printed !== written) handler.onBareReference?.(span, printed);
  }
}
