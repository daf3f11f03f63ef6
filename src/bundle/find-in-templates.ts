import path from "node:path";
import { placeAt, type Place } from "../model/place.ts";
import { packageFolder } from "../package-folder.ts";
import { MergedFolder } from "./merged-folder.ts";

/** Finds words in the practice's own templates. `texts` holds the file of each place that was found. */
export function searchTemplates(root: string): {
  find: (words: string) => Place | undefined;
  texts: ReadonlyMap<string, string>;
} {
  const texts = new Map<string, string>();
  const merged = new MergedFolder("templates", root, packageFolder);
  const find = (words: string): Place | undefined => {
    for (const name of merged.list("practice")) {
      const text = merged
        .read(path.join(root, "templates", name))
        .toString()
        .replace(/\r\n?/g, "\n");
      const at = text.indexOf(words);
      if (at === -1) continue;
      const file = `templates/${name}`;
      texts.set(file, text);
      return placeAt(file, text, at, words.length);
    }
    return undefined;
  };
  return { find, texts };
}
