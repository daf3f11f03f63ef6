import { kindOf, type Kind } from "../../model/build/kind.ts";
import { mergeTexts, type BothTexts } from "./merge-texts.ts";
import type { OpenedFile, UnsavedText } from "./backend.ts";
import { addStep, typedOn, without, type SessionState, type Typed } from "./session-state.ts";

interface SessionWork {
  getState: () => SessionState;
  change: (changes: Partial<SessionState>) => void;
  /** Drops what was typed into a file. */
  discard: (path: string) => void;
  /** Keeps and judges what is typed into a file now, in place of the draft of another window. */
  goOn: (path: string, over: UnsavedText | undefined) => void;
}

/** Files into which somebody else has written or typed something since they were typed into. */
export class Conflicts {
  readonly #kinds: readonly Kind[];
  readonly #work: SessionWork;
  /** The saved texts that typed ones were made from, by file. Those of an earlier page of the window are not known. */
  readonly #bases = new Map<string, string>();

  constructor(kinds: readonly Kind[], work: SessionWork) {
    this.#kinds = kinds;
    this.#work = work;
  }

  /** Whether somebody else has changed or removed a file since it was typed into, or typed something else into it. */
  has(path: string): boolean {
    const { typed, savingPath, others } = this.#work.getState();
    const mine = typed.get(path);
    if (mine === undefined || savingPath === path) return false;
    return mine.base !== this.#saved(path)?.state || others.has(path);
  }

  /** Returns what was typed into a file and what somebody else has written meanwhile; undefined if one of the texts is not known. */
  bothTexts(path: string): BothTexts | undefined {
    const mine = this.#work.getState().typed.get(path)?.text;
    const [base, theirs, kind] = [this.#bases.get(path), this.#saved(path)?.text, kindOf(this.#kinds, path)];
    if (!kind || base === undefined || mine === undefined || theirs === undefined) return undefined;
    return { path, kind, base, mine, theirs };
  }

  /** Says that what was typed is to replace what somebody else has written or typed meanwhile. */
  keepMine(path: string): void {
    const { others, typed } = this.#work.getState();
    const { base, text } = typed.get(path)!;
    const isTyped = others.has(path);
    const both = isTyped ? undefined : this.bothTexts(path);
    const merged = both && mergeTexts(both, true);
    this.#settle(path, typedOn(isTyped ? base : this.#saved(path)?.state, merged ?? text));
    this.noteBase(path);
  }

  /** Says that what somebody else has written or typed meanwhile is to replace what was typed. Undo brings that back. */
  takeTheirs(path: string): void {
    const { others, steps, typed } = this.#work.getState();
    const other = others.get(path);
    if (other === undefined) {
      this.#work.discard(path);
      return;
    }
    this.#work.change({ steps: new Map(steps).set(path, addStep(steps.get(path), typed.get(path)?.text, undefined)) });
    this.#settle(path, typedOn(other.base, other.text!));
  }

  /** Makes what was typed a change of what somebody else has saved meanwhile, unless both have changed one field. */
  merge(): void {
    for (const [path, { base }] of this.#work.getState().typed) {
      const state = this.#saved(path)?.state;
      const both = base === state ? undefined : this.bothTexts(path);
      const text = both && mergeTexts(both);
      if (both === undefined || text === undefined) continue;
      const { steps } = this.#work.getState();
      const past = (steps.get(path)?.past ?? []).flatMap((mine) => mergeTexts({ ...both, mine }) ?? []);
      this.#work.change({ steps: new Map(steps).set(path, { past }) });
      this.#settle(path, typedOn(state, text));
      this.noteBase(path);
    }
  }

  /** Notes the saved text that typing into a file begins with. */
  noteBase(path: string, text = this.#saved(path)?.text): void {
    if (text !== undefined) this.#bases.set(path, text);
  }

  /** Goes on with a text where two windows, or a window and a file, say different things. */
  #settle(path: string, mine: Typed): void {
    const { others, typed } = this.#work.getState();
    this.#work.change({ typed: new Map(typed).set(path, mine), others: without(others, path) });
    this.#work.goOn(path, others.get(path));
  }

  #saved(path: string): OpenedFile | undefined {
    return this.#work.getState().opened.files.find((file) => file.path === path);
  }
}
