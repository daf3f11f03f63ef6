import type { Page } from "../../model/build/output.ts";
import { readPage, type PageFacts } from "./read-page.ts";

/** Finished pages by address. Each is read once, when it is first asked for. */
export class SitePages {
  readonly #pages: ReadonlyMap<string, Page>;
  /** Address by content file; undefined for a file that several pages were made of. */
  readonly #made = new Map<string, string | undefined>();
  readonly #read = new Map<string, PageFacts>();
  #byId: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  constructor(pages: readonly Page[]) {
    this.#pages = new Map(pages.map((page) => [page.address, page]));
    for (const { source, address } of pages) this.#made.set(source, this.#made.has(source) ? undefined : address);
  }

  get all(): Page[] {
    return [...this.#pages.values()];
  }

  get addresses(): string[] {
    return [...this.#pages.keys()];
  }

  has(address: string): boolean {
    return this.#pages.has(address);
  }

  /** Returns the address of the page that was made of a content file, if there is exactly one. */
  madeOf(file: string): string | undefined {
    return this.#made.get(file);
  }

  factsOf(address: string): PageFacts | undefined {
    const page = this.#pages.get(address);
    const facts = this.#read.get(address) ?? (page && readPage(page));
    if (facts !== undefined) this.#read.set(address, facts);
    return facts;
  }

  /** Returns the addresses of pages that have this id where an author may link to. */
  withId(id: string): readonly string[] {
    this.#byId ??= this.#listCandidates();
    return [...(this.#byId.get(id) ?? [])].filter((address) => this.factsOf(address)!.contentIds.includes(id));
  }

  /** Lists pages by what looks like an id in their HTML: to read all pages takes as long as to render them. */
  #listCandidates(): Map<string, Set<string>> {
    const candidates = new Map<string, Set<string>>();
    for (const { address, html } of this.#pages.values()) {
      for (const [, id = ""] of html.matchAll(/ id="([^"]*)"/g)) {
        const addresses = candidates.get(id) ?? new Set();
        candidates.set(id, addresses.add(address));
      }
    }
    return candidates;
  }
}
