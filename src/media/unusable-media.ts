import type { Place } from "../model/place.ts";
import type { MediaFault } from "../problem.ts";

/** A picture or film that a page cannot use, with what is wrong with the file. */
export class UnusableMedia extends Error {
  override name = "UnusableMedia";
  readonly fault: MediaFault;

  /** The file, where it is not the one that was named but one that goes with it. */
  readonly file: string | undefined;

  /** Where in that file, and what it holds; absent if only the name can be shown. */
  readonly at: { place: Place; text: string } | undefined;

  constructor(fault: MediaFault, file?: string, at?: UnusableMedia["at"]) {
    super(fault.code);
    this.fault = fault;
    this.file = file;
    this.at = at;
  }
}
