/** Whether `npm run test:long` runs, which repeats claims of `npm test` more often, on every page, and on larger texts. */
export const isLong = process.env.DENTALSITE_TEST_LONG === "yes";
