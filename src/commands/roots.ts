import path from "node:path";
import { InvalidArgumentError, Option, type Command } from "commander";
import { UsageError } from "../usage-error.ts";
import { fromHere } from "./command-line.ts";
import { parseShard, pickShard, type Shard } from "./shard.ts";

export interface RootsOptions {
  root?: string[];
  rootsFrom?: string;
  shard?: Shard;
}

/** What a command is asked to do: one practice, or a group of them. */
export interface RootChoice {
  /** In the order of their paths from the current folder, which is the same on every machine. */
  roots: string[];
  /** The share that was asked for. */
  shard?: Shard | undefined;
  /** How many practices were named, those of other shares included. */
  named: number;
  /** More than one practice was named, or a list or a share of them: then each line says which it is about. */
  isGroup: boolean;
}

/** `--root` once or more, `--roots-from` and `--shard`. */
export function withRoots(command: Command): Command {
  const add = (folder: string, before: string[] = []): string[] => {
    if (folder === "") throw new InvalidArgumentError("Name a folder.");
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

/** The practices to work on. Throws a UsageError if they cannot be read, or if one is named twice or is inside another. */
export async function chooseRoots({ root = [], rootsFrom, shard }: RootsOptions): Promise<RootChoice> {
  if (rootsFrom === undefined && shard === undefined && root.length < 2) {
    return { roots: [root[0] ?? path.resolve(".")], named: 1, isGroup: false };
  }
  const { readRootList, refuseOverlap } = await import("../read/root-list.ts");
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
