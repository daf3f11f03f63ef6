import type { Root } from "hast";
import { isLogo } from "../lib/page/frame-parts.ts";
import type { PageHead } from "../lib/page/page-head.ts";
import { attributeOf, copyText, walkElements } from "../lib/page/read-html.ts";
import type { Witness, Witnesses } from "./witnesses.ts";

/** Titles of pages that are no names. */
export const noName =
  /^(home|homepage|start|startseite|inicio|início|accueil|index|welcome|willkommen|bienvenid\w+|contact|about|.{0,2}|.{61,})$/i;

const titleSeparator = /\s+[|–—·•:»«~-]+\s+|\s*[|»«｜]\s*/;

/** Returns the parts of the title of a page, one of which is usually the name of the practice. */
export const partsOfTitle = (title: string): string[] => title.split(titleSeparator).map((part) => part.trim());

export const nameKey = (name: string): string => name.toLowerCase().replace(/\band\b|[^\p{L}\p{N}]+/gu, "");

const copyright = new RegExp(
  String.raw`(?:©|\(c\)|copyright)\s*(?:(?:©|c(?=\s))\s*)?(?:(?:19|20)\d\d(?:\s*[-–]\s*(?:19|20)?\d\d)?)?[\s,|]*(?:by )?([^\n|,©]{3,60}?)\s*(?:(?<!\b(?:Dott|Drs?|Dra|Prof|St|Sr|med|dent|Inc|[A-Z]))\.(?:\s|$)|[,|–—\n]| - |all rights|alle rechte|todos|tous|tutti|$)`,
  "gi",
);

/** Names of the practice: of the site, in the parts of titles, in what a logo shows, above addresses, and in the line of the copyright. */
export class NameFacts {
  readonly #facts: Witnesses;
  /** The parts of the home page's title, with its file. */
  #atHome: [part: string, file: string][] = [];

  constructor(facts: Witnesses) {
    this.#facts = facts;
  }

  readPage(
    file: string,
    { siteName, title, heading }: PageHead,
    { body, isHome }: { body: Root; isHome: boolean },
  ): void {
    if (isHome) this.#atHome = partsOfTitle(title).map((part) => [part, file]);
    this.add(siteName, file, "site name");
    for (const part of partsOfTitle(title))
      this.#facts.add("titlePart", part, { file, by: "titles", key: nameKey(part) });
    this.#facts.add("titlePart", heading, { file, by: "logo", key: nameKey(heading) });
    walkElements(body, (element, parents) => {
      if (!isLogo(element, parents)) return;
      const [, words = ""] =
        /^(?:logo (?:of |von |de )?)?(.*?)(?:[\s-]*logo)?$/i.exec(attributeOf(element, "alt")) ?? [];
      this.add(words, file, "logo");
    });
  }

  /** Adds a name, unless it cannot be one. */
  add(value: unknown, file: string, by: Witness): void {
    const name = typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
    if (!noName.test(name) && /\p{L}{2}/u.test(name) && !/[[\]{}<>@]|https?:/.test(name))
      this.#facts.add("name", copyText(name), {
        ...{ file, by, key: nameKey(name) },
        isBetter: (one, known) => one.length > known.length,
      });
  }

  /** Reads the name in the line of the copyright, and in lines above addresses that titles have, too. */
  readLines(lines: readonly string[], above: readonly string[], files: readonly string[]): void {
    const owners = [...lines.join("\n").matchAll(copyright)].map(([, each = ""]) =>
      each.replace(/^[\s.,–—-]+|(?:[\s.,–—-]|(?<=\s)(?:19|20)\d\d)+$/g, ""),
    );
    const titled = above.filter((line) => line !== "" && this.#isTitled(line));
    for (const file of files) {
      for (const owner of owners) this.add(owner, file, "copyright");
      for (const line of titled) this.add(line, file, "address");
    }
  }

  /** Adds the parts of titles that a third of the pages have and that are no town, or else those of the home page if nothing is a name. */
  finish(): void {
    const { pages } = this.#facts;
    const least = Math.min(pages, Math.max(2, pages / 3));
    const cities = this.#facts.valuesOf("address").map(({ value }) => nameKey((value as { city?: string }).city ?? ""));
    for (const { value, by, key = "" } of this.#facts.valuesOf("titlePart")) {
      const files = by.get("titles") ?? new Set();
      if (files.size >= least && !cities.includes(key)) for (const file of files) this.add(value, file, "titles");
    }
    if (this.#facts.valuesOf("name").length === 0)
      for (const [part, file] of this.#atHome) this.add(part, file, "titles");
  }

  /** Whether the titles of two pages have a name. */
  #isTitled(name: string): boolean {
    const titled = this.#facts.valuesOf("titlePart").filter(({ key = "" }) => key.includes(nameKey(name)));
    return new Set(titled.flatMap(({ places }) => places)).size >= Math.min(2, this.#facts.pages);
  }
}
