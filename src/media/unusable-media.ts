import type { MediaFault } from "../problem.ts";

/** A picture or video that a page cannot use, with what is wrong with the file. */
export class UnusableMedia extends Error {
  override name = "UnusableMedia";
  readonly fault: MediaFault;

  /** The file, where it is not the one that was named but one that goes with it. */
  readonly file: string | undefined;

  constructor(fault: MediaFault, file?: string) {
    super(fault.code);
    this.fault = fault;
    this.file = file;
  }
}
