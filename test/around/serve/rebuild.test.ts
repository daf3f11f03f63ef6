import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Rebuilder } from "../../../src/around/serve/rebuild.ts";

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

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test("a change just before the first build is part of it, and starts no second build", async () => {
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

test("changes during a build start one more build after it", async () => {
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

test("changes during that second build start a third", async () => {
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

  test("the changes of one save are built once", async () => {
    const { rebuilder, builds, end } = startInTime();
    for (let count = 0; count < 5; count++) {
      rebuilder.change();
      await pass(1);
    }
    expect(builds.length).toBe(0);
    await pass(1000);
    expect(builds.length).toBe(1);
    end(0);
    await pass(1000);
    expect(builds.length).toBe(1);
  });

  test("changes that go on and on do not put a build off forever", async () => {
    const { rebuilder, builds } = startInTime();
    for (let count = 0; count < 200; count++) {
      rebuilder.change();
      await pass(1);
    }
    expect(builds.length).toBe(1);
  });

  test("a failure is shown once nothing more changes", async () => {
    const { rebuilder, shown, end } = startInTime();
    void rebuilder.run();
    end(0, -1);
    await pass(1000);
    expect(shown).toEqual([-1]);
  });

  test.for([
    ["change", "a change comes soon"],
    ["run", "another build is asked for soon"],
  ] as const)("a failure is not shown where (%s) %s", async ([disturb]) => {
    const { rebuilder, builds, shown, end } = startInTime();
    void rebuilder.run();
    end(0, -1);
    await pass(1);
    void rebuilder[disturb]();
    await pass(1000);
    expect({ builds: builds.length, shown }).toEqual({ builds: 2, shown: [] });
    end(1);
    await pass(1000);
    expect(shown).toEqual([1]);
  });

  test("a failure is not shown while changes go on and on", async () => {
    const { rebuilder, shown, end } = startInTime();
    void rebuilder.run();
    end(0, -1);
    for (let count = 0; count < 200; count++) {
      await pass(1);
      rebuilder.change();
    }
    expect(shown).toEqual([]);
  });

  test("a failure is not shown if something changed during the build, and the change is built", async () => {
    const { rebuilder, builds, shown, end } = startInTime();
    void rebuilder.run();
    rebuilder.change();
    end(0, -1);
    await pass(1000);
    expect({ builds: builds.length, shown }).toEqual({ builds: 2, shown: [] });
    end(1);
    await pass(1000);
    expect({ builds: builds.length, shown }).toEqual({ builds: 2, shown: [1] });
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

  test.for([false, true])(
    "a failure that was still pending is not shown after closing, with a change noticed: %s",
    async (hasChange) => {
      const { rebuilder, builds, shown, end } = startInTime();
      void rebuilder.run();
      end(0, -1);
      await pass(1);
      if (hasChange) rebuilder.change();
      rebuilder.close();
      await pass(1000);
      expect({ builds: builds.length, shown }).toEqual({ builds: 1, shown: [] });
    },
  );
});
