import { expect, onTestFinished, test } from "vitest";
import { Rebuilder } from "../../src/serve/rebuild.ts";

/** A rebuilder whose builds end when they are told to. */
function start(): {
  rebuilder: Rebuilder<number>;
  builds: ((outcome: number) => void)[];
  shown: number[];
  end: (build: number) => void;
} {
  const builds: ((outcome: number) => void)[] = [];
  const shown: number[] = [];
  const rebuilder = new Rebuilder<number>(
    () => new Promise((resolve) => builds.push(resolve)),
    () => true,
    (outcome) => shown.push(outcome),
  );
  onTestFinished(() => {
    rebuilder.close();
  });
  return {
    rebuilder,
    builds,
    shown,
    end: (build) => {
      builds[build]!(build);
    },
  };
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test("a change just before the first build is part of it, and starts no second one beside it", async () => {
  const { rebuilder, builds, shown, end } = start();
  rebuilder.change();
  const first = rebuilder.run();
  await aMoment();
  expect(builds.length).toBe(1);
  end(0);
  expect(await first).toBe(0);
  await aMoment();
  expect({ builds: builds.length, shown }).toEqual({ builds: 1, shown: [0] });
});

test("what is asked for while a build runs is built once, after it", async () => {
  const { rebuilder, builds, shown, end } = start();
  rebuilder.change();
  await expect.poll(() => builds.length).toBe(1);
  rebuilder.change();
  const asked = [rebuilder.run(), rebuilder.run()];
  await aMoment();
  expect(builds.length).toBe(1);
  end(0);
  await expect.poll(() => builds.length).toBe(2);
  end(1);
  expect(await Promise.all(asked)).toEqual([1, 1]);
  await aMoment();
  expect({ builds: builds.length, shown }).toEqual({ builds: 2, shown: [0, 1] });
});
