import type { Place } from "../../model/place.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { tableEnd } from "./write-markup.ts";

/** An element that is open. */
interface Opened {
  element: string;
  /** Looked up only for a problem: it takes a search through the file. */
  place: () => Place;
}

export const voidElements = new Set(["br", "hr", "img"]);
const endIsOptional = new Set(["p", "li", "td", "th", "tr", "thead", "tbody"]);
const phrasing = new Set(["a", "abbr", "b", "code", "del", "em", "i", "strong", "sub", "sup"]);
const blocks = new Set(["blockquote", "h2", "h3", "h4", "hr", "li", "ol", "p", "pre", "table", "ul"]);
const lists = new Set(["ol", "ul"]);

/** Elements inside each other; no text for people has as many. */
const deepest = 100;

/** The elements that are open, and whether each is closed, in the order of opening, and is where HTML allows it. */
export class OpenElements {
  readonly problems: Problem[] = [];
  readonly #open: Opened[] = [];
  /** Those whose end may be left out can be thousands, too many to look through for each tag. */
  readonly #counts = new Map<string, number>();
  /** Content may not use them: their starts are reported elsewhere. */
  readonly #refused = new Set<string>();
  #depth = 0;

  refuse(element: string): void {
    this.#refused.add(element);
  }

  /** Gives back the end tags of the elements that this one ends: in `<p>One<p>Two` the second ends the first. */
  open({ element, place }: Opened): string {
    const parent = this.#findClash(element);
    if (parent !== undefined) this.#report(() => problem("html/nesting", place(), { element, parent }));
    const ended = endIsOptional.has(element) ? this.#takeEnded(element) : [];
    if (voidElements.has(element)) return endsOf(ended);
    this.#open.push({ element, place });
    this.#count(element, 1);
    if (!endIsOptional.has(element)) this.#depth++;
    // What reads the page's HTML later on recurses.
    if (this.#depth > deepest) this.#report(() => problem("file/too-deep", place(), undefined));
    return endsOf(ended);
  }

  /** Gives back the end tags to print. */
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

  /** Gives back the end tags to print. */
  closeAll(): string {
    const all = this.#open.splice(0);
    this.#reportUnclosed(all);
    return endsOf(all);
  }

  #report(make: () => Problem): void {
    const isOver = this.problems.length === mostPerFile || this.problems.at(-1)?.code === "file/too-deep";
    if (!isOver) this.problems.push(make());
  }

  #reportUnclosed(elements: readonly Opened[]): void {
    for (const { element, place } of elements) {
      if (!endIsOptional.has(element)) this.#report(() => problem("html/unclosed", place(), { element }));
    }
  }

  /** Takes away the last of this element and all that were opened in it, and gives them back in that order. */
  #take(element: string): Opened[] {
    const taken = this.#open.splice(this.#open.findLastIndex((each) => each.element === element));
    for (const each of taken) {
      this.#count(each.element, -1);
      if (!endIsOptional.has(each.element)) this.#depth--;
    }
    return taken;
  }

  /** The element of the same name that is open, and a paragraph in it: browsers make another of an end that comes too late. */
  #takeEnded(element: string): Opened[] {
    const isOpen = (name: string): boolean => this.#open.at(-1)?.element === name;
    const paragraph = element !== "p" && isOpen("p") ? this.#take("p") : [];
    return [...(isOpen(element) ? this.#take(element) : []), ...paragraph];
  }

  #count(element: string, change: 1 | -1): void {
    this.#counts.set(element, (this.#counts.get(element) ?? 0) + change);
  }

  /** The open element that `element` may not be in (HTML Living Standard, content models). */
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

/** The end tags of elements, the innermost first. */
function endsOf(elements: readonly Opened[]): string {
  return elements
    .map(({ element }) => (element === "table" ? tableEnd : `</${element}>`))
    .reverse()
    .join("");
}
