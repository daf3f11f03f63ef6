import type { Edit } from "../change/edit.ts";
import { changeText, type WhyRefused } from "../change/change-text.ts";
import type { Kind } from "../../model/build/kind.ts";
import { Conflicts } from "./conflicts.ts";
import { TextJudge } from "./judge.ts";
import { DraftKeeper, readUnsent } from "./draft-keeper.ts";
import { BackendIsGone, type Backend, type OpenedContent, type OpenedFile, type TextChange } from "./backend.ts";
import { addStep, firstState, typedOn, withFiles, without, type SessionState, type Steps } from "./session-state.ts";

/** Time after which a backend that is gone is asked again. */
const patienceMilliseconds = 1500;

/** The work on the content of a practice in one window: what was opened, what was typed, and what is wrong with it. */
export class Session {
  state: SessionState;
  readonly conflicts: Conflicts;
  readonly #backend: Backend;
  readonly #judge: TextJudge;
  readonly #listeners = new Set<() => void>();
  readonly #drafts: DraftKeeper;
  #judging: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(backend: Backend, opened: OpenedContent, kinds: readonly Kind[]) {
    this.#backend = backend;
    this.#judge = new TextJudge(kinds);
    this.#drafts = new DraftKeeper(backend, {
      textOf: (path) => ({ path, ...this.state.typed.get(path) }),
      onKept: (path, other) => {
        this.#noteKept(path, true);
        if (this.state.isGone) this.#change({ isGone: false });
        if (other !== undefined) this.#change({ others: new Map(this.state.others).set(path, other) });
      },
      onFault: (path, fault) => {
        if (fault instanceof BackendIsGone) this.#change({ isGone: true });
        else this.#noteKept(path, false);
      },
    });
    const unsent = readUnsent();
    this.state = firstState(opened, unsent, this.#judge.judge(opened, new Map()));
    this.conflicts = new Conflicts(kinds, {
      getState: () => this.state,
      change: (changes) => {
        this.#change(changes);
      },
      discard: (path) => {
        this.discard(path);
      },
      goOn: (path, over) => {
        if (over) this.#drafts.goOnFrom(path, over.text);
        this.#drafts.keepSoon(path, 0);
        this.judgeSoon(path, 0);
      },
    });
    for (const { path, text } of opened.drafts) this.#drafts.goOnFrom(path, text);
    for (const { path, over } of unsent) this.#drafts.goOnFrom(path, over);
    for (const { path } of unsent) this.#drafts.keepSoon(path, 0);
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
    this.#change({ opened: withFiles(this.state.opened, [{ path, state: "added" }], [{ path }]) });
  }

  /** Returns the text of a file as it is typed, or else as it is saved. */
  textOf(path: string): string | undefined {
    return this.state.typed.get(path)?.text ?? this.fileAt(path)?.text;
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
    const before = this.textOf(path);
    if (before === text) return;
    this.#setText(path, text, addStep(this.state.steps.get(path), before, step));
  }

  /** Goes a step back. */
  undo(path: string): void {
    const { past } = this.state.steps.get(path)!;
    this.#setText(path, past.at(-1)!, { past: past.slice(0, -1) });
  }

  /** Drops what was typed into a file. Undo brings it back. */
  discard(path: string): void {
    const { typed, others } = this.state;
    const steps = addStep(this.state.steps.get(path), this.textOf(path), undefined);
    this.#change({
      typed: without(typed, path),
      steps: new Map(this.state.steps).set(path, steps),
      others: without(others, path),
    });
    this.#drafts.keepSoon(path, 0);
    this.judgeSoon(path, 0);
  }

  /** Saves what was typed into a file. Returns whether that was done. */
  async save(path: string): Promise<boolean> {
    const typed = this.state.typed.get(path);
    if (this.state.others.has(path)) return false;
    if (typed === undefined || (await this.saveAll([{ path, ...typed }]))) return true;
    const isMerged = this.state.typed.get(path)?.base !== typed.base;
    return isMerged && !this.conflicts.has(path) && this.save(path);
  }

  /** Notes the changes of a deletion that nothing published can take back. */
  noteDeleted(title: string, made: readonly TextChange[], texts: ReadonlyMap<string, string>): void {
    const changes = made.map(({ path, text }) => ({ path, text, before: texts.get(path) }));
    this.#change({ deleted: [...this.state.deleted, { title, changes }] });
  }

  /** Makes all changes or none. Returns whether they were made; a failure is noted for the first of them. */
  async saveAll(changes: readonly TextChange[]): Promise<boolean> {
    const [{ path }] = changes as [TextChange];
    this.#change({ savingPath: path, failure: undefined });
    try {
      const result = await this.#backend.save(await this.#drafts.hold(changes));
      this.#change({ isGone: false });
      if (result.outcome === "saved") this.#takeSaved(result.opened, changes);
      if (result.outcome === "conflict") {
        this.#change({ opened: withFiles(this.state.opened, result.files, changes) });
        this.conflicts.merge();
      }
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
      this.#drafts.resume(changes);
      this.#change({ savingPath: undefined });
    }
  }

  /** Hands everything that was typed to the backend at once, as when the window closes. */
  get keepNow(): () => void {
    return this.#drafts.keepNow;
  }

  /** Lets the browser ask before it closes the only window that has something. */
  readonly askFirst = (event: Event): void => {
    const { isGone, unkept, others } = this.state;
    if (!this.#drafts.isDone && (isGone || unkept.size > 0 || others.size > 0)) event.preventDefault();
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

  /** Drops what was typed and is saved now. What was typed into these files meanwhile is a change of what was saved. */
  #takeSaved(opened: OpenedContent, changes: readonly TextChange[]): void {
    const typed = new Map(this.state.typed);
    for (const { path, text } of changes) {
      const now = typed.get(path)?.text;
      typed.delete(path);
      const base = opened.files.find((file) => file.path === path)?.state;
      this.#drafts.goOnFrom(path, undefined);
      this.#drafts.forget(path);
      if (now === undefined || now === text) continue;
      typed.set(path, typedOn(base, now));
      this.conflicts.noteBase(path, text);
      this.#drafts.keepSoon(path, 0);
    }
    this.#change({ opened, typed });
    this.judgeSoon(this.state.judged.path, 0);
  }

  #setText(path: string, text: string, steps: Steps): void {
    const file = this.fileAt(path);
    const old = this.state.typed.get(path);
    const base = old ? old.base : file?.state;
    if (old === undefined) this.conflicts.noteBase(path);
    const isSaved = file?.text === text && base === file.state;
    const typed = isSaved ? without(this.state.typed, path) : new Map(this.state.typed).set(path, typedOn(base, text));
    this.#change({ typed, steps: new Map(this.state.steps).set(path, steps), failure: undefined });
    this.#drafts.keepSoon(path);
    this.judgeSoon(path);
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

  #take(opened: OpenedContent): void {
    const saved = new Map(opened.files.map(({ path, text }) => [path, text]));
    const typed = new Map([...this.state.typed].filter(([path, { text }]) => saved.get(path) !== text));
    this.#change({ opened, typed, isGone: false });
    this.conflicts.merge();
    this.judgeSoon(this.state.judged.path, 0);
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
