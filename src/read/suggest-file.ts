import { suggest } from "../problem.ts";

/** The name that was probably meant: editors save crowns.md.txt or crowns.MD, and services lie in a folder of their own. */
export function suggestFile(name: string, known: readonly string[]): string | undefined {
  const mended = name
    .replace(/(\.\w+)\.txt$/i, "$1")
    .replace(/^(services\/[^/]+)\.txt$/i, "$1.md")
    .replace(/\.ya?ml$/i, ".yaml")
    .replace(/\.(?:md|markdown)$/i, ".md");
  if (known.includes(mended) || /^services\/[^/]+\.md$/.test(mended)) return mended;
  const [, folder = "", page = ""] = /^([^/]+)\/(?:.*\/)?([^/]+\.md)$/.exec(mended) ?? [];
  if (suggest(folder, ["services"]) !== undefined) return `services/${page}`;
  return (
    suggest(mended, known) ?? (/^(?!readme|notes?\.|todo)[^/]+\.md$/i.test(mended) ? `services/${mended}` : undefined)
  );
}
