/**
 * Whether `npm run test:long` runs, which repeats claims of `npm test` more often, on every page, and at larger sizes. It runs each test
 * file that imports this one.
 */
export const isLong = process.env.DENTALSITE_TEST_LONG === "yes";

/** Returns all examples of a claim in `npm run test:long`, and otherwise the first ones. */
export function firstOf<Example>(examples: readonly Example[], count = 1): readonly Example[] {
  return isLong ? examples : examples.slice(0, count);
}
