import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { SiteContent } from "./content.ts";
import type { Edit } from "./edits.ts";

/** A site generator that is measured. All paths are below the folder of a site. */
export interface Generator {
  name: string;
  /** Returns its version, or undefined if it is not installed on this machine. */
  findVersion: () => string | undefined;
  /** Writes the content for this generator into an empty folder. */
  prepare: (folder: string, content: SiteContent) => void;
  /** Returns the command that builds the folder, as program and arguments. */
  build: (folder: string) => Command;
  /** Returns the command that serves the folder and builds it again after a change. */
  watch: (folder: string, port: number) => Command;
  /** Prepares the folder for edits of other kinds than Markdown that the page of a service shows, and lists them. */
  prepareEdits?: (folder: string, slug: string) => Promise<readonly Edit[]>;
  /** The file of a service page. */
  pageFile: (slug: string) => string;
  /** The source of a service page. */
  sourceFile: (slug: string) => string;
  /** The folder that a build writes to. */
  output: string;
  /** Folders that keep anything from one build to the next. */
  caches: readonly string[];
  /** The folder in one of the caches that contains encoded pictures. */
  pictures?: string;
  /** Removes what the program keeps beside itself. */
  forget?: () => void;
}

/** Returns a generator whose programs run with another Node than this process. */
export function withNode(node: string, generator: Generator): Generator {
  const replace = ([program, ...args]: Command): Command => [program === process.execPath ? node : program, ...args];
  return {
    ...generator,
    build: (folder) => replace(generator.build(folder)),
    watch: (folder, port) => replace(generator.watch(folder, port)),
  };
}

export type Command = [program: string, ...args: string[]];

/** Removes the results of a site's earlier builds, except encoded pictures, and the compiled program, if they are kept. */
export function removeLeftovers(folder: string, generator: Generator, kept: "nothing" | "pictures"): void {
  const { output, caches, pictures, forget } = generator;
  if (kept === "nothing") forget?.();
  const inCaches = caches
    .filter((cache) => existsSync(path.join(folder, cache)))
    .flatMap((cache) => readdirSync(path.join(folder, cache)).map((name) => `${cache}/${name}`));
  for (const name of [output, ...inCaches]) {
    if (kept === "nothing" || name !== pictures) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
