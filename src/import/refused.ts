import { statSync, type Stats } from "node:fs";
import type { BuildResult } from "../build-options.ts";

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

/** Returns the stats of a file. Throws an `ImportRefused` if there is none, or a folder or a pipe in its place, for which reading would wait. */
export function statFile(file: string): Stats {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() === true) return stats;
  throw new ImportRefused(`${file} ${stats === undefined ? "does not exist" : "is no file"}.`);
}
