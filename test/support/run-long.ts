/**
 * Whether `npm run test:long` runs, which repeats claims of `npm test` more often, on every page, and at larger sizes. Each file of
 * tests that imports this one is part of it.
 */
export const isLong = process.env.DENTALSITE_TEST_LONG === "yes";

/** All examples of one claim in `npm run test:long`; otherwise the first, or so many. */
export function firstOf<Example>(examples: readonly Example[], count = 1): readonly Example[] {
  return isLong ? examples : examples.slice(0, count);
}
