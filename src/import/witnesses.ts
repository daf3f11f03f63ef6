/** Parts of a site that say something of the practice, and how much each counts if every page has it. */
const weights = {
  ...{ data: 4, "header or footer": 3, "site name": 3, contact: 2.5, titles: 2.5, copyright: 1.5 },
  ...{ canonical: 3, translations: 2, host: 2, link: 2, logo: 2, address: 2, home: 2, number: 1.5, text: 1 },
};

export type Witness = keyof typeof weights;

/** A value of a fact that a site names, the files in which it does, and those of each kind of part. */
export interface FoundFact {
  value: unknown;
  places: string[];
  by: Map<Witness, Set<string>>;
  /** A short form that is the same for every way to write the value, such as a name without spaces and capitals. */
  key?: string;
}

/** Values of facts, each with the parts of a site that say it. */
export class Witnesses {
  readonly #facts = new Map<string, Map<string, FoundFact>>();
  /** All pages that were heard. */
  pages = 0;

  /** Adds a value; values with one key are the same in other words, of which the better ones stay. */
  add<T>(
    fact: string,
    value: T,
    {
      file,
      by = "text",
      key = JSON.stringify(value),
      isBetter = () => false,
    }: { file: string; by?: Witness; key?: string; isBetter?: (value: T, known: T) => boolean },
  ): void {
    // Programs that write structured data put lists where a text belongs.
    if (value === undefined || value === null || value === "" || (Array.isArray(value) && fact !== "hours")) return;
    const values = this.#facts.get(fact) ?? new Map<string, FoundFact>();
    this.#facts.set(fact, values);
    const found = values.get(key) ?? { value, key, places: [], by: new Map<Witness, Set<string>>() };
    values.set(key, found);
    if (isBetter(value, found.value as T)) found.value = value;
    if (!found.places.includes(file)) found.places.push(file);
    found.by.set(by, (found.by.get(by) ?? new Set<string>()).add(file));
  }

  /** Returns the values of a fact, the likeliest first. */
  valuesOf(fact: string): FoundFact[] {
    const values = [...(this.#facts.get(fact)?.values() ?? [])];
    return values.sort((a, b) => this.#weigh(b) - this.#weigh(a) || b.places.length - a.places.length);
  }

  /** Returns those values of a fact that are texts. */
  textsOf(fact: string): string[] {
    return this.valuesOf(fact).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  }

  /**
   * Returns the value that is sure: no other one has witnesses that count two thirds as much, and they are more than a word in a text. A name
   * that is part of it, or that it is part of, such as one without "Dr.", is no other one. Titles alone may end with a town and what it offers,
   * and a copyright alone may be the designer's.
   */
  findSure(fact: string): FoundFact | undefined {
    const [first, ...others] = this.valuesOf(fact);
    if (first === undefined || this.#weigh(first) < 0.6) return undefined;
    const { key: own = "" } = first;
    const isSame = ({ key = "" }: FoundFact): boolean =>
      fact === "name" ? own.includes(key) || key.includes(own) : key === own;
    const tellers = new Set([first, ...others.filter(isSame)].flatMap(({ by }) => [...by.keys()]));
    if (tellers.size === 1 && (tellers.has("titles") || tellers.has("copyright"))) return undefined;
    const rival = others.find((other) => !isSame(other));
    return rival === undefined || this.#weigh(rival) * 1.5 <= this.#weigh(first) ? first : undefined;
  }

  /**
   * A part that few pages have counts little less in its kind: structured data may be on one page alone, and a word or a link in a text, which
   * may be about others, must be on many.
   */
  #weigh({ by }: FoundFact): number {
    const shares = [...by].map(([witness, files]) => {
      const share = files.size / Math.max(this.pages, 1);
      return weights[witness] * (/^(text|link)$/.test(witness) ? share : 0.4 + 0.6 * share);
    });
    return shares.reduce((sum, each) => sum + each, 0);
  }
}

/** Says who says something: "on 5 of 6 pages: header or footer 5, data 1". */
export const nameWitnesses = ({ places, by }: Pick<FoundFact, "places" | "by">, pages: number): string =>
  `on ${places.length} of ${pages} pages: ${[...by].map(([witness, { size }]) => `${witness} ${size}`).join(", ")}`;
