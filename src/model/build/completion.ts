import type { CompleteFacts, EntryData, FactsOfSite } from "../content/facts.ts";
import type { CompleteLink, WrittenLink } from "./link.ts";
import type { MenuEntry } from "../content/navigation.ts";
import type { Words } from "../content/words.ts";

/* The facts from which a kind makes the texts that a practice did not write. */

/** The content of a site as written. */
export interface WrittenFacts {
  documents: { [Name in keyof FactsOfSite]: { data: FactsOfSite[Name] } };
  entries: { [Name in keyof EntryData]: readonly { file: string; data: EntryData[Name] }[] };
  words: Words;
  /** The facts that composed texts name, by their placeholders there. */
  facts: Record<"practice" | "street" | "city" | "phone" | "doctors", string> & { state: string | undefined };
}

export interface Completion extends WrittenFacts {
  /** Returns the title of the page that a link leads to. */
  titleOf: (href: string) => string;
  /** Gives each link the title of its page if it has no words, without links to pages that this language lacks. */
  labelThere: (links: readonly WrittenLink[]) => CompleteLink[];
  /** Leaves out links to pages that this language lacks. A single link leads to them in another language. */
  listThere: <Each extends { href?: string | undefined }>(links: readonly Each[]) => Each[];
  /** Whether another language has a page that this one lacks. */
  isElsewhere: (path: string) => boolean;
  /** Whether the site is not in its first language. */
  isTranslation: boolean;
  /** Returns the complete data of another file. */
  complete: <Name extends keyof CompleteFacts>(name: Name) => CompleteFacts[Name];
  /** Makes the menu of a practice that wrote none. */
  composeMenu: () => MenuEntry[];
}
