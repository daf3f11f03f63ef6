import type { ReactNode } from "react";
import type { Kind } from "../../../model/kind.ts";
import { useApp } from "./app-context.ts";
import { compareContent } from "./compare-content.ts";
import { readFile } from "./read-file.ts";
import { sayChange } from "./word-change.ts";

/** Shows what somebody else has written into a file meanwhile, and asks which is to stay. */
export function ChangedElsewhere({ path, kind }: { path: string; kind: Kind }): ReactNode {
  const app = useApp();
  const { session, state, words, read } = app;
  const typed = state.others.get(path);
  const theirs = typed ? typed.text : session.fileAt(path)?.text;
  const [mine, other] = [read(path), readFile(kind, path, theirs)];
  const changes = mine && other ? compareContent(kind, mine, other) : [];
  return (
    <section className="conflict" role="alert">
      <h2>{typed ? words.typedElsewhere : words.changedElsewhere}</h2>
      <p>{theirs === undefined ? words.removedElsewhere : words.changedHint}</p>
      <dl>
        {changes.map((change) => {
          const { heading, after } = sayChange(change, [mine, other], { ...app, kind });
          return (
            <div key={JSON.stringify([change.way, change.at])}>
              <dt>{heading}</dt>
              {after !== undefined && <dd className="text">{after}</dd>}
            </div>
          );
        })}
      </dl>
      {theirs !== undefined && (mine === undefined || other === undefined) && <p className="text">{theirs}</p>}
      <p className="buttons">
        <button type="button" onClick={() => session.takeTheirs(path)}>
          {words.takeTheirs}
        </button>
        <button type="button" onClick={() => session.keepMine(path)}>
          {words.keepMine}
        </button>
      </p>
    </section>
  );
}
