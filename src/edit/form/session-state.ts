import type { Problem } from "../../problems/problem.ts";
import type { Judgment } from "./judge.ts";
import type { OpenedContent, OpenedFile, TextChange } from "./backend.ts";

/** A text that was typed and is not saved. `base` is the saved text that it was made from; absent if the file is new. */
export interface Typed {
  base?: string;
  text: string;
}

/** Texts of a file that undo leads to. */
export interface Steps {
  past: readonly Typed[];
  /** The name of what was changed last, such as a field. More typing in that field adds no step. */
  last?: string | undefined;
}

const mostSteps = 200;

/** Adds a step from a text, unless it goes on with the last one. A file that was not there before has no text. */
export function addStep(steps: Steps | undefined, before: Typed | undefined, step: string | undefined): Steps {
  const { past = [], last } = steps ?? {};
  const isSame = step !== undefined && step === last;
  return { past: before === undefined || isSame ? past : [...past, before].slice(-mostSteps), last: step };
}

/** Everything that is shown. Each change makes a new one. */
export interface SessionState {
  opened: OpenedContent;
  typed: ReadonlyMap<string, Typed>;
  steps: ReadonlyMap<string, Steps>;
  /** The problems of all saved texts, with the text that is typed into the file at `path` in place of its saved one. */
  judged: { path: string | undefined; text: string | undefined; judgment: Judgment };
  isGone: boolean;
  /** The file where another window has typed something else into a field, to which Undo leads. */
  overruled?: string | undefined;
  /** Files whose drafts the place could not keep, as when its disk is full. */
  unkept: ReadonlySet<string>;
  savingPath?: string | undefined;
  /** Why the last try to save failed, for the file that it was. */
  failure?: { path: string; reason?: "disk full" | "not allowed" | "other"; problems: readonly Problem[] } | undefined;
}

export const typedOn = (base: string | undefined, text: string): Typed => ({
  text,
  ...(base !== undefined && { base }),
});

/** A text that is saved as it is. */
const asSaved = (text: string): Typed => ({ base: text, text });

export const savedIn = ({ opened }: Pick<SessionState, "opened">, path: string): string | undefined =>
  opened.files.find((file) => file.path === path)?.text;

/** Returns what a file says now: what is typed, or else what is saved. */
export function typedOrSaved(state: SessionState, path: string): Typed | undefined {
  const saved = savedIn(state, path);
  return state.typed.get(path) ?? (saved === undefined ? undefined : asSaved(saved));
}

/** Returns the first state of a window, with the drafts that the backend and the window's earlier page have kept. Undo leads to what is saved. */
export function firstState(opened: OpenedContent, unsent: readonly TextChange[], judgment: Judgment): SessionState {
  const texts = new Map([...opened.drafts, ...unsent].map((each) => [each.path, each]));
  const typed = [...texts.values()].filter(({ text }) => text !== undefined);
  return {
    opened,
    typed: new Map(typed.map(({ path, base, text }) => [path, typedOn(base, text!)])),
    judged: { path: undefined, text: undefined, judgment },
    steps: new Map(typed.flatMap(({ path, base }) => (base === undefined ? [] : [[path, { past: [asSaved(base)] }]]))),
    isGone: false,
    unkept: new Set(),
  };
}

export function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** Returns content with some files as they are now. */
export function withFiles(opened: OpenedContent, files: readonly OpenedFile[]): OpenedContent {
  const changed = new Set(files.map(({ path }) => path));
  return { ...opened, files: [...opened.files.filter(({ path }) => !changed.has(path)), ...files] };
}

/** Returns the change that gives a file a text, or takes it out, as long as nobody else has changed it. */
export function changeOf(opened: OpenedContent, path: string, text: string | undefined): TextChange {
  const base = savedIn({ opened }, path);
  return { path, ...(base !== undefined && { base }), ...(text !== undefined && { text }) };
}
