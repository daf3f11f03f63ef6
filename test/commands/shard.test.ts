import { expect, test } from "vitest";
import { parseShard, pickShard } from "../../src/commands/shard.ts";

test("each item is in exactly one share, and the sizes of shares differ by at most one", () => {
  for (const length of [0, 1, 5, 200]) {
    const items = Array.from({ length }, (_, index) => index);
    for (const count of [1, 2, 3, 7]) {
      const shares = Array.from({ length: count }, (_, index) => pickShard(items, { number: index + 1, count }));
      expect(shares.flat().sort((a, b) => a - b)).toEqual(items);
      const sizes = shares.map((share) => share.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  }
});

test("2/3 is the second of three", () => {
  expect(parseShard("2/3")).toEqual({ number: 2, count: 3 });
  expect(pickShard(["a", "b", "c", "d", "e"], { number: 2, count: 3 })).toEqual(["b", "e"]);
});

test.for([
  ["x", "such as 1/4"],
  ["", "such as 1/4"],
  ["1", "such as 1/4"],
  ["-1/3", "such as 1/4"],
  ["1.5/3", "such as 1/4"],
  ["1/3/4", "such as 1/4"],
  ["0/3", "The first share is 1/3"],
  ["4/3", "The last share is 3/3"],
  ["1/0", "at least one share"],
] as const)("%j is no share", ([text, reason]) => {
  expect(() => parseShard(text)).toThrow(reason);
});
