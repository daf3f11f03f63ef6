/** What Node says about a file (`fs.BigIntStats`). */
interface FileStats {
  dev: bigint;
  ino: bigint;
  size: bigint;
  mtimeNs: bigint;
  ctimeNs: bigint;
}

/**
 * Differs from before when a file was written, or another is in its place. File systems count time in steps: of two changes within
 * a few milliseconds that leave the size as it is, the second may not show.
 */
export function stateOf({ dev, ino, size, mtimeNs, ctimeNs }: FileStats): string {
  return `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

/** In milliseconds. File systems count time in steps: a file changed this recently could change again without its time saying so. */
export const unsureMilliseconds = 2000;
