import { rmSync } from "node:fs";
import { placeFile } from "../../lib/disk/replace-file.ts";
import type { Kind } from "../../model/build/kind.ts";
import type { Problem } from "../../problems/problem.ts";
import type { KeptDraft, TextChange } from "../form/backend.ts";
import { isTextNow } from "./file-text.ts";
import { changeSchemaIn, listWork, makeWorkPlace, placeInWork, readIfJson } from "./work-folder.ts";

/*
 * What was typed and is not saved is in one JSON file per content file, with the text that it was made from:
 * `.dentalsite/forms/drafts/site/home.yaml.json`.
 */

/** The drafts of a practice's content files. */
export class Drafts {
  readonly #root: string;
  readonly #kept = new Map<string, KeptDraft>();
  #last = 0;

  constructor(root: string, kinds: readonly Kind[]) {
    this.#root = root;
    const schema = changeSchemaIn(root, kinds);
    for (const file of listWork(root, "drafts")) {
      const read = schema.safeParse(readIfJson(file));
      if (read.success && placeInWork(root, draftFileOf(read.data.path)) === file && !this.#isSaved(read.data))
        this.#take(read.data);
    }
  }

  /** Lists the last draft of each file; one without a text was dropped or saved. */
  list(): KeptDraft[] {
    return [...this.#kept.values()];
  }

  /** Keeps a draft in place of the last one of its file, or drops that. Returns its number. */
  keep(draft: TextChange): number {
    const isDropped = draft.text === undefined || this.#isSaved(draft);
    if (isDropped) this.#remove(draft.path);
    else placeFile(makeWorkPlace(this.#root, draftFileOf(draft.path)), JSON.stringify(draft));
    return this.#take(isDropped ? { path: draft.path } : draft);
  }

  /** Adds what the checks say of the draft with a number. */
  advise(name: string, number: number, advice: readonly Problem[]): void {
    const kept = this.#kept.get(name);
    if (kept?.number === number) this.#kept.set(name, { ...kept, advice });
  }

  /** Drops the drafts that say what was saved. */
  dropSaved(changes: readonly TextChange[]): void {
    for (const { path: name, text } of changes) {
      if (this.#kept.get(name)?.text === text) this.keep({ path: name });
    }
  }

  #take(draft: TextChange): number {
    // The numbers of a later run are higher.
    this.#last = Math.max(this.#last + 1, Date.now());
    this.#kept.set(draft.path, { ...draft, number: this.#last });
    return this.#last;
  }

  #remove(name: string): void {
    const place = placeInWork(this.#root, draftFileOf(name));
    if (place !== undefined) rmSync(place, { force: true });
  }

  /** Whether a file says what its draft says. Such a draft arrived after it was saved, or somebody else has written the same. */
  #isSaved({ path: name, text }: TextChange): boolean {
    return isTextNow(this.#root, name, text);
  }
}

const draftFileOf = (name: string): string => `drafts/${name}.json`;
