import type { BuildResult } from "../../build-options.ts";

/** What was given cannot be imported. Nothing was written. */
export class ImportRefused extends Error {
  override name = "ImportRefused";
  /** The mistakes of a plan that a person has changed, and its text. */
  readonly problems: BuildResult["problems"];
  readonly texts: BuildResult["texts"];

  constructor(message: string, problems: BuildResult["problems"] = [], texts: BuildResult["texts"] = new Map()) {
    super(message);
    this.problems = problems;
    this.texts = texts;
  }
}
