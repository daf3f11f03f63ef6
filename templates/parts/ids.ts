/** Ids of parts of a page, or their beginnings, each named like its component. No id made from a heading has capital letters. */
export const ids = {
  contents: "Contents",
  howSoon: "HowSoon",
  newPatients: "NewPatients",
  prices: "Prices",
  questions: "Questions",
} as const;
