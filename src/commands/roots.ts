import path from "node:path";
import { InvalidArgumentError, Option, type Command } from "commander";
import { UsageError } from "../lib/usage-error.ts";
import { showsText } from "../model/text/shown-text.ts";
import { fromHere } from "./command-line.ts";
import { parseShard, pickShard, type Shard } from "./shard.ts";

export interface RootsOptions {
  root?: string[];
  rootsFrom?: string;
  shard?: Shard;
}

/** The practices that a command works on: one, or a group. */
export interface RootChoice {
  /** Sorted by their paths from the current folder, which are the same on every machine. */
  roots: string[];
  /** The requested share. */
  shard?: Shard | undefined;
  /** Number of practices named, including those of other shares. */
  named: number;
  /** Whether more than one practice, a list, or a share was named. Each line then says which practice it is about. */
  isGroup: boolean;
}

/** Adds `--root`, which may be repeated, `--roots-from` and `--shard`. */
export function withRoots(command: Command): Command {
  const add = (folder: string, before: string[] = []): string[] => {
    if (!showsText(folder)) throw new InvalidArgumentError("Name a folder.");
    return [...before, path.resolve(folder)];
  };
  return command
    .addOption(
      new Option(
        "--root <folders...>",
        "the practice's folder, which holds site/ and assets/, or the folders of several (default: the current folder)",
      ).argParser(add),
    )
    .option("--roots-from <file>", "a text file with the folders of practices, one per line, relative to that file")
    .addOption(
      new Option(
        "--shard <i/n>",
        "only the i-th of n shares of the practices: every n-th, sorted by their paths",
      ).argParser(parseShard),
    );
}

/** Returns the practices to work on. Throws a UsageError if they cannot be read, or if one is named twice or is inside another. */
export async function chooseRoots({ root = [], rootsFrom, shard }: RootsOptions): Promise<RootChoice> {
  if (rootsFrom === undefined && shard === undefined && root.length < 2) {
    return { roots: [root[0] ?? path.resolve(".")], named: 1, isGroup: false };
  }
  const { readRootList, refuseOverlap } = await import("../steps/read/root-list.ts");
  const listed = rootsFrom === undefined ? [] : readRootList(path.resolve(rootsFrom));
  const named = [...root, ...listed];
  if (named.length === 0) throw new UsageError("--shard takes a share of several practices. Name them with --root.");
  refuseOverlap(named);
  const sorted = named
    .map((folder) => ({ folder, name: fromHere(folder) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder }) => folder);
  return { roots: shard ? pickShard(sorted, shard) : sorted, shard, named: named.length, isGroup: true };
}
