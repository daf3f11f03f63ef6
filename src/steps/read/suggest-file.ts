import { collectionOf } from "../../model/content-files.ts";
import { suggest } from "../../problems/problem.ts";

/** Guesses the name that was meant: editors save crowns.md.txt or crowns.MD, and services belong in a folder. */
export function suggestFile(name: string, known: readonly string[]): string | undefined {
  const corrected = name
    .replace(/(\.\w+)\.txt$/i, "$1")
    .replace(/^([^/]+\/[^/]+)\.txt$/i, "$1.md")
    .replace(/\.ya?ml$/i, ".yaml")
    .replace(/\.(?:md|markdown)$/i, ".md");
  const asEntry = corrected.replace(/\.yaml$/, ".md");
  if (collectionOf(`site/${asEntry}`) !== undefined) return asEntry;
  if (known.includes(corrected)) return corrected;
  const [, folder = "", page = ""] = /^([^/]+)\/(?:.*\/)?([^/]+\.md)$/.exec(corrected) ?? [];
  if (suggest(folder, ["services"]) !== undefined) return `services/${page}`;
  return (
    suggest(corrected, known) ??
    (/^(?!readme|notes?\.|todo)[^/]+\.md$/i.test(corrected) ? `services/${corrected}` : undefined)
  );
}
