/** The most bytes of a file's or folder's name on Linux and macOS. Windows counts letters, which are fewer. */
const mostBytes = 255;

/** Bytes that a file's name needs for `.br`, and for the ending that it has while it is being written. */
const bytesForEndings = 45;

/** The most bytes of a path below the output folder: macOS takes 1,024 with that folder. */
const mostPathBytes = 900;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** Whether a disk could not hold a file for its long name, or that of a folder around it. `path` is below the output folder. */
export function isTooLong(path: string): boolean {
  const folders = path.split("/");
  const file = folders.pop()!;
  return (
    bytesIn(path) > mostPathBytes ||
    bytesIn(file) > mostBytes - bytesForEndings ||
    folders.some((folder) => bytesIn(folder) > mostBytes)
  );
}
