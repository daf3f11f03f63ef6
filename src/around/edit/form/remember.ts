/** Stores a text in a browser. Returns false if it does not let anybody, or has no space left; then nothing is stored under the name. */
export function remember(
  storage: { setItem: (name: string, text: string) => void; removeItem: (name: string) => void },
  name: string,
  text: string,
): boolean {
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    storage.removeItem(name);
    return false;
  }
}
