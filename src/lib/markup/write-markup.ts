import type { Markup, MarkupPart } from "../../model/text/markup.ts";

/** Escapes the text of an element (HTML Living Standard, "escaping a string"). */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text;
}

/** Escapes the value of an attribute in double quotes. */
export function escapeValue(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** The `id` attribute; empty for a heading without words, which has no id. */
export function writtenId(id: string): string {
  return id === "" ? "" : ` id="${escapeValue(id)}"`;
}

/** The start tag of a link to a finished address. `language` is that of its page, if it is another. */
export function writtenLink(href: string, title: string | undefined, language?: string): string {
  const attributes = Object.entries({ href, hreflang: language, title });
  const written = attributes.map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeValue(value)}"`));
  return `<a${written.join("")}>`;
}

/** Collects texts and parts, and joins adjacent texts. */
export class MarkupWriter {
  readonly #parts: MarkupPart[] = [];
  #texts: string[] = [];

  write(part: MarkupPart): void {
    if (typeof part === "string") {
      this.#texts.push(part);
      return;
    }
    this.#flush();
    this.#parts.push(part);
  }

  finish(): Markup {
    this.#flush();
    return this.#parts;
  }

  #flush(): void {
    const text = this.#texts.join("");
    if (text !== "") this.#parts.push(text);
    this.#texts = [];
  }
}

/** Lets a table that is wider than a phone scroll sideways, also with a keyboard. */
export const tableStart = '<div class="table" role="group" aria-label="Table" tabindex="0"><table>';
export const tableEnd = "</table></div>";
