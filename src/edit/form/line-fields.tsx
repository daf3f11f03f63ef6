import type { ReactNode } from "react";
import { isGroup } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp } from "./app-context.ts";
import { nameOfField, problemsAt, problemsBelow, type FieldProblem } from "./found-fields.ts";
import { useForm, type FieldComponents, type FieldsProps } from "./form-context.ts";
import { listNeeded } from "./list-needed.ts";
import { Problems } from "./problem-text.tsx";

interface LineProps extends FieldsProps {
  fields: FieldComponents;
  value: unknown;
  /** The name of the item. */
  title: string;
  /** The buttons that move the item and take it out. */
  children: ReactNode;
}

/** An item as a line: its first keys beside each other, and behind a button what else it has. */
export function LineFields({ path, part, fields, value, title, children }: LineProps): ReactNode {
  const { labels, words } = useApp();
  const { problems, shown, isTranslation } = useForm();
  const written = isGroup(value) ? value : {};
  const needed = listNeeded(part, written, { isTranslation, body: "" });
  const isThere = (key: string): boolean =>
    Object.hasOwn(written, key) || needed.has(key) || shown.has(nameOfField([...path, key]));
  const keys = labels.line.filter(isThere);
  const isHidden = ({ field }: FieldProblem): boolean => !keys.includes(String(field[path.length]));
  const hidden = problemsBelow(problems, path).some((each) => each.field.length > path.length && isHidden(each));
  const name = nameOfField(path);
  const isFirst = path.at(-1) === 0;
  return (
    <>
      <div className="cells" id={`field-${name}`} tabIndex={-1} role="group" aria-label={title}>
        {keys.map((key) => (
          <fields.Value
            key={key}
            path={[...path, key]}
            part={part.keys.get(key)!}
            isNeeded={needed.has(key)}
            hasHiddenLabel={!isFirst && (key === "what" || key === "price")}
          />
        ))}
      </div>
      <details className="more" open={hidden || undefined}>
        <summary aria-label={fillWord(words.doTo, { action: words.moreOfLine, what: title })}>…</summary>
        <fields.Group {...{ path, part }} without={keys} />
        {children}
      </details>
      <Problems of={problemsAt(problems, path)} id={`problems-${name}`} />
    </>
  );
}
