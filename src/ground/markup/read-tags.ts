import { decodeHTMLAttribute } from "entities";
import { Tokenizer } from "htmlparser2";

/** A stretch of HTML; `end` is the offset after its last character. */
export interface TagSpan {
  start: number;
  end: number;
}

export interface Attribute extends TagSpan {
  /** In lower case. */
  name: string;
  /** With character references decoded. */
  value: string;
}

/** Receives the parts of a stretch of HTML, in order. */
export interface TagHandler {
  onStartTag: (element: string, attributes: readonly Attribute[], span: TagSpan) => void;
  onEndTag: (element: string, span: TagSpan) => void;
  /** Receives text with character references decoded. */
  onText: (text: string) => void;
  /** Receives a character reference without a semicolon that HTML decodes anyway. */
  onBareReference?: (span: TagSpan, printed: string) => void;
  /** Receives comments, and anything else in `<!…>`, `<?…>` and `</…` that is not a tag. */
  onComment?: (span: TagSpan) => void;
  /** Receives the offset of a tag that never ends, which swallows the rest of the text. */
  onUnfinished?: (start: number) => void;
}

/** Reads HTML tag by tag, without building a tree: wrong nesting arrives as written. */
// oxlint-disable-next-line max-lines-per-function -- every event of the tokenizer adds to the tag that is being read
export function readTags(html: string, handler: TagHandler): void {
  let element = "";
  let start = 0;
  let attributes: Attribute[] = [];
  let attribute: Attribute = { name: "", value: "", start: 0, end: 0 };
  /** The end of the last tag or comment. */
  let end = 0;
  const finishStart = (last: number): void => {
    end = last + 1;
    handler.onStartTag(element, attributes, { start, end });
  };
  const passComment = (first: number, last: number): void => {
    const span = { start: html.lastIndexOf("<", first - 1), end: Math.min(last + 1, html.length) };
    end = span.end;
    handler.onComment?.(span);
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
        if (handler.onBareReference && attribute.value !== "") findBareReferences(html, attribute, handler);
        // The first of two equal attributes counts (HTML Living Standard, "duplicate-attribute").
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
        if (unfinished !== -1) handler.onUnfinished?.(end + unfinished);
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** In attributes, HTML does not decode a name that is followed by a letter, a digit or =, as in addresses. */
const bareReference = /&(?:#\d+(?![\d;])|#x[\da-f]+(?![\da-f;])|[a-z\d]+(?![a-z\d;=]))/gi;

function findBareReferences(html: string, { start, end }: TagSpan, handler: TagHandler): void {
  for (const { index, 0: written } of html.slice(start, end).matchAll(bareReference)) {
    const printed = decodeHTMLAttribute(written);
    const span = { start: start + index, end: start + index + written.length };
    if (printed !== written) handler.onBareReference?.(span, printed);
  }
}
