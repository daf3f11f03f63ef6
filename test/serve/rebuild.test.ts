import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Rebuilder } from "../../src/serve/rebuild.ts";

/** Starts a rebuilder whose builds end with a number when `end` is called. A number below zero is a failure. */
function start(): {
  rebuilder: Rebuilder<number>;
  builds: ((outcome: number) => void)[];
  shown: number[];
  end: (build: number, outcome?: number) => void;
} {
  const builds: ((outcome: number) => void)[] = [];
  const shown: number[] = [];
  const rebuilder = new Rebuilder<number>(
    () => new Promise((resolve) => builds.push(resolve)),
    (outcome) => outcome >= 0,
    (outcome) => shown.push(outcome),
  );
  onTestFinished(() => {
    rebuilder.close();
  });
  return {
    rebuilder,
    builds,
    shown,
    end: (build, outcome = build) => {
      builds[build]!(outcome);
    },
  };
}

test("a change just before a build that is asked for starts another one, since a second change may go unreported", async () => {
  const { rebuilder, builds, shown, end } = start();
  rebuilder.change();
  const first = rebuilder.run();
  end(0);
  expect(await first).toBe(0);
  await expect.poll(() => builds.length).toBe(2);
  end(1);
  await expect.poll(() => shown).toEqual([0, 1]);
});

test("all who ask during a build get the result of one more build after it", async () => {
  const { rebuilder, builds, shown, end } = start();
  void rebuilder.run();
  const asked = [rebuilder.run(), rebuilder.run()];
  expect(builds.length).toBe(1);
  end(0);
  await expect.poll(() => builds.length).toBe(2);
  end(1);
  expect(await Promise.all(asked)).toEqual([1, 1]);
  expect({ builds: builds.length, shown }).toEqual({ builds: 2, shown: [0, 1] });
});

test("who asks during that second build gets a third", async () => {
  const { rebuilder, builds, end } = start();
  const asked = [rebuilder.run(), rebuilder.run()];
  end(0);
  await expect.poll(() => builds.length).toBe(2);
  asked.push(rebuilder.run());
  end(1);
  await expect.poll(() => builds.length).toBe(3);
  end(2);
  expect(await Promise.all(asked)).toEqual([0, 1, 2]);
});

describe("with simulated time", () => {
  const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

  function startInTime(): ReturnType<typeof start> {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    vi.advanceTimersByTime(1000);
    onTestFinished(() => {
      vi.useRealTimers();
    });
    return start();
  }

  test("the changes of one save are built soon, and once more when all is quiet", async () => {
    const { rebuilder, builds, shown, end } = startInTime();
    for (let count = 0; count < 5; count++) {
      rebuilder.change();
      await pass(1);
    }
    expect(builds.length).toBe(0);
    await pass(20);
    end(0);
    await pass(60);
    expect({ builds: builds.length, shown }).toEqual({ builds: 1, shown: [0] });
    await pass(1000);
    end(1);
    await pass(1000);
    expect({ builds: builds.length, shown }).toEqual({ builds: 2, shown: [0, 1] });
  });

  test("a file that was read while it was saved is no failure", async () => {
    const { rebuilder, shown, end } = startInTime();
    rebuilder.change();
    await pass(30);
    end(0, -1);
    await pass(1000);
    end(1);
    await pass(1000);
    expect(shown).toEqual([1]);
  });

  test("a failure is shown unless another build will replace it", async () => {
    const { rebuilder, builds, shown, end } = startInTime();
    void rebuilder.run();
    rebuilder.change();
    end(0, -1);
    await pass(1000);
    void rebuilder.run();
    end(1, -2);
    await pass(1000);
    expect({ builds: builds.length, shown }).toEqual({ builds: 3, shown: [] });
    end(2, -3);
    await pass(1000);
    expect(shown).toEqual([-3]);
  });

  test("a change during a build is built after it", async () => {
    const { rebuilder, builds, shown, end } = startInTime();
    void rebuilder.run();
    rebuilder.change();
    await pass(1000);
    expect(builds.length).toBe(1);
    end(0);
    await pass(1000);
    end(1);
    await pass(1000);
    expect({ builds: builds.length, shown }).toEqual({ builds: 2, shown: [0, 1] });
  });

  test.for([0, -1])(
    "nothing is built or shown after closing, not even a build that ends then (%i)",
    async (outcome) => {
      const { rebuilder, builds, shown, end } = startInTime();
      void rebuilder.run();
      rebuilder.change();
      rebuilder.close();
      end(0, outcome);
      await pass(1000);
      rebuilder.change();
      await pass(1000);
      expect({ builds: builds.length, shown }).toEqual({ builds: 1, shown: [] });
    },
  );
});
