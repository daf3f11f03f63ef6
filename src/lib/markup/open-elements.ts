import { limits } from "../../model/build/limits.ts";
import type { Place } from "../../model/build/place.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { tableEnd } from "./write-markup.ts";

/** An element that has not been closed yet. */
interface Opened {
  element: string;
  /** Searches the file, so call it only for a problem. */
  place: () => Place;
}

export const voidElements = new Set(["br", "hr", "img"]);
const endIsOptional = new Set(["p", "li", "td", "th", "tr", "thead", "tbody"]);
const phrasing = new Set(["a", "abbr", "b", "code", "del", "em", "i", "strong", "sub", "sup"]);
const blocks = new Set(["blockquote", "h2", "h3", "h4", "hr", "li", "ol", "p", "pre", "table", "ul"]);
const lists = new Set(["ol", "ul"]);

/** Tracks open elements and reports those that are not closed, closed in the wrong order, or where HTML does not allow them. */
export class OpenElements {
  readonly problems: Problem[] = [];
  readonly #open: Opened[] = [];
  /** How many of each element are open. Thousands may be, if their end tags are optional: too many to search for each tag. */
  readonly #counts = new Map<string, number>();
  /** Elements that content may not use. Their start tags are already reported, so their end tags are not. */
  readonly #refused = new Set<string>();
  #depth = 0;

  refuse(element: string): void {
    this.#refused.add(element);
  }

  /** Returns the end tags of the elements that this one ends: in `<p>One<p>Two` the second ends the first. */
  open({ element, place }: Opened): string {
    const parent = this.#findClash(element);
    if (parent !== undefined) {
      const fix = /^[ou]l$/.test(parent) ? "list" : "other";
      this.#report(() => problem("html/nesting", place(), { fix, element, parent }));
    }
    const ended = endIsOptional.has(element) ? this.#takeEnded(element) : [];
    if (voidElements.has(element)) return endsOf(ended);
    this.#open.push({ element, place });
    this.#count(element, 1);
    if (!endIsOptional.has(element)) this.#depth++;
    // Later readers of the page's HTML recurse.
    if (this.#depth > limits.levels) this.#report(() => problem("file/too-large", place(), { way: "levels" }));
    return endsOf(ended);
  }

  /** Returns the end tags to print. */
  close({ element, isAllowed, place }: Opened & { isAllowed: boolean }): string {
    if (!isAllowed) {
      const isKnown = this.#refused.has(element);
      if (!isKnown) this.#report(() => problem("html/stray-end", place(), { element, isAllowed: false }));
      return "";
    }
    if ((this.#counts.get(element) ?? 0) === 0) {
      const details = { element, isAllowed: !voidElements.has(element) };
      this.#report(() => problem("html/stray-end", place(), details));
      return "";
    }
    const closed = this.#take(element);
    this.#reportUnclosed(closed.slice(1));
    return endsOf(closed);
  }

  /** Returns the end tags to print. */
  closeAll(): string {
    const all = this.#open.splice(0);
    this.#reportUnclosed(all);
    return endsOf(all);
  }

  #report(make: () => Problem): void {
    const isOver = this.problems.length === mostPerFile || this.problems.at(-1)?.code === "file/too-large";
    if (!isOver) this.problems.push(make());
  }

  #reportUnclosed(elements: readonly Opened[]): void {
    for (const { element, place } of elements) {
      if (!endIsOptional.has(element)) this.#report(() => problem("html/unclosed", place(), { element }));
    }
  }

  /** Removes the last open element of this name and everything opened in it, and returns them in that order. */
  #take(element: string): Opened[] {
    const taken = this.#open.splice(this.#open.findLastIndex((each) => each.element === element));
    for (const each of taken) {
      this.#count(each.element, -1);
      if (!endIsOptional.has(each.element)) this.#depth--;
    }
    return taken;
  }

  /** Removes the open element of this name and a paragraph in it. If `</p>` came later, browsers would turn it into an empty paragraph. */
  #takeEnded(element: string): Opened[] {
    const isOpen = (name: string): boolean => this.#open.at(-1)?.element === name;
    const paragraph = element !== "p" && isOpen("p") ? this.#take("p") : [];
    return [...(isOpen(element) ? this.#take(element) : []), ...paragraph];
  }

  #count(element: string, change: 1 | -1): void {
    this.#counts.set(element, (this.#counts.get(element) ?? 0) + change);
  }

  /** Finds the open element that `element` may not be in (HTML Living Standard, content models). */
  #findClash(element: string): string | undefined {
    const parent = this.#open.at(-1)?.element;
    if (element === "a" && (this.#counts.get("a") ?? 0) > 0) return "a";
    if (parent === undefined) return undefined;
    if (lists.has(parent) && element !== "li") return parent;
    if (blocks.has(element) && phrasing.has(parent)) return parent;
    if (parent === "p" && blocks.has(element) && element !== "p" && element !== "li") return parent;
    return undefined;
  }
}

/** End tags of elements, innermost first. */
function endsOf(elements: readonly Opened[]): string {
  return elements
    .map(({ element }) => (element === "table" ? tableEnd : `</${element}>`))
    .reverse()
    .join("");
}
