import type { Attribute } from "../../lib/markup/read-tags.ts";

/** Elements inside a line of text. */
const inLine = new Set("abbr b cite code em i mark q s small span strong sub sup time u wbr".split(" "));

/** Elements whose words are side by side, or one below the other. */
const cells = new Set(["a", "br", "dd", "dt", "td", "th"]);

const spokenAttributes = new Set(["alt", "aria-label", "content", "label", "placeholder", "title"]);

const webAddress = /^https?:\/\/\S+$/;

/** Collects the texts of a page: each paragraph, row of a table, and attribute with words is one. */
export class PageTexts {
  readonly #whole: string[] = [];
  #open = "";

  /** Takes a start tag or an end tag, which ends a text unless it is inside a line. */
  addTag(element: string): void {
    if (inLine.has(element)) return;
    if (!cells.has(element)) {
      this.#whole.push(this.#open);
      this.#open = "";
      return;
    }
    const words = this.#open.trimEnd();
    if (words !== "" && !words.endsWith(",")) this.#open = `${words}, `;
  }

  addAttributes(attributes: readonly Attribute[]): void {
    this.addWhole(attributes.flatMap(({ name, value }) => (spokenAttributes.has(name) ? [value] : [])));
  }

  /** Takes texts that are not part of any other. The name of a picture may contain ten digits, so web addresses are left out. */
  addWhole(texts: readonly string[]): void {
    this.#whole.push(...texts.filter((text) => !webAddress.test(text)));
  }

  add(text: string): void {
    this.#open += text;
  }

  finish(): string[] {
    return [...this.#whole, this.#open].filter((text) => text.trim() !== "");
  }
}
