import type { ReactNode } from "react";
import type { Kind } from "../../model/build/kind.ts";
import { useApp } from "./app-context.ts";
import { compareContent } from "./compare-content.ts";
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
  const app = useApp();
  const { words } = app;
  if (now === undefined || before === undefined) return <p>{now === undefined ? words.goneFile : words.newFile}</p>;
  const [old, read] = [readFile(kind, path, before), readFile(kind, path, now)];
  const changes = old && read ? compareContent(kind, old, read) : [];
  if (changes.length === 0) return <p>{words.otherFile}</p>;
  return (
    <ul>
      {changes.map((change) => {
        const said = sayChange(change, [old, read], { ...app, kind });
        return (
          <li className="change" key={JSON.stringify([change.way, change.at])}>
            <h3>{said.heading}</h3>
            <dl>
              <SaidValue label={words.was} text={said.before} />
              <SaidValue label={words.is} text={said.after} />
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
