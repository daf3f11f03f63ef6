/** Whether Windows reserves a name for a device, with any file extension. No file or folder there can have it. */
export function isReservedOnWindows(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}

/** Returns the file or folder in a path that Windows could not hold; undefined if there is none. */
export function findReservedName(path: string): string | undefined {
  return path.split("/").find(isReservedOnWindows);
}
