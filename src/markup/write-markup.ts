import type { MarkupPart } from "../model/markup.ts";

/** As text of an element (HTML Living Standard, "escaping a string"). */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text;
}

/** As the value of an attribute, in double quotes. */
export function escapeValue(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** An id as an attribute; nothing for a heading without words, which has none. */
export function writtenId(id: string): string {
  return id === "" ? "" : ` id="${escapeValue(id)}"`;
}

/** Takes texts and parts one by one, and joins the texts beside each other. */
export class MarkupWriter {
  readonly parts: MarkupPart[] = [];

  write(part: MarkupPart): void {
    const last = this.parts.length - 1;
    if (typeof part === "string" && typeof this.parts[last] === "string") this.parts[last] += part;
    else if (part !== "") this.parts.push(part);
  }
}

/** A table that is wider than a phone scrolls sideways, also with a keyboard. */
export const tableStart = '<div class="table" role="group" aria-label="Table" tabindex="0"><table>';
export const tableEnd = "</table></div>";
