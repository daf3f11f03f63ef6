import type { ReactNode } from "react";
import type { Kind } from "../../model/build/kind.ts";
import { useApp } from "./app-context.ts";
import { bothTexts } from "./conflicts.ts";
import { compareContent } from "./compare-content.ts";
import { listContested } from "./merge-texts.ts";
import { readFile } from "./read-file.ts";
import { SaidChangeList } from "./said-changes.tsx";

/** Shows what somebody else has written into a file meanwhile, and asks which is to stay. */
export function ChangedElsewhere({ path, kind }: { path: string; kind: Kind }): ReactNode {
  const { session, state, kinds, words, read } = useApp();
  const theirs = session.fileAt(path)?.text;
  const [mine, other] = [read(path), readFile(kind, path, theirs)];
  const both = bothTexts(state, path, kinds);
  const contested = both ? listContested(both) : [];
  const changes = contested.length === 0 && mine && other ? compareContent(kind, mine, other) : contested;
  return (
    <section className="conflict" role="alert">
      <h2>{words.changedElsewhere}</h2>
      <p>{theirs === undefined ? words.removedElsewhere : words.changedHint}</p>
      <SaidChangeList {...{ changes, kind }} of={[mine, other]} labels={[words.mine, words.theirs]} />
      {theirs !== undefined && (mine === undefined || other === undefined) && <p className="text">{theirs}</p>}
      <p className="buttons">
        <button type="button" onClick={() => session.drop(path)}>
          {words.takeTheirs}
        </button>
        <button type="button" onClick={() => session.keepMine(path)}>
          {words.keepMine}
        </button>
      </p>
    </section>
  );
}
