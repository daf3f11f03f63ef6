import type { ReactNode } from "react";
import { labelOfKey } from "../labels/label-of.ts";
import type { Kind } from "../../../model/kind.ts";
import { useApp } from "./app-context.ts";
import { listDifferences } from "./differences.ts";
import { createReader } from "./read-file.ts";

/** Shows what somebody else has written into a file meanwhile, and asks which is to stay. */
export function ChangedElsewhere({ path, kind }: { path: string; kind: Kind }): ReactNode {
  const { session, words, labels, kinds, read } = useApp();
  const theirs = session.fileAt(path)?.text;
  const [mine, other] = [read(path), createReader(kinds)(path, theirs)];
  const differences = mine && other ? listDifferences(mine.data, other.data) : [];
  return (
    <section className="conflict" role="alert">
      <h2>{words.changedElsewhere}</h2>
      {theirs === undefined ? (
        <p>{words.removedElsewhere}</p>
      ) : (
        <>
          <p>{words.changedHint}</p>
          <dl>
            {differences.map(({ path: at, other: value }) => (
              <div key={at.join("/")}>
                <dt>{labelOfKey(kind, at, labels)}</dt>
                <dd>
                  {value === undefined ? words.nothing : typeof value === "string" ? value : JSON.stringify(value)}
                </dd>
              </div>
            ))}
            {mine?.body !== other?.body && (
              <div>
                <dt>{words.body}</dt>
                <dd className="text">{other?.body ?? theirs}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      <p className="buttons">
        <button type="button" onClick={() => session.discard(path)}>
          {words.takeTheirs}
        </button>
        <button type="button" onClick={() => session.keepMine(path)}>
          {words.keepMine}
        </button>
      </p>
    </section>
  );
}
