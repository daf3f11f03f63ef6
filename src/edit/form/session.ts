import type { Edit } from "../change/edit.ts";
import { changeText, type WhyRefused } from "../change/change-text.ts";
import type { Kind } from "../../model/build/kind.ts";
import { isContested, keepMine, mergeDraft, mergeSaved, stepsAfterSave, type Settled } from "./conflicts.ts";
import { TextJudge } from "./judge.ts";
import { DraftKeeper, readUnsent } from "./draft-keeper.ts";
import {
  BackendIsGone,
  type Backend,
  type ChangedContent,
  type OpenedContent,
  type OpenedFile,
  type TextChange,
} from "./backend.ts";
import {
  addStep,
  firstState,
  typedOn,
  savedIn,
  typedOrSaved,
  withFiles,
  without,
  type SessionState,
  type Steps,
  type Typed,
} from "./session-state.ts";

/** Time after which a backend that is gone is asked again. */
const patienceMilliseconds = 1500;

/** The work on the content of a practice in one window: what was opened, what was typed, and what is wrong with it. */
export class Session {
  state: SessionState;
  readonly #kinds: readonly Kind[];
  readonly #backend: Backend;
  readonly #judge: TextJudge;
  readonly #listeners = new Set<() => void>();
  readonly #drafts: DraftKeeper;
  /** Changes whose texts were typed here, and whose saving has no answer yet. */
  #sent: readonly TextChange[] = [];
  #judging: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(backend: Backend, opened: OpenedContent, kinds: readonly Kind[]) {
    this.#backend = backend;
    this.#kinds = kinds;
    this.#judge = new TextJudge(kinds);
    this.#drafts = new DraftKeeper(backend, {
      textOf: (path) => ({ path, ...this.state.typed.get(path) }),
      onKept: (path) => {
        this.#noteKept(path, true);
        if (this.state.isGone) this.#change({ isGone: false });
        this.#takeDrafts();
      },
      onFault: (path, fault) => {
        if (fault instanceof BackendIsGone) this.#change({ isGone: true });
        else this.#noteKept(path, false);
      },
    });
    const unsent = readUnsent();
    this.state = firstState(opened, unsent, this.#judge.judge(opened, new Map()));
    for (const { path, ...draft } of opened.drafts) this.#drafts.agree(path, draft);
    for (const { path } of unsent) this.#drafts.keepSoon(path, 0);
    this.#mergeSaved();
    void this.#follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.state;

  fileAt(path: string): OpenedFile | undefined {
    return this.state.opened.files.find((file) => file.path === path);
  }

  /** Knows a picture that was just added, before the backend tells of it. */
  learnPicture(path: string): void {
    this.#change({ opened: withFiles(this.state.opened, [{ path, state: "added" }]) });
  }

  /** Returns the text of a file as it is typed, or else as it is saved. */
  textOf(path: string): string | undefined {
    return typedOrSaved(this.state, path)?.text;
  }

  /** Makes edits of a file, or returns why they cannot be made. Edits with one `step` in a row are undone together. */
  edit(path: string, edits: readonly Edit[], step?: string): WhyRefused | undefined {
    const changed = changeText(path, this.textOf(path) ?? "", edits);
    if ("refused" in changed) return changed.refused;
    this.write(path, changed.text, step);
    return undefined;
  }

  /** Replaces the text of a file. */
  write(path: string, text: string, step?: string): void {
    const before = typedOrSaved(this.state, path);
    if (before?.text === text) return;
    this.#setText(path, typedOn(before?.base, text), addStep(this.state.steps.get(path), before, step));
  }

  /** Goes a step back. What somebody else has saved since stays. */
  undo(path: string): void {
    const { past } = this.state.steps.get(path)!;
    this.#setText(path, past.at(-1)!, { past: past.slice(0, -1) });
    this.#mergeSaved();
  }

  /** Says that what was typed is to replace what somebody else has written into the same fields. */
  keepMine(path: string): void {
    this.#settle(path, keepMine(this.state, path, this.#kinds));
  }

  /** Drops what was typed into a file. Undo brings it back. */
  drop(path: string): void {
    const { steps, typed } = this.state;
    this.#settle(path, { typed: undefined, ...addStep(steps.get(path), typed.get(path), undefined) });
  }

  /** Saves what was typed into a file. Returns whether that was done. */
  async save(path: string): Promise<boolean> {
    const typed = this.state.typed.get(path);
    if (typed === undefined || (await this.saveAll([{ path, ...typed }]))) return true;
    const isMerged = this.state.typed.get(path)?.base !== typed.base;
    return isMerged && !isContested(this.state, path) && this.save(path);
  }

  /** Makes all changes or none. Returns whether they were made; a failure is noted for the first of them. */
  async saveAll(changes: readonly TextChange[]): Promise<boolean> {
    const [{ path }] = changes as [TextChange];
    this.#change({ savingPath: path, failure: undefined });
    const sent = changes.filter(({ path: each, text }) => text && text === this.state.typed.get(each)?.text);
    this.#sent = [...this.#sent, ...sent];
    try {
      await this.#drafts.arrive(changes.map((each) => each.path));
      const result = await this.#backend.save(changes);
      this.#change({ isGone: false });
      if (result.outcome === "saved") this.#takeSaved(result.opened, sent);
      this.#sent = this.#sent.filter((each) => !sent.includes(each));
      if (result.outcome === "conflict") this.#open(withFiles(this.state.opened, result.files));
      if (result.outcome === "refused" || result.outcome === "failed")
        this.#change({ failure: { path, problems: [], ...result } });
      return result.outcome === "saved";
    } catch (error) {
      if (!(error instanceof BackendIsGone)) throw error;
      this.#change({ isGone: true });
      // The drafts ask until there is an answer.
      for (const each of changes) this.#drafts.keepSoon(each.path);
      return false;
    } finally {
      this.#change({ savingPath: undefined });
    }
  }

  /** Hands everything that was typed to the backend at once, as when the window closes. */
  get keepNow(): () => void {
    return this.#drafts.keepNow;
  }

  /** Lets the browser ask before it closes the only window that has something. */
  readonly askFirst = (event: Event): void => {
    const { isGone, unkept } = this.state;
    if (!this.#drafts.isDone && (isGone || unkept.size > 0)) event.preventDefault();
  };

  close(): void {
    this.#isClosed = true;
    this.keepNow();
  }

  /** Judges the texts with what was typed into one file, after a moment without typing. */
  judgeSoon(path: string | undefined, delay = 120): void {
    clearTimeout(this.#judging);
    const judge = (): void => {
      const text = path === undefined ? undefined : this.state.typed.get(path)?.text;
      const typed = new Map(path === undefined || text === undefined ? [] : [[path, text]]);
      this.#change({ judged: { path, text, judgment: this.#judge.judge(this.state.opened, typed) } });
    };
    if (delay === 0) judge();
    else this.#judging = setTimeout(judge, delay);
  }

  /** Takes content with the changes of `sent`, which the backend has saved. */
  #takeSaved(opened: OpenedContent, sent: readonly TextChange[]): void {
    this.#open(opened);
    for (const { path } of sent) {
      this.#drafts.forget(path);
      if (this.state.typed.has(path)) this.#drafts.keepSoon(path, 0);
    }
    this.judgeSoon(this.state.judged.path, 0);
  }

  /**
   * Takes content that was saved, by this window or by others. What was typed and is saved now is dropped. What was typed into such a file
   * meanwhile is a change of what was saved.
   */
  #open(opened: OpenedContent): void {
    const [typed, steps] = [new Map(this.state.typed), new Map(this.state.steps)];
    for (const path of new Set([...typed.keys(), ...this.#sent.map((each) => each.path)])) {
      const [before, saved] = [this.fileAt(path)?.text, savedIn({ opened }, path)];
      const now = typed.get(path)?.text;
      const isSent = this.#sent.some((each) => each.path === path && each.text === saved);
      if (saved === undefined || (!isSent && now !== saved)) continue;
      if (saved !== before) steps.set(path, stepsAfterSave(this.state, { path, text: saved }, this.#kinds));
      typed.delete(path);
      if (now !== undefined && now !== saved) typed.set(path, typedOn(saved, now));
      this.#sent = this.#sent.filter((each) => each.path !== path || each.text !== saved);
    }
    this.#change({ opened, typed, steps });
    this.#mergeSaved();
  }

  #setText(path: string, version: Typed, steps: Steps): void {
    this.#setTyped(path, { typed: version.text === this.fileAt(path)?.text ? undefined : version, ...steps });
    this.#change({ failure: undefined, overruled: undefined });
    this.#drafts.keepSoon(path);
    this.judgeSoon(path);
  }

  #setTyped(path: string, { typed, ...steps }: Settled): void {
    const others = without(this.state.typed, path);
    this.#change({
      typed: typed === undefined ? others : new Map(others).set(path, typed),
      steps: new Map(this.state.steps).set(path, steps),
    });
  }

  /** Goes on with a text that another window, or somebody else, has had a part in. */
  #settle(path: string, settled: Settled): void {
    this.#setTyped(path, settled);
    this.#drafts.keepSoon(path, 0);
    this.judgeSoon(path, 0);
  }

  /** Makes what was typed a change of what somebody else has saved meanwhile, unless both have changed one field. */
  #mergeSaved(): void {
    for (const path of this.state.typed.keys()) {
      const settled = mergeSaved(this.state, path, this.#kinds);
      if (settled) this.#settle(path, settled);
    }
  }

  /** Takes what is typed in other windows. */
  #takeDrafts(): void {
    for (const draft of this.state.opened.drafts) {
      const { path, text, number } = draft;
      const agreed = this.#drafts.agreedOn(path);
      if (number <= agreed.number || this.#drafts.isSending(path)) continue;
      this.#drafts.agree(path, { text, number });
      if (this.state.typed.get(path)?.text === text) continue;
      const { isOverruled, ...settled } = mergeDraft(this.state, draft, { agreed: agreed.text, kinds: this.#kinds });
      this.#setTyped(path, settled);
      this.judgeSoon(this.state.judged.path);
      if (isOverruled) this.#change({ overruled: path });
      if (settled.typed?.text !== text) this.#drafts.keepSoon(path, 0);
    }
  }

  /** Waits for changes by others as long as the window is open, also after the backend was gone for a while. */
  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const { isGone, opened } = this.state;
      try {
        this.#take(await (isGone ? this.#backend.open() : this.#backend.next(opened.version)));
      } catch (error) {
        await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
        // Any other fault is an answer, too.
        this.#change({ isGone: error instanceof BackendIsGone });
        if (!this.state.isGone) reportError(error);
      }
    }
  }

  #take(changed: ChangedContent): void {
    const before = this.state.opened;
    const opened = { ...before, ...changed };
    this.#open(opened);
    this.#change({ isGone: false });
    this.#takeDrafts();
    if (opened.files !== before.files) this.judgeSoon(this.state.judged.path, 0);
  }

  #noteKept(path: string, isKept: boolean): void {
    if (isKept !== this.state.unkept.has(path)) return;
    const others = [...this.state.unkept].filter((each) => each !== path);
    this.#change({ unkept: new Set(isKept ? others : [...others, path]) });
  }

  #change(changes: Partial<SessionState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
