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
const lines: Record<string, number> = { tight: 4, caught: 8, pattern: 11, growing: 16, inner: 20, calling: 25 };

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
    expect(Number(first)).toBe(lines[name]);
  },
);

test("work runs as ever after other work had to be stopped", () => {
  expect(() => withDeadline(endless.tight!, short)).toThrow(OutOfTime);
  expect(withDeadline(() => withDeadline(() => "done", 60_000), 60_000)).toBe("done");
});
