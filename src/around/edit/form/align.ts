/** Positions of what is in both of two lists, in order, so that as much as possible stays in its place. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): [before: number, after: number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const isSame = before[i] === after[j];
      const [right, below] = [lengths[i]![j + 1]!, lengths[i + 1]![j]!];
      lengths[i]![j] = isSame ? lengths[i + 1]![j + 1]! + 1 : Math.max(right, below);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}
