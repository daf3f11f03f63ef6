/** Problems of one kind in one file: each takes a search for its place, and whoever has more has made one mistake, not many. */
export const mostTold = 100;
