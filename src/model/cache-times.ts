const day = 24 * 60 * 60 * 1000;

/** Builds mark what they use of the cache no more often, in milliseconds. */
export const markedEvery = day;

/** How long the cache keeps what no build has used, in milliseconds. */
export const keptUnused = 30 * day;
