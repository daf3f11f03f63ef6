import type { ReactNode } from "react";
import type { Kind } from "../../model/build/kind.ts";
import type { Meaning } from "../change/edit.ts";
import { useApp } from "./app-context.ts";
import { compareContent, type ContentChange } from "./compare-content.ts";
import { readFile } from "./read-file.ts";
import { sayChange } from "./word-change.ts";

interface SaidChangesProps {
  path: string;
  kind: Kind;
  before: string | undefined;
  now: string | undefined;
}

/** Says in words what a text of a file says differently from an earlier one. */
export function SaidChanges({ path, kind, before, now }: SaidChangesProps): ReactNode {
  const { words } = useApp();
  if (now === undefined || before === undefined) return <p>{now === undefined ? words.goneFile : words.newFile}</p>;
  const [old, read] = [readFile(kind, path, before), readFile(kind, path, now)];
  const changes = old && read ? compareContent(kind, old, read) : [];
  if (changes.length === 0) return <p>{words.otherFile}</p>;
  return <SaidChangeList {...{ changes, kind }} of={[old, read]} labels={[words.was, words.is]} />;
}

interface SaidChangeListProps {
  changes: readonly ContentChange[];
  kind: Kind;
  of: readonly [Meaning | undefined, Meaning | undefined];
  labels: readonly [before: string, after: string];
}

/** Lists what two files say differently, each with both texts. */
export function SaidChangeList({ changes, kind, of, labels }: SaidChangeListProps): ReactNode {
  const app = useApp();
  return (
    <ul>
      {changes.map((change) => {
        const said = sayChange(change, of, { ...app, kind });
        return (
          <li className="change" key={JSON.stringify([change.way, change.at])}>
            <h3>{said.heading}</h3>
            <dl>
              <SaidValue label={labels[0]} text={said.before} />
              <SaidValue label={labels[1]} text={said.after} />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function SaidValue({ label, text }: { label: string; text: string | undefined }): ReactNode {
  return (
    text !== undefined && (
      <div>
        <dt>{label}</dt>
        <dd className="text">{text}</dd>
      </div>
    )
  );
}
