import { mostTold } from "../model/most-told.ts";
import type { Place } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";

/** A start or end tag as written. */
export interface Tag {
  element: string;
  isEnd: boolean;
  /** Content may not use the element: its start is told of elsewhere. */
  isRefused?: boolean;
  /** Looked up only for a problem: it takes a search through the file. */
  place: () => Place;
}

const voidElements = new Set(["br", "hr", "img"]);
const endIsOptional = new Set(["p", "li", "td", "th", "tr", "thead", "tbody"]);
const phrasing = new Set(["a", "abbr", "b", "code", "del", "em", "i", "strong", "sub", "sup"]);
const blocks = new Set(["blockquote", "h2", "h3", "h4", "hr", "li", "ol", "p", "pre", "table", "ul"]);
const lists = new Set(["ol", "ul"]);

/** Elements inside each other; no text for people has as many. */
const deepest = 100;

/** Whether every element is closed, in the order of opening, and stands where HTML allows it. */
export function checkBalance(tags: readonly Tag[]): Problem[] {
  const problems: Problem[] = [];
  const open = new OpenTags();
  const refused = new Set<string>();
  let depth = 0;
  for (const tag of tags) {
    const { element, place } = tag;
    if (problems.length >= mostTold) return problems;
    if (tag.isRefused === true) {
      if (!tag.isEnd) refused.add(element);
      else if (!refused.has(element)) problems.push(problem("html/stray-end", place(), { element, isAllowed: false }));
      continue;
    }
    if (!tag.isEnd) {
      const parent = findClash(element, open);
      if (parent !== undefined) problems.push(problem("html/nesting", place(), { element, parent }));
      // <p>One<p>Two: the second ends the first.
      if (endIsOptional.has(element) && open.last?.element === element) open.close(element);
      if (!voidElements.has(element)) open.add(tag);
      if (!voidElements.has(element) && !endIsOptional.has(element)) depth++;
      // What reads the page's HTML later on recurses.
      if (depth > deepest) return [...problems, problem("file/too-deep", place(), undefined)];
      continue;
    }
    if (!open.has(element)) {
      problems.push(problem("html/stray-end", place(), { element, isAllowed: !voidElements.has(element) }));
      continue;
    }
    const closed = open.close(element);
    depth -= closed.filter((each) => !endIsOptional.has(each.element)).length;
    problems.push(...unclosed(closed.slice(1)));
  }
  return [...problems, ...unclosed(open.all)];
}

/** Those whose end may be left out can be thousands, too many to look through for each tag: so they are counted. */
class OpenTags {
  readonly all: Tag[] = [];
  readonly #counts = new Map<string, number>();

  get last(): Tag | undefined {
    return this.all.at(-1);
  }

  has(element: string): boolean {
    return (this.#counts.get(element) ?? 0) > 0;
  }

  add(tag: Tag): void {
    this.all.push(tag);
    this.#count(tag, 1);
  }

  /** Takes away the last of this element and all that were opened in it, and gives them back in that order. */
  close(element: string): Tag[] {
    const closed = this.all.splice(this.all.findLastIndex((each) => each.element === element));
    for (const each of closed) this.#count(each, -1);
    return closed;
  }

  #count({ element }: Tag, change: 1 | -1): void {
    this.#counts.set(element, (this.#counts.get(element) ?? 0) + change);
  }
}

function unclosed(tags: readonly Tag[]): Problem[] {
  return tags
    .filter(({ element }) => !endIsOptional.has(element))
    .slice(0, mostTold)
    .map(({ element, place }) => problem("html/unclosed", place(), { element }));
}

/** The open element that `element` may not stand in (HTML Living Standard, content models). */
function findClash(element: string, open: OpenTags): string | undefined {
  const parent = open.last?.element;
  if (element === "a" && open.has("a")) return "a";
  if (parent === undefined) return undefined;
  if (lists.has(parent) && element !== "li") return parent;
  if (blocks.has(element) && phrasing.has(parent)) return parent;
  if (parent === "p" && blocks.has(element) && element !== "p" && element !== "li") return parent;
  return undefined;
}
