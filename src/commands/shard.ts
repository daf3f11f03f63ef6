import { InvalidArgumentError } from "commander";

/** One of several shares of a list, such as 2/3. `number` counts from 1. */
export interface Shard {
  number: number;
  count: number;
}

export function parseShard(text: string): Shard {
  const [, first, second] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  if (first === undefined || second === undefined) {
    throw new InvalidArgumentError("Write which share and of how many, such as 1/4.");
  }
  const [number, count] = [Number(first), Number(second)];
  if (count === 0) throw new InvalidArgumentError("There must be at least one share, 1/1.");
  if (number === 0) throw new InvalidArgumentError(`The first share is 1/${count}.`);
  if (number > count) throw new InvalidArgumentError(`The last share is ${count}/${count}.`);
  return { number, count };
}

/**
 * Picks every `count`th item, beginning with the `number`th. Each item is in exactly one share, and the sizes of shares differ by one at
 * most.
 */
export function pickShard<Item>(items: readonly Item[], { number, count }: Shard): Item[] {
  return items.filter((_, index) => index % count === number - 1);
}
