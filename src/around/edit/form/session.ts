import type { Edit } from "../change/edit.ts";
import { changeText, type WhyRefused } from "../change/change-text.ts";
import type { Kind } from "../../../model/kind.ts";
import type { Problem } from "../../../problems/problem.ts";
import { TextJudge, type Judgment } from "./judge.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import {
  PlaceIsGone,
  type ContentPlace,
  type OpenedContent,
  type OpenedFile,
  type TextChange,
  type UnsavedText,
} from "./place.ts";

/** A text that was typed and is not saved. `base` is the state of the file that it was made from; absent if the file is new. */
interface Typed {
  base?: string;
  text: string;
}

/** Texts of a file that undo and redo lead to. */
interface Steps {
  past: readonly string[];
  future: readonly string[];
  /** What the last step changed, so that typing into one field is one step. */
  last?: string;
}

/** Everything that is shown. Each change makes a new one. */
export interface SessionState {
  opened: OpenedContent;
  typed: ReadonlyMap<string, Typed>;
  steps: ReadonlyMap<string, Steps>;
  /** What is known of the saved texts with those of one file replaced. */
  judged: { path: string | undefined; text: string | undefined; judgment: Judgment };
  isGone: boolean;
  /** Files whose drafts the place could not keep, as when its disk is full. */
  unkept: ReadonlySet<string>;
  savingPath?: string;
  /** Why the last try to save failed, for the file that it was. */
  failure?: { path: string; reason?: "disk full" | "not allowed" | "other"; problems: readonly Problem[] };
}

const noSteps: Steps = { past: [], future: [] };
const mostSteps = 200;
/** Time after which a draft that could not be kept is tried again. */
const retryMilliseconds = 2000;

/** The work on the content of a practice in one window: what was opened, what was typed, and what is wrong with it. */
export class Session {
  state: SessionState;
  readonly #place: ContentPlace;
  readonly #judge: TextJudge;
  readonly #listeners = new Set<() => void>();
  readonly #drafts: DraftKeeper;
  #judging: ReturnType<typeof setTimeout> | undefined;
  /** Ends when a place that is gone is back. */
  #return: Promise<void> | undefined;
  #isClosed = false;

