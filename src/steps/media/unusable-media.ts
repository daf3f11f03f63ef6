import type { MediaFault } from "../../problems/problem.ts";

/** A picture or film that a page cannot use. `fault` says what is wrong with the file. */
export class UnusableMedia extends Error {
  override name = "UnusableMedia";
  readonly fault: MediaFault;

  /** The faulty file, if it is not the named one but one that belongs to it. */
  readonly file: string | undefined;

  constructor(fault: MediaFault, file?: string) {
    super(fault.code);
    this.fault = fault;
    this.file = file;
  }
}
