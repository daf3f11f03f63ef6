import type { OutputFile, Page } from "../../model/build/output.ts";
import type { Place } from "../../model/build/place.ts";
import type { Problem } from "../../problems/problem.ts";

/** A finished site for somebody to look at. */
export interface VisibleSite {
  /** Pages that show something, without those that lead on to others. */
  pages: readonly Page[];
  /** Its other files by address. */
  files: ReadonlyMap<string, OutputFile>;
  /** Finds markup in the practice's own templates. */
  placeOf: (markup: string) => Place | undefined;
}

/** Looks at a site in a browser. Checks know no browser; a command brings one. */
export type LookAtSite = (site: VisibleSite) => Promise<Problem[]>;
