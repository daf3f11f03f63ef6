/** Names that Windows keeps for devices, whatever follows a dot: no file or folder can be called so there. */
export function isReservedOnWindows(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}

/** The file or folder in a path that Windows could not hold; undefined if there is none. */
export function findReservedName(path: string): string | undefined {
  return path.split("/").find(isReservedOnWindows);
}
