/** Stores a text in a browser. If that lets nobody, or has no space left, nothing is stored under the name. */
export function remember(
  storage: { setItem: (name: string, text: string) => void; removeItem: (name: string) => void },
  name: string,
  text: string,
): void {
  try {
    storage.setItem(name, text);
  } catch {
    storage.removeItem(name);
  }
}
