import { folderOf, type Draft, type Kind } from "../model/build/kind.ts";

/** A kind of files that `dentalsite new` makes. */
export interface DraftedKind extends Kind {
  draft: Draft;
}

export const draftedKinds = (kinds: readonly Kind[]): DraftedKind[] =>
  kinds.filter((kind): kind is DraftedKind => kind.draft !== undefined && folderOf(kind) !== undefined);
