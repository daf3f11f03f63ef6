import type { SvgRule } from "./svg-style.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Limit of elements, counted each time they are drawn. */
const mostWork = 200_000;
/** Painting over a whole area takes as long as this many elements. */
const workOfArea = 200;
const areas = /^(mask|pattern|fe[a-z]+)$/;
/** Limit of elements that are nested or use each other. */
const deepest = 1000;
/** Limit of comparisons; each rule is compared with each element. */
const mostComparisons = 20_000_000;

interface SvgPart {
  work: number;
  inside: SvgPart[];
  /** Names by which style rules may let it use more parts. */
  names: string[];
  /** Addresses of other parts. */
  uses: string[];
  /** Includes everything nested in it or used by it. */
  total?: Total;
}

interface Total {
  work: number;
  depth: number;
}

const nothing: Total = { work: 0, depth: 0 };

/** Counts the work of drawing a drawing before anything is drawn. A part is drawn each time another part uses it. */
export class SvgWork {
  readonly #root: SvgPart = { work: 0, inside: [], names: [], uses: [] };
  readonly #open = [this.#root];
  /** Parts by their addresses. */
  readonly #parts = new Map<string, SvgPart>();
  /** Addresses that style rules let parts use, by name. */
  readonly #styled = new Map<string, string[]>();
  #rules = 0;
  elements = 0;

  /** Opens an element. `uses` are the addresses in its attributes. */
  open(element: string, { id, class: classes = "" }: Record<string, string>, uses: string[]): void {
    const names = ["*", ...(id === undefined ? [] : [`#${id}`]), ...classes.split(/\s+/).map((each) => `.${each}`)];
    const part: SvgPart = { work: areas.test(element) ? workOfArea : 1, inside: [], names, uses };
    this.elements++;
    this.#open.at(-1)!.inside.push(part);
    this.#open.push(part);
    if (id !== undefined) this.#parts.set(`#${id}`, part);
  }

  close(): void {
    this.#open.pop();
  }

  get depth(): number {
    return this.#open.length - 1;
  }

  addRules(rules: readonly SvgRule[]): void {
    this.#rules += rules.length;
    for (const { names, uses } of rules) {
      if (uses.length === 0) continue;
      for (const name of names) this.#styled.set(name, [...(this.#styled.get(name) ?? []), ...uses]);
    }
  }

  get comparisons(): number {
    return this.elements * this.#rules;
  }

  /** Throws UnusableMedia for a drawing that would take minutes. */
  check(): void {
    const { elements } = this;
    if (this.comparisons > mostComparisons) throw tooHeavy(`${elements} elements with ${this.#rules} rules of style`);
    const { work } = this.#totalOf(this.#root, 0);
    if (work > mostWork) throw tooHeavy(`its ${elements} elements use each other again and again`);
  }

  #totalOf(part: SvgPart, level: number): Total {
    if (part.total) return part.total;
    if (level > deepest) throw tooDeep();
    // A part that uses itself is not drawn again, so it counts as nothing until its total is known.
    part.total = nothing;
    const styled = part.names.flatMap((name) => this.#styled.get(name) ?? []);
    const used = [...part.uses, ...styled].flatMap((address) => this.#parts.get(address.trim()) ?? []);
    const total: Total = { work: part.work, depth: 1 };
    for (const each of [...part.inside, ...used]) {
      const inner = this.#totalOf(each, level + 1);
      total.work += inner.work;
      total.depth = Math.max(total.depth, inner.depth + 1);
    }
    if (total.depth > deepest) throw tooDeep();
    return (part.total = total);
  }
}

function tooDeep(): UnusableMedia {
  return tooHeavy(`more than ${deepest} elements that use each other in a chain`);
}

export function tooHeavy(found: string): UnusableMedia {
  return new UnusableMedia({ code: "media/too-large", way: "work", found });
}
