import { placeAt, type Place } from "../../model/build/place.ts";
import type { Path, Source } from "../../model/build/source.ts";

/** Finds a key in a comment that is ready to use, as `dentalsite new` writes it: `# title: Crowns`. Only at the top of a file. */
export function findCommentedKey(source: Source, group: Path, key: string): Place | undefined {
  const { text, bodyOffset } = source;
  if (group.length > 0) return undefined;
  const found = new RegExp(`^# ?${key}:(?= |$)`, "m").exec(text.slice(0, bodyOffset));
  return found === null ? undefined : placeAt(source, found.index, found[0].length);
}
