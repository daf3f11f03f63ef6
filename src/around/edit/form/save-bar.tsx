import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { sayIn } from "../../../problems/problem.ts";
import type { Kind } from "../../../model/kind.ts";
import { fillWord } from "../../../model/words.ts";
import { useApp } from "./app-context.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { focusField } from "./focus-field.ts";
import { nameOfField, type FieldProblem } from "./found-fields.ts";
import { isMistake, problemsIn } from "./problems-in.ts";
import { goTo } from "./route.ts";

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
export function SaveBar({ path, kind, problems, onSave, isPageShown, onShowPage }: SaveBarProps): ReactNode {
  const { session, state, kinds, read, words, wording, announce } = useApp();
  const isTyped = state.typed.has(path);
  const steps = state.steps.get(path);
  const errors = problems.filter(({ problem }) => isMistake(problem));
  const isSaving = state.savingPath === path;
  const save = async (): Promise<void> => {
    // A field that is shown only because it is missing has to be there before anybody can move to it.
    flushSync(() => {
      onSave();
      session.judgeSoon(path, 0);
    });
    const first = problemsIn(path, { session, kinds, read }).find(({ problem }) => isMistake(problem));
    if (first !== undefined) {
      announce(sayIn(first.problem, wording).message);
      focusField(nameOfField(first.field));
    } else if (await session.save(path)) announce(words.savedNow);
  };
  const discard = (): void => {
    session.discard(path);
    if (session.fileAt(path) === undefined) goTo({ page: "index" });
  };
  const { failure, unkept } = state;
  return (
    <div className="bar" role="group" aria-label={words.save}>
      {session.isConflict(path) && <ChangedElsewhere path={path} kind={kind} />}
      {/* These stay where they are whatever else the bar says. */}
      <button type="button" disabled={!steps?.past.length} onClick={() => session.go("undo", path)}>
        {words.undo}
      </button>
      {steps !== undefined && steps.future.length > 0 && (
        <button type="button" onClick={() => session.go("redo", path)}>
          {words.redo}
        </button>
      )}
      <p className="state" role={isTyped && unkept.has(path) ? "alert" : undefined}>
        {failure?.path === path && failure.reason !== undefined
          ? words[failure.reason]
          : isSaving
            ? words.saving
            : isTyped
              ? words[unkept.has(path) ? "unkept" : "unsaved"]
              : words.saved}
      </p>
      {isTyped && (
        <button type="button" className="quiet" onClick={discard}>
          {words.discard}
        </button>
      )}
      <button type="button" className="show-page" aria-pressed={isPageShown} onClick={onShowPage}>
        {isPageShown ? words.hidePage : words.showPage}
      </button>
      <button type="button" className="main" disabled={isSaving} onClick={() => void save()}>
        {words.save}
        {errors.length > 0 && (
          <span className="count">{fillWord(words.mistakes, { count: String(errors.length) })}</span>
        )}
      </button>
    </div>
  );
}
