import type { Rule } from "./svg-rules.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Elements, counted each time that they are drawn. */
const mostWork = 200_000;
/** What is painted over a whole area takes as long as so many elements. */
const workOfArea = 200;
const areas = /^(mask|pattern|fe[a-z]+)$/;
/** Elements that are inside each other or use each other. */
const deepest = 1000;
/** Each rule is compared with each element. */
const mostComparisons = 20_000_000;

interface Part {
  work: number;
  inside: Part[];
  /** Names by which styles may let it use more. */
  names: string[];
  /** Addresses of other parts. */
  uses: string[];
  /** With all that it has inside and uses. */
  total?: Total;
}

interface Total {
  work: number;
  depth: number;
}

const nothing: Total = { work: 0, depth: 0 };

/** Counts what it takes to draw a drawing, before anything is drawn: a part that others use is drawn as often as they are. */
export class SvgWork {
  readonly #root: Part = { work: 0, inside: [], names: [], uses: [] };
  readonly #open = [this.#root];
  /** By their addresses. */
  readonly #parts = new Map<string, Part>();
  /** By name, what styles let parts use. */
  readonly #styled = new Map<string, string[]>();
  #rules = 0;
  elements = 0;

  /** `uses`: what the attributes of an element name. */
  open(element: string, { id, class: classes = "" }: Record<string, string>, uses: string[]): void {
    const names = ["*", ...(id === undefined ? [] : [`#${id}`]), ...classes.split(/\s+/).map((each) => `.${each}`)];
    const part: Part = { work: areas.test(element) ? workOfArea : 1, inside: [], names, uses };
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

  addRules(rules: readonly Rule[]): void {
    this.#rules += rules.length;
    for (const { names, uses } of rules) {
      if (uses.length === 0) continue;
      for (const name of names) this.#styled.set(name, [...(this.#styled.get(name) ?? []), ...uses]);
    }
  }

  get comparisons(): number {
    return this.elements * this.#rules;
  }

  /** Throws UnusableMedia for what would take minutes. */
  check(): void {
    const { elements } = this;
    if (this.comparisons > mostComparisons) throw tooHeavy(`${elements} elements with ${this.#rules} rules of style`);
    const { work } = this.#totalOf(this.#root, 0);
    if (work > mostWork) throw tooHeavy(`its ${elements} elements use each other again and again`);
  }

  #totalOf(part: Part, level: number): Total {
    if (part.total) return part.total;
    if (level > deepest) throw tooDeep();
    // Until it is known: one that uses itself is not drawn again.
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
  return new UnusableMedia({ code: "media/too-heavy", found });
}
