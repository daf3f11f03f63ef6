import { useState, type SubmitEvent, type ReactNode } from "react";
import { labelOfNew } from "../labels/label-of.ts";
import { beginEntry } from "./begin-entry.ts";
import { useApp } from "./app-context.ts";
import { kindNamed } from "./read-file.ts";

/** The day here, as content has it: 2026-11-30. */
const dayHere = (): string => new Intl.DateTimeFormat("sv-SE").format(new Date());

export function NewEntry({ kindName, onDone }: { kindName: string; onDone: (path: string) => void }): ReactNode {
  const { kinds, labels, words, session } = useApp();
  const [title, setTitle] = useState("");
  const [fault, setFault] = useState<string>();
  const kind = kindNamed(kinds, kindName);
  if (kind?.draft === undefined) return null;
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!/[\p{L}\p{N}]/u.test(title)) {
      setFault(words.noName);
      return;
    }
    const { path, text } = beginEntry(kind, title.trim(), dayHere());
    if (session.textOf(path) !== undefined) {
      setFault(words.taken);
      return;
    }
    session.write(path, text);
    onDone(path);
  };
  return (
    <form className="page narrow" onSubmit={begin} noValidate>
      <h1 tabIndex={-1}>{labelOfNew(kind, labels)}</h1>
      <div className="field">
        <label htmlFor="new-title">{words.newTitle}</label>
        <p className="hint" id="new-hint">
          {words.newHint}
        </p>
        <input
          id="new-title"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          aria-describedby={fault === undefined ? "new-hint" : "new-fault new-hint"}
          aria-invalid={fault !== undefined}
          autoComplete="off"
        />
        {fault !== undefined && (
          <p className="problem error" id="new-fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      <p className="buttons">
        <button className="main">{words.create}</button>
        <a className="button" href="#/">
          {words.cancel}
        </a>
      </p>
    </form>
  );
}
