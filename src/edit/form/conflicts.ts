import { kindOf, type Kind } from "../../model/build/kind.ts";
import { mergeTexts, type BothTexts } from "./merge-texts.ts";
import type { OpenedFile, TextChange } from "./backend.ts";
import { addStep, savedIn, typedOn, typedOrSaved, type SessionState, type Steps, type Typed } from "./session-state.ts";

/** The unsaved text of a file after two versions were put together; undefined if it is as saved. Its steps are where Undo leads. */
export interface Settled extends Steps {
  typed: Typed | undefined;
}

const pastOf = ({ steps }: SessionState, path: string): readonly Typed[] => steps.get(path)?.past ?? [];

/** Whether somebody else has changed or removed a file since it was typed into. */
export function isContested(state: SessionState, path: string): boolean {
  const mine = state.typed.get(path);
  return mine !== undefined && mine.base !== savedIn(state, path);
}

/** Returns what was typed into a file and what somebody else has written meanwhile; undefined if the file is new or gone. */
export function bothTexts(state: SessionState, path: string, kinds: readonly Kind[]): BothTexts | undefined {
  const { base, text: mine } = state.typed.get(path) ?? {};
  const [theirs, kind] = [savedIn(state, path), kindOf(kinds, path)];
  if (!kind || base === undefined || mine === undefined || theirs === undefined) return undefined;
  return { path, kind, base, mine, theirs };
}

/** Makes what was typed a change of what somebody else has saved. Where both have changed one field, mine stays. */
export function keepMine(state: SessionState, path: string, kinds: readonly Kind[]): Settled {
  const both = bothTexts(state, path, kinds);
  const text = (both && mergeTexts(both, true)) ?? state.typed.get(path)!.text;
  return { typed: typedOn(savedIn(state, path), text), past: pastOf(state, path) };
}

/** Makes what was typed a change of what somebody else has saved; undefined if both have changed one field. */
export function mergeSaved(state: SessionState, path: string, kinds: readonly Kind[]): Settled | undefined {
  const both = isContested(state, path) ? bothTexts(state, path, kinds) : undefined;
  const text = both && mergeTexts(both);
  if (both === undefined || text === undefined) return undefined;
  return { typed: text === both.theirs ? undefined : typedOn(both.theirs, text), past: pastOf(state, path) };
}

/** Makes the steps of a file lead on from a text that was saved here, so that Undo takes it back. What others had saved before stays. */
export function stepsAfterSave(state: SessionState, { path, text: saved }: OpenedFile, kinds: readonly Kind[]): Steps {
  const [theirs, kind] = [savedIn(state, path), kindOf(kinds, path)];
  const past = pastOf(state, path).map((step) => {
    const { base, text: mine } = step;
    if (base === theirs) return typedOn(saved, mine);
    const isBoth = kind && base !== undefined && theirs !== undefined;
    const text = isBoth ? mergeTexts({ path, kind, base, mine, theirs }) : undefined;
    // Undo asks about a field that others have changed, too.
    return text === undefined ? step : typedOn(saved, text);
  });
  return { past, last: state.steps.get(path)?.last };
}

/**
 * Puts what is typed in another window together with what is typed here since both said the same. Where that is one field, mine stays, and
 * Undo brings theirs.
 */
export function mergeDraft(
  state: SessionState,
  { path, base, text: theirs }: TextChange,
  { agreed, kinds }: { agreed: string | undefined; kinds: readonly Kind[] },
): Settled & { isOverruled: boolean } {
  const mine = state.typed.get(path);
  const past = (before: Typed | undefined): readonly Typed[] => addStep(state.steps.get(path), before, undefined).past;
  const typed = theirs === undefined ? undefined : typedOn(base, theirs);
  if (mine === undefined || mine.text === agreed)
    return { typed, past: past(typedOrSaved(state, path)), isOverruled: false };
  const kind = kindOf(kinds, path);
  const common = agreed ?? mine.base;
  const both = kind &&
    common !== undefined &&
    theirs !== undefined && { path, kind, base: common, mine: mine.text, theirs };
  const merged = both ? mergeTexts(both) : undefined;
  if (merged !== undefined) return { typed: typedOn(base, merged), past: past(mine), isOverruled: false };
  return { typed: mine, past: past(typed), isOverruled: typed !== undefined };
}
