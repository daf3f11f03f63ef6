import type { Edit } from "../change/edit.ts";
import { changeText, type WhyRefused } from "../change/change-text.ts";
import type { Kind } from "../../../model/kind.ts";
import { TextJudge } from "./judge.ts";
import { Connection } from "./connection.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { PlaceIsGone } from "./place.ts";
import type { ContentPlace, OpenedContent, OpenedFile, TextChange, WindowDraft } from "./place.ts";
import { typedOn, withFiles, without, type SessionState, type Typed } from "./session-state.ts";
import { addStep, goStep, type Steps } from "./steps.ts";

/** The work on the content of a practice in one window: what was opened, what was typed, and what is wrong with it. */
export class Session {
  state: SessionState;
  readonly #place: ContentPlace;
  readonly #judge: TextJudge;
  readonly #listeners = new Set<() => void>();
  readonly #drafts: DraftKeeper;
  readonly #connection: Connection;
  #judging: ReturnType<typeof setTimeout> | undefined;

  constructor(place: ContentPlace, opened: OpenedContent, kinds: readonly Kind[]) {
    this.#place = place;
    this.#judge = new TextJudge(kinds);
    this.#drafts = new DraftKeeper(place, {
      draftOf: (path) => ({ path, ...this.state.typed.get(path) }),
      onKept: (path, other) => {
        this.#noteKept(path, true);
        if (other !== undefined) this.#takeDrafts([other]);
      },
      onFault: (path, fault) => {
        if (fault instanceof PlaceIsGone) this.#connection.noteGone(fault);
        else this.#noteKept(path, false);
      },
    });
    this.#connection = new Connection(place, {
      version: () => this.state.opened.version,
      take: (now) => {
        this.#take(now);
      },
      onGone: () => {
        this.#change({ isGone: true });
      },
      onReturn: this.keepNow,
    });
    const own = new Map(opened.drafts.toReversed().map((draft) => [draft.path, draft]));
    for (const draft of own.values()) this.#drafts.goOnFrom(draft);
    const typed = new Map([...own].map(([path, { base, text = "" }]) => [path, typedOn(base, text)]));
    const judged = { path: undefined, text: undefined, judgment: this.#judge.judge(opened, new Map()) };
    this.state = { opened, typed, judged, steps: new Map(), isGone: false, others: new Map(), unkept: new Set() };
    this.#takeDrafts(opened.drafts);
    void this.#connection.follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.state;

  fileAt(path: string): OpenedFile | undefined {
    return this.state.opened.files.find((file) => file.path === path);
  }

  /** Knows a picture that was just added, before the place tells of it. */
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

  /** Goes a step back, or forward again. */
  go(way: "undo" | "redo", path: string): void {
    const gone = goStep(way, this.state.steps.get(path), this.textOf(path)!);
    if (gone !== undefined) this.#setText(path, gone.text, gone.steps);
  }

  /** Drops what was typed into a file. */
  discard(path: string): void {
    const { typed, steps, others } = this.state;
    this.#change({ typed: without(typed, path), steps: without(steps, path), others: without(others, path) });
    this.#drafts.keepSoon(path, 0);
    this.judgeSoon(path, 0);
  }

  /** Says that what was typed is to replace what somebody else has written or typed meanwhile. */
  keepMine(path: string): void {
    const other = this.state.others.get(path);
    const { base, text } = this.state.typed.get(path)!;
    this.#settle(path, typedOn(other === undefined ? this.fileAt(path)?.state : base, text));
  }

  /** Says that what somebody else has written or typed meanwhile is to replace what was typed. Undo brings that back. */
  takeTheirs(path: string): void {
    const other = this.state.others.get(path);
    if (other === undefined) {
      this.discard(path);
      return;
    }
    const steps = addStep(this.state.steps.get(path), this.textOf(path), undefined);
    this.#change({ steps: new Map(this.state.steps).set(path, steps) });
    this.#settle(path, typedOn(other.base, other.text!));
  }

  /** Whether somebody else has changed or removed a file since it was typed into, or typed something else into it. */
  isConflict(path: string): boolean {
    const typed = this.state.typed.get(path);
    if (typed === undefined || this.#drafts.isHeld(path)) return false;
    return typed.base !== this.fileAt(path)?.state || this.state.others.has(path);
  }

  /** Saves what was typed into a file. Returns whether that was done. */
  async save(path: string): Promise<boolean> {
    const typed = this.state.typed.get(path);
    return !this.state.others.has(path) && (typed === undefined || this.saveAll([{ path, ...typed }]));
  }

  /** Makes all changes or none. Returns whether they were made; a failure is noted for the first of them. */
  async saveAll(changes: readonly TextChange[]): Promise<boolean> {
    const [{ path }] = changes as [TextChange];
    this.#change({ savingPath: path, failure: undefined });
    try {
      return await this.#drafts.saving(changes, async () => {
        const result = await this.#place.save(changes);
        if (result.outcome === "saved") this.#takeSaved(result.opened, changes);
        if (result.outcome === "conflict")
          this.#change({ opened: withFiles(this.state.opened, result.files, changes) });
        if (result.outcome === "refused" || result.outcome === "failed")
          this.#change({ failure: { path, problems: [], ...result } });
        return result.outcome === "saved";
      });
    } catch (error) {
      this.#connection.noteGone(error);
      return false;
    } finally {
      this.#change({ savingPath: undefined });
    }
  }

  /** Hands everything that was typed to the place at once, as when the window closes. */
  readonly keepNow = (): void => {
    this.#drafts.keepNow();
  };

  /** Lets the browser ask before it closes the only window that has something. */
  readonly askFirst = (event: BeforeUnloadEvent): void => {
    const { isGone, unkept, others } = this.state;
    if (others.size > 0 || ((isGone || unkept.size > 0) && !this.#drafts.isDone)) event.preventDefault();
  };

  close(): void {
    this.#connection.close();
    this.#drafts.close();
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
      if (now !== undefined && now !== text) typed.set(path, typedOn(base, now));
      else this.#drafts.forget(path);
    }
    this.#change({ opened, typed });
    this.judgeSoon(this.state.judged.path, 0);
  }

  #setText(path: string, text: string, steps: Steps): void {
    const file = this.fileAt(path);
    const old = this.state.typed.get(path);
    const base = old ? old.base : file?.state;
    const isSaved = file?.text === text && base === file.state;
    const typed = isSaved ? without(this.state.typed, path) : new Map(this.state.typed).set(path, typedOn(base, text));
    this.#change({ typed, steps: new Map(this.state.steps).set(path, steps), failure: undefined });
    this.#drafts.keepSoon(path);
    this.judgeSoon(path);
  }

  #take(opened: OpenedContent): void {
    this.#change({ opened, isGone: false });
    this.#takeDrafts(opened.drafts);
    // The draft of this window is dropped when another one saves the file.
    const kept = new Set(opened.drafts.map(({ path }) => path));
    for (const path of this.state.typed.keys())
      if (this.isConflict(path) && !kept.has(path)) this.#drafts.keepSoon(path);
    this.judgeSoon(this.state.judged.path, 0);
  }

  /** Notes what other windows have typed into the files of this one. */
  #takeDrafts(drafts: readonly WindowDraft[]): void {
    const { typed, others } = this.state;
    const found = drafts.flatMap((draft) =>
      this.#drafts.isOther(draft, typed.get(draft.path)?.text) ? [[draft.path, draft] as const] : [],
    );
    if (found.length > 0) this.#change({ others: new Map([...others, ...found]) });
  }

  /** Goes on with a text where two windows, or a window and a file, say different things. */
  #settle(path: string, typed: Typed): void {
    const other = this.state.others.get(path);
    if (other !== undefined) this.#drafts.goOnFrom(other);
    this.#change({ typed: new Map(this.state.typed).set(path, typed), others: without(this.state.others, path) });
    this.#drafts.keepSoon(path, 0);
    this.judgeSoon(path, 0);
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
