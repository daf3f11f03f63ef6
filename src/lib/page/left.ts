/** How many words or elements were left out of a page, by the reason. */
export type Left = Map<string, number>;

export const addLeft = (left: Left, reason: string, count: number): void => {
  if (count > 0) left.set(reason, (left.get(reason) ?? 0) + count);
};

export const countAllWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
