import { Script } from "node:vm";
import { expect, test } from "vitest";
import { OutOfTime, withDeadline } from "../../src/render/with-deadline.ts";

/** Long enough for some samples of what is busy, on a machine that has other work, too. */
const short = 300;

/** Functions by name, in a script of their own, like those of a bundle. Its lines count from 1. */
function load(code: string): Record<string, () => unknown> {
  return new Script(`(${code.trimStart()})`, { filename: "/templates/own.cjs" }).runInThisContext() as Record<
    string,
    () => unknown
  >;
}

test("work that ends in time gives its value, or throws its own error", () => {
  expect(withDeadline(() => "done", 60_000)).toBe("done");
  const mistake = new TypeError("a mistake of its own");
  const fail = (): never => {
    throw mistake;
  };
  expect(() => withDeadline(fail, 60_000)).toThrow(mistake);
});

test("work that was only held up once gives its value", () => {
  let calls = 0;
  const heldUp = (): string => {
    calls++;
    while (calls === 1) Math.sqrt(calls);
    return "done";
  };
  expect(withDeadline(heldUp, 2000)).toBe("done");
});

const endless = load(`
{
  tight() {
    let count = 0;
    while (true) count++;
  },
  caught() {
    while (true) {
      try { while (true); } catch {} finally { while (true); }
    }
  },
  pattern() {
    return /^(a+)+$/.test("a".repeat(100) + "!");
  },
  growing() {
    const list = [];
    for (;;) list.push({ index: list.length });
  },
  inner() {
    return [1].map((each) => {
      for (let index = 0; index < each; index--) Math.sqrt(each);
    });
  },
  calling() {
    let text = "";
    for (;;) text = [text, "a"].map((each) => each.trim()).join("").slice(0, 9);
  },
}`);

/** Of each, the line in which the function begins, which is all that is known if it was seen too seldom, and the one that is busy. */
const lines: Record<string, [number, number]> = {
  tight: [2, 4],
  caught: [6, 8],
  pattern: [11, 12],
  growing: [14, 16],
  inner: [19, 20],
  calling: [23, 25],
};

test.for(Object.keys(endless))(
  "work that never ends is stopped, and its stack begins where it was busy: %s",
  (name) => {
    let error: unknown;
    try {
      withDeadline(endless[name]!, short);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(OutOfTime);
    const [, first] = /\(.*\/own\.cjs:(\d+):0\)$/m.exec((error as OutOfTime).stack!) ?? [];
    const [begin, busy] = lines[name]!;
    expect(Number(first)).toBeGreaterThanOrEqual(begin);
    expect(Number(first)).toBeLessThanOrEqual(busy);
  },
);

test("work runs as ever after other work had to be stopped", () => {
  expect(() => withDeadline(endless.tight!, short)).toThrow(OutOfTime);
  expect(withDeadline(() => withDeadline(() => "done", 60_000), 60_000)).toBe("done");
});
