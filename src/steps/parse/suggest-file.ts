import { folderOf, kindOf, type Kind } from "../../model/kind.ts";
import { suggest } from "../../problems/problem.ts";

/** Guesses the name that was meant: editors save crowns.md.txt or crowns.MD, and services belong in a folder. */
export function suggestFile(name: string, kinds: readonly Kind[]): string | undefined {
  const corrected = name
    .replace(/(\.\w+)\.txt$/i, "$1")
    .replace(/^([^/]+\/[^/]+)\.txt$/i, "$1.md")
    .replace(/\.ya?ml$/i, ".yaml")
    .replace(/\.(?:md|markdown)$/i, ".md");
  const asEntry = corrected.replace(/\.yaml$/, ".md");
  const entryKind = kindOf(kinds, `site/${asEntry}`);
  if (entryKind && folderOf(entryKind) !== undefined) return asEntry;
  const known = kinds.map(({ files }) => files);
  if (known.includes(corrected)) return corrected;
  const [, folder = "", page = ""] = /^([^/]+)\/(?:.*\/)?([^/]+\.md)$/.exec(corrected) ?? [];
  if (suggest(folder, ["services"]) !== undefined) return `services/${page}`;
  return (
    suggest(corrected, known) ??
    (/^(?!readme|notes?\.|todo)[^/]+\.md$/i.test(corrected) ? `services/${corrected}` : undefined)
  );
}
