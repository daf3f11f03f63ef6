/**
 * Whether `npm run test:long` runs. It runs all files `*.long.test.ts`, and each other test file that imports this one: there, it has the
 * examples and sizes of a claim that `npm test` leaves out.
 */
export const isLong = process.env.DENTALSITE_TEST_LONG === "yes";

/** Returns the first examples of a claim in `npm test`, and the rest in `npm run test:long`. */
export function firstOf<Example>(examples: readonly Example[], count = 1): readonly Example[] {
  return isLong ? examples.slice(count) : examples.slice(0, count);
}
