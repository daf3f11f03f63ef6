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
export function readTags(html: string, handler: TagHandler): void {
  const tokenizer = new Tokenizer({ decodeEntities: true }, new TagReader(html, handler));
  tokenizer.write(html);
  tokenizer.end();
}

type TokenEvents = ConstructorParameters<typeof Tokenizer>[1];

/** Collects the tag that is being read, event by event. */
class TagReader implements TokenEvents {
  readonly #html: string;
  readonly #handler: TagHandler;
  #element = "";
  #start = 0;
  #attributes: Attribute[] = [];
  #attribute: Attribute = { name: "", value: "", start: 0, end: 0 };
  /** The end of the last tag or comment. */
  #end = 0;

  constructor(html: string, handler: TagHandler) {
    this.#html = html;
    this.#handler = handler;
  }

  onopentagname(from: number, to: number): void {
    this.#element = this.#html.slice(from, to).toLowerCase();
    this.#start = from - 1;
    this.#attributes = [];
  }

  onattribname(from: number, to: number): void {
    this.#attribute = { name: this.#html.slice(from, to).toLowerCase(), value: "", start: from, end: to };
  }

  onattribdata(from: number, to: number): void {
    this.#attribute.value += this.#html.slice(from, to);
  }

  onattribentity(codepoint: number): void {
    this.#attribute.value += String.fromCodePoint(codepoint);
  }

  onattribend(_quote: unknown, to: number): void {
    const attribute = this.#attribute;
    attribute.end = Math.max(attribute.end, to);
    if (this.#handler.onBareReference && attribute.value !== "") {
      findBareReferences(this.#html, attribute, this.#handler);
    }
    // The first of two equal attributes counts (HTML Living Standard, "duplicate-attribute").
    if (!this.#attributes.some(({ name }) => name === attribute.name)) this.#attributes.push(attribute);
  }

  onopentagend(last: number): void {
    this.#end = last + 1;
    this.#handler.onStartTag(this.#element, this.#attributes, { start: this.#start, end: this.#end });
  }

  onselfclosingtag(last: number): void {
    this.onopentagend(last);
  }

  onclosetag(from: number, to: number): void {
    const close = this.#html.indexOf(">", to);
    if (close === -1) return;
    this.#end = close + 1;
    const span = { start: this.#html.lastIndexOf("<", from), end: this.#end };
    this.#handler.onEndTag(this.#html.slice(from, to).toLowerCase(), span);
  }

  ontext(from: number, to: number): void {
    this.#handler.onText(this.#html.slice(from, to));
  }

  ontextentity(codepoint: number, last: number): void {
    const printed = String.fromCodePoint(codepoint);
    this.#handler.onText(printed);
    if (this.#html[last - 1] === ";") return;
    this.#handler.onBareReference?.({ start: this.#html.lastIndexOf("&", last), end: last }, printed);
  }

  oncomment(first: number, last: number): void {
    const start = this.#html.lastIndexOf("<", first - 1);
    this.#end = Math.min(last + 1, this.#html.length);
    this.#handler.onComment?.({ start, end: this.#end });
  }

  ondeclaration(first: number, last: number): void {
    this.oncomment(first, last);
  }

  onprocessinginstruction(first: number, last: number): void {
    this.oncomment(first, last);
  }

  oncdata(first: number, last: number): void {
    this.oncomment(first, last);
  }

  onend(): void {
    const unfinished = this.#html.slice(this.#end).search(/<[a-z/!?]/i);
    if (unfinished !== -1) this.#handler.onUnfinished?.(this.#end + unfinished);
  }
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
