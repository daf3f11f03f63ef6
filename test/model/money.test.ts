import { expect, test } from "vitest";
import { readMoney } from "../../src/model/money.ts";

test.for([
  ["$1,200", 1200],
  ["1 200 €", 1200],
  ["1\u202F200,50 kr", undefined],
  ["1\u202F200,50 €", 1200.5],
  ["USD 89.50", 89.5],
  [" $90\n", 90],
])("%j is read as the amount %s", ([text, amount]) => {
  expect(readMoney(text as string)?.amount).toBe(amount);
});

test.for(["1\n200", "$\n200", "1\u2028200", "1\u2029200", "1\t200", "9".repeat(400), "1e999", "-0", "NaN"])(
  "%j is no amount",
  (text) => {
    expect(readMoney(text)).toBeUndefined();
  },
);
