import type { Kind } from "../../../model/kind.ts";
import type { WindowDraft } from "../form/place.ts";
import { keepDraft, readDrafts } from "./drafts.ts";

/** The drafts of all windows, of which each file has one. The later window does not replace a draft that it does not know. */
export class WindowDrafts {
  readonly #root: string;
  readonly #kinds: readonly Kind[];
  readonly #onReplaced: () => void;
  /** The marks of the drafts of this run, by file. */
  readonly #marks = new Map<string, string>();

  /** `onReplaced` is called when a window has replaced the draft of another. */
  constructor(root: string, kinds: readonly Kind[], onReplaced: () => void) {
    this.#root = root;
    this.#kinds = kinds;
    this.#onReplaced = onReplaced;
  }

  read(): WindowDraft[] {
    return readDrafts(this.#root, this.#kinds).map((draft) => {
      const mark = this.#marks.get(draft.path);
      return { ...draft, ...(mark !== undefined && { mark }) };
    });
  }

  /** Keeps a draft, or returns the one that another window has kept meanwhile. */
  keep({ mark, follows, ...draft }: WindowDraft): WindowDraft | undefined {
    const { path, text } = draft;
    const before = this.#marks.get(path);
    if (before !== undefined && mark !== undefined && ![mark, follows].includes(before)) {
      const other = this.read().find((each) => each.path === path);
      if (other !== undefined && other.text !== text) return text === undefined ? undefined : other;
    }
    keepDraft(this.#root, this.#kinds, draft);
    if (mark === undefined || text === undefined) this.#marks.delete(path);
    else this.#marks.set(path, mark);
    if (before !== undefined && windowOf(before) !== windowOf(mark)) this.#onReplaced();
    return undefined;
  }

  /** Drops the draft of a file, whichever window it is of. */
  drop(path: string): void {
    keepDraft(this.#root, this.#kinds, { path });
    this.#marks.delete(path);
  }
}

const windowOf = (mark: string | undefined): string | undefined => mark?.split(":")[0];
