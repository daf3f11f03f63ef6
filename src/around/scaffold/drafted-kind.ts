import { folderOf, type Draft, type Kind } from "../../model/kind.ts";

/** A kind of files that `dentalsite new` makes. */
export interface DraftedKind extends Kind {
  draft: Draft;
}

export const draftedKinds = (kinds: readonly Kind[]): DraftedKind[] =>
  kinds.filter((kind): kind is DraftedKind => kind.draft !== undefined && folderOf(kind) !== undefined);

/** Returns the path of an entry's page; undefined if it has none of its own. */
export function pathOfEntry({ page }: Kind, slug: string): string | undefined {
  return typeof page?.path === "function" ? page.path(slug, { name: "" }) : undefined;
}
