import { useEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Kind } from "../../model/build/kind.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp, type App } from "./app-context.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { isContested } from "./conflicts.ts";
import { focusField } from "./focus-field.ts";
import { nameOfField, type FieldProblem } from "./found-fields.ts";
import { isMistake, problemsIn } from "./problems-in.ts";
import { sayInForm } from "./say-in-form.ts";
import { dayOfShowing } from "./shown-page.ts";

interface SaveBarProps {
  path: string;
  kind: Kind;
  problems: readonly FieldProblem[];
  /** Somebody wants to save. */
  onSave: () => void;
  isPageShown: boolean;
  onShowPage: () => void;
}

/** What can be done with a form as a whole. */
export function SaveBar(props: SaveBarProps): ReactNode {
  const { path, kind, problems, isPageShown, onShowPage } = props;
  const { session, state, words } = useApp();
  const save = useSave(props);
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // A field that is left takes blanks away.
      const field = document.activeElement as HTMLElement;
      field.blur();
      field.focus();
      if (state.savingPath !== path) void save();
    };
    window.addEventListener("keydown", saveByKey);
    return () => window.removeEventListener("keydown", saveByKey);
  });
  const steps = state.steps.get(path);
  const errors = problems.filter(({ problem }) => isMistake(problem));
  return (
    <div className="bar" role="group" aria-label={words.save}>
      {isContested(state, path) && <ChangedElsewhere path={path} kind={kind} />}
      <SavedState {...{ path, kind }} />
      <button type="button" data-repeatable disabled={!steps?.past.length} onClick={() => session.undo(path)}>
        {words.undo}
      </button>
      <button type="button" className="show-page" aria-pressed={isPageShown} onClick={onShowPage}>
        {isPageShown ? words.hidePage : words.showPage}
      </button>
      <button type="button" className="main" disabled={state.savingPath === path} onClick={() => void save()}>
        {words.save}
        {errors.length > 0 && (
          <span className="count">{fillWord(words.mistakes, { count: String(errors.length) })}</span>
        )}
      </button>
    </div>
  );
}

/** Makes the function that saves a form, or moves to its first mistake. */
function useSave({ path, kind, onSave }: SaveBarProps): () => Promise<void> {
  const app = useApp();
  const { session, kinds, read, words, announce } = app;
  return async () => {
    // A field that is shown only because it is missing has to be there before anybody can move to it.
    flushSync(() => {
      onSave();
      session.judgeSoon(path, 0);
    });
    const first = problemsIn(path, { session, kinds, read }).find(({ problem }) => isMistake(problem));
    if (first !== undefined) {
      announce(sayInForm(first, app)[0]);
      focusField(nameOfField(first.field));
    } else if (await session.save(path))
      announce(sayIfLater(path, kind, { ...app, state: session.state }) ?? words.savedNow);
  };
}

/** Says when the page of a saved file is to appear; undefined if it is there. */
function sayIfLater(path: string, kind: Kind, app: Pick<App, "state" | "language" | "words">): string | undefined {
  const day = dayOfShowing(path, kind, app);
  const date = new Intl.DateTimeFormat(app.language, { dateStyle: "long", timeZone: "UTC" });
  return day === undefined ? undefined : fillWord(app.words.savedFor, { day: date.format(new Date(day)) });
}

/** Says whether a form is saved, or why not. */
function SavedState({ path, kind }: { path: string; kind: Kind }): ReactNode {
  const app = useApp();
  const { words, state } = app;
  const { failure, typed, savingPath, overruled } = state;
  const isUnkept = typed.has(path) && state.unkept.has(path);
  const kept = isUnkept ? "unkept" : overruled === path ? "typedElsewhere" : typed.has(path) ? "unsaved" : "saved";
  const failed = failure?.path === path ? failure.reason : undefined;
  const word = failed ?? (savingPath === path ? "saving" : kept);
  return (
    <p className="state" role={isUnkept ? "alert" : undefined}>
      {(word === "saved" ? sayIfLater(path, kind, app) : undefined) ?? words[word]}
    </p>
  );
}
