/** The fields of Node's `fs.BigIntStats` that identify a file's state. */
interface FileStats {
  dev: bigint;
  ino: bigint;
  size: bigint;
  mtimeNs: bigint;
  ctimeNs: bigint;
}

/**
 * Returns a text that changes when a file is written or replaced. File systems count time in steps, so a second change within a few
 * milliseconds that keeps the size may not show.
 */
export function stateOf({ dev, ino, size, mtimeNs, ctimeNs }: FileStats): string {
  return `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

/** Milliseconds. File systems count time in steps, so a file changed this recently could change again without a new time. */
export const unsureMilliseconds = 2000;
