import type { SiteContent } from "./content.ts";

/** A site generator that is measured. */
export interface Generator {
  name: string;
  /** Its version, or undefined when it is not installed on this machine. */
  findVersion: () => string | undefined;
  /** Writes the content as this generator wants it into an empty folder. */
  prepare: (folder: string, content: SiteContent) => void;
  /** The command that builds the folder, as program and arguments. */
  build: (folder: string) => [program: string, ...args: string[]];
  /** How long each step took, in milliseconds, from what the build printed; only where it does tell. */
  readSteps?: (output: string) => [step: string, milliseconds: number][];
  /** The command that serves the folder and builds it again after a change. */
  watch: (folder: string, port: number) => [program: string, ...args: string[]];
  /** The file of a service page, below the folder. */
  pageFile: (slug: string) => string;
  /** The source of a service page, below the folder. */
  sourceFile: (slug: string) => string;
  /** What a cold build must not find: output and caches, below the folder. */
  leftovers: readonly string[];
}
