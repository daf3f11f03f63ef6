import type { Page } from "../model/build/output.ts";

/** Pages that hang. One script may be on all pages of a site, and each page that hangs takes half a minute. */
export class HangingPages {
  readonly #known: { page: Page; scripts: ReadonlySet<string> }[] = [];
  /** Scripts of pages that do not hang. A page with no others hangs by itself. */
  readonly #sound = new Set<string>();

  add(page: Page): void {
    this.#known.push({ page, scripts: scriptsOf(page) });
  }

  /** Notes a page that does not hang. */
  addSound(page: Page): void {
    for (const script of scriptsOf(page)) this.#sound.add(script);
  }

  /** Returns the first page that hangs and whose scripts, apart from those of sound pages, are all on this one. */
  findLike(page: Page): Page | undefined {
    const own = scriptsOf(page);
    const isLike = ({ scripts }: { scripts: ReadonlySet<string> }): boolean => {
      const doubtful = [...scripts].filter((each) => !this.#sound.has(each));
      return doubtful.length > 0 && doubtful.every((each) => own.has(each));
    };
    return this.#known.find(isLike)?.page;
  }
}

export function countScripts(page: Page): number {
  return scriptsOf(page).size;
}

/** Returns the script elements of a page, except data such as JSON-LD. */
function scriptsOf({ html }: Page): Set<string> {
  const scripts = html.match(/<script\b[^>]*>.*?<\/script>/gs) ?? [];
  return new Set(scripts.filter((script) => !/^<script[^>]* type="(?!module)/.test(script)));
}