  constructor(place: ContentPlace, opened: OpenedContent, kinds: readonly Kind[]) {
    this.#place = place;
    this.#judge = new TextJudge(kinds);
    const draftOf = (path: string): UnsavedText => ({ path, ...this.state.typed.get(path) });
    this.#drafts = new DraftKeeper(place, draftOf, (path, fault) => {
      this.#noteKept(path, fault);
    });
    const typed = opened.drafts.flatMap(({ path, base, text }): [string, Typed][] =>
      text === undefined ? [] : [[path, typedOn(base, text)]],
    );
    const judged = { path: undefined, text: undefined, judgment: this.#judge.judge(opened, new Map()) };
    this.state = { opened, typed: new Map(typed), steps: new Map(), judged, isGone: false, unkept: new Set() };
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
    const { past, last } = this.state.steps.get(path) ?? noSteps;
    const isSame = step !== undefined && step === last;
    const next = before === undefined || isSame ? past : [...past, before].slice(-mostSteps);
    this.#setText(path, text, { past: next, future: [], ...(step !== undefined && { last: step }) });
  }

  undo(path: string): void {
    const { past, future } = this.state.steps.get(path) ?? noSteps;
    const text = past.at(-1);
    if (text !== undefined)
      this.#setText(path, text, { past: past.slice(0, -1), future: [this.textOf(path)!, ...future] });
  }

  redo(path: string): void {
    const { past, future } = this.state.steps.get(path) ?? noSteps;
    const [text, ...rest] = future;
    if (text !== undefined) this.#setText(path, text, { past: [...past, this.textOf(path)!], future: rest });
  }

  /** Drops what was typed into a file. */
  discard(path: string): void {
    this.#change({ typed: without(this.state.typed, path), steps: without(this.state.steps, path) });
    this.#drafts.keepSoon(path, 0);
    this.judgeSoon(path, 0);
  }

  /** Says that what was typed is to replace what somebody else has written meanwhile. */
  keepMine(path: string): void {
    const state = this.fileAt(path)?.state;
    const { text } = this.state.typed.get(path)!;
    this.#change({ typed: new Map(this.state.typed).set(path, typedOn(state, text)) });
    this.#drafts.keepSoon(path, 0);
  }

  /** Whether somebody else has changed or removed a file since it was typed into. */
  isConflict(path: string): boolean {
    const typed = this.state.typed.get(path);
    return typed !== undefined && typed.base !== this.fileAt(path)?.state && !this.#drafts.isHeld(path);
  }

  /** Saves what was typed into a file. Returns whether that was done. */
  async save(path: string): Promise<boolean> {
    const typed = this.state.typed.get(path);
    return typed === undefined || this.saveAll([{ path, ...typed }]);
  }

  /** Makes all changes or none. Returns whether they were made; a failure is noted for the first of them. */
  async saveAll(changes: readonly TextChange[]): Promise<boolean> {
    const [{ path }] = changes as [TextChange];
    this.#change({ savingPath: path }, ["failure"]);
    const paths = changes.map((each) => each.path);
    try {
      return await this.#drafts.saving(paths, async () => {
        const result = await this.#place.save(changes);
        if (result.outcome === "saved") this.#takeSaved(result.opened, changes);
        if (result.outcome === "conflict") this.#change({ opened: this.#withFiles(result.files, changes) });
        if (result.outcome === "refused") this.#change({ failure: { path, problems: result.problems } });
        if (result.outcome === "failed") this.#change({ failure: { path, problems: [], reason: result.reason } });
        return result.outcome === "saved";
      });
    } catch (error) {
      this.#noteGone(error);
      return false;
    } finally {
      this.#change({}, ["savingPath"]);
    }
  }

  /** Hands everything that was typed to the place at once, as when the window closes. */
  readonly keepNow = (): void => {
    this.#drafts.keepNow();
  };

  /** Lets the browser ask before it closes the only window that has something. */
  readonly askFirst = (event: BeforeUnloadEvent): void => {
    if ((this.state.isGone || this.state.unkept.size > 0) && !this.#drafts.isDone) event.preventDefault();
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
      if (now !== undefined && now !== text) typed.set(path, typedOn(base, now));
      else this.#drafts.forget(path);
    }
    this.#change({ opened, typed });
    this.judgeSoon(this.state.judged.path, 0);
  }

  #withFiles(files: readonly OpenedFile[], changes: readonly TextChange[]): OpenedContent {
    const sent = new Set(changes.map(({ path }) => path));
    return {
      ...this.state.opened,
      files: [...this.state.opened.files.filter(({ path }) => !sent.has(path)), ...files],
    };
  }

  #setText(path: string, text: string, steps: Steps): void {
    const file = this.fileAt(path);
    const old = this.state.typed.get(path);
    const base = old ? old.base : file?.state;
    const isSaved = file?.text === text && base === file.state;
    const typed = isSaved ? without(this.state.typed, path) : new Map(this.state.typed).set(path, typedOn(base, text));
    this.#change({ typed, steps: new Map(this.state.steps).set(path, steps) }, ["failure"]);
    this.#drafts.keepSoon(path);
    this.judgeSoon(path);
  }

  /** Waits for changes by others as long as the window is open. */
  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#take(await this.#place.next(this.state.opened.version));
      } catch (error) {
        this.#noteGone(error);
        await this.#return;
      }
    }
  }

  #take(opened: OpenedContent): void {
    this.#change({ opened, isGone: false });
    this.judgeSoon(this.state.judged.path, 0);
  }

  /** Says whether a draft was kept. One that was not is tried again. */
  #noteKept(path: string, fault: unknown): void {
    if (fault instanceof PlaceIsGone) {
      this.#noteGone(fault);
      return;
    }
    const isKept = fault === undefined;
    if (isKept === this.state.unkept.has(path)) {
      const others = [...this.state.unkept].filter((each) => each !== path);
      this.#change({ unkept: new Set(isKept ? others : [...others, path]) });
    }
    if (!isKept && !this.#isClosed) this.#drafts.keepSoon(path, retryMilliseconds);
  }

  #noteGone(error: unknown): void {
    if (!(error instanceof PlaceIsGone)) throw error;
    this.#change({ isGone: true });
    this.#return ??= this.#waitForReturn();
  }

  /** Asks a place that is gone now and then, and hands it everything once it answers. */
  async #waitForReturn(): Promise<void> {
    while (this.state.isGone && !this.#isClosed) {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const opened = await this.#place.open().catch(() => undefined);
      if (opened !== undefined) this.#take(opened);
    }
    this.#return = undefined;
    this.keepNow();
  }

  #change(changes: Partial<SessionState>, removed: readonly ("failure" | "savingPath")[] = []): void {
    this.state = { ...this.state, ...changes };
    if (removed.includes("failure")) delete this.state.failure;
    if (removed.includes("savingPath")) delete this.state.savingPath;
    for (const listener of this.#listeners) listener();
  }
}

const typedOn = (base: string | undefined, text: string): Typed => ({ text, ...(base !== undefined && { base }) });

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
