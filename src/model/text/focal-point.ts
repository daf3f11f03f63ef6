/** A point of a picture: percent from the left, then percent from the top. */
export const pointPattern = /^(\d{1,2}|100)% (\d{1,2}|100)%$/;

/** Reads a point such as `69% 39%`; returns nothing of a text that is written in any other way. */
export const readPoint = (text: string): number[] => (pointPattern.exec(text) ?? []).slice(1).map(Number);

/** Returns the nearest point within the picture. */
export const writePoint = (point: readonly number[]): string =>
  point.map((each) => `${Math.round(Math.min(Math.max(each, 0), 100))}%`).join(" ");
