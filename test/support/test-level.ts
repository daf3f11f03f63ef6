/** Which command runs tests: `npm test` is quick, and `npm run test:long` and `npm run test:night` set the level. */
const level = process.env.DENTALSITE_TEST_LEVEL ?? "quick";

/**
 * Whether `npm run test:long` or `npm run test:night` runs. `npm run test:long` runs all files `*.long.test.ts`, and each other test file
 * that asks for `isLong` or `firstOf`: there, it has the examples and sizes of a claim that `npm test` leaves out.
 */
export const isLong = level !== "quick";

/**
 * Whether `npm run test:night` runs. It runs all files `*.night.test.ts`, and each other test file that asks for `isNight`: there, it has
 * every page, look and value of a claim of which `npm run test:long` has some.
 */
export const isNight = level === "night";

/** Returns the first examples of a claim in `npm test`, the rest in `npm run test:long`, and all at night. */
export function firstOf<Example>(examples: readonly Example[], count = 1): readonly Example[] {
  if (isNight) return examples;
  return isLong ? examples.slice(count) : examples.slice(0, count);
}
