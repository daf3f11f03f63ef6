import { useEffect, useState, type ReactNode } from "react";
import { labelOfAdd, labelOfItem } from "../labels/label-of.ts";
import { valueAt } from "../../../model/source.ts";
import { isGroup } from "../../../model/walk-fields.ts";
import { fillWord } from "../../../model/words.ts";
import { useApp } from "./app-context.ts";
import { controlOf, isSmall, partFor } from "./control-of.ts";
import { focusField } from "./focus-field.ts";
import { nameOfField, problemsAt, problemsBelow } from "./found-fields.ts";
import { useForm, type FieldsProps, type ValueFieldProps } from "./form-context.ts";
import { Problems } from "./problem-text.tsx";
import { whatToRemove } from "./remove.ts";

/** The components of fields, which have lists in turn. */
export interface FieldComponents {
  Group: (props: FieldsProps) => ReactNode;
  Value: (props: ValueFieldProps) => ReactNode;
}

interface ListProps extends FieldsProps {
  fields: FieldComponents;
}

/** The items of a list, with buttons to move them, take them out and add others. */
export function ListFields({ path, part, fields }: ListProps): ReactNode {
  const { words, labels, announce } = useApp();
  const { data, edit, kind } = useForm();
  const itemLabel = labelOfItem(kind, path, labels);
  const value = valueAt(data, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = part.item!;
  const add = (): void => {
    const isGroupOfKeys = controlOf(partFor(item, undefined)) === "group";
    const first = isGroupOfKeys ? {} : controlOf(item) === "list" ? [] : "";
    const made = Array.isArray(value)
      ? edit(path, [{ kind: "add", path, value: first }])
      : edit(path, [{ kind: "set", path, value: [first] }]);
    if (made) requestAnimationFrame(() => focusInside(nameOfField([...path, items.length])));
  };
  const nameAt = (index: number): string => nameItem(items[index], { label: itemLabel, number: index + 1, words });
  const move = (index: number, to: number): void => {
    const what = nameAt(index);
    if (!edit(path, [{ kind: "move", path: [...path, index], to }])) {
      announce(words.cannotMove);
      return;
    }
    announce(fillWord(words.moved, { what, number: String(to + 1) }));
    requestAnimationFrame(() => document.getElementById(`moves-${nameOfField([...path, to])}`)?.focus());
  };
  const remove = (index: number): void => {
    const what = nameAt(index);
    if (!edit(path, [{ kind: "remove", path: whatToRemove(data, kind, [...path, index]) }])) {
      announce(words.cannotMove);
      return;
    }
    announce(fillWord(words.removed, { what }));
    requestAnimationFrame(() => focusField(nameOfField(path)));
  };
  return (
    <>
      <ol className="items">
        {items.map((each, index) => (
          <ListItem
            key={index}
            {...{ path: [...path, index], part: item, label: itemLabel, fields, count: items.length, move, remove }}
            value={each}
          />
        ))}
      </ol>
      <button type="button" className="add" onClick={add}>
        {labelOfAdd(kind, path, labels)}
      </button>
    </>
  );
}

/** Moves to the first control in an item, or to the item. */
function focusInside(name: string): void {
  focusField(name);
  const item = document.getElementById(`field-${name}`)?.closest("li");
  item?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
}

interface ItemProps extends ListProps {
  /** The word for one item. */
  label: string;
  value: unknown;
  count: number;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

function ListItem({ path, part: written, label, fields, value, count, move, remove }: ItemProps): ReactNode {
  const { words } = useApp();
  const { problems } = useForm();
  const part = partFor(written, value);
  const index = Number(path.at(-1));
  const name = nameOfField(path);
  const title = nameItem(value, { label, number: index + 1, words });
  const control = controlOf(part);
  const hasProblems = problemsBelow(problems, path).length > 0;
  // What is opened for somebody who writes in it stays open.
  const [isOpen, setOpen] = useState(isGroup(value) && Object.keys(value).length === 0);
  useEffect(() => {
    if (hasProblems) setOpen(true);
  }, [hasProblems]);
  const buttons = (
    <div className="moves" id={`moves-${name}`} tabIndex={-1} role="group" aria-label={title}>
      {index > 0 && (
        <ItemButton
          sign="↑"
          label={fillWord(words.doTo, { action: words.up, what: title })}
          onClick={() => move(index, index - 1)}
        />
      )}
      {index < count - 1 && (
        <ItemButton
          sign="↓"
          label={fillWord(words.doTo, { action: words.down, what: title })}
          onClick={() => move(index, index + 1)}
        />
      )}
      <ItemButton
        sign="×"
        label={fillWord(words.doTo, { action: words.remove, what: title })}
        onClick={() => remove(index)}
      />
    </div>
  );
  if (control !== "group" && control !== "list") {
    return (
      <li className="item">
        <fields.Value
          path={path}
          part={part}
          isNeeded
          label={fillWord(words.item, { what: label, number: String(index + 1) })}
          hasHiddenLabel
        />
        {buttons}
      </li>
    );
  }
  const own = problemsAt(problems, path);
  const inside =
    control === "list" ? (
      <ListFields path={path} part={part} fields={fields} />
    ) : (
      <fields.Group path={path} part={part} />
    );
  return (
    <li className="item group">
      {isSmall(part) ? (
        <div className="small" id={`field-${name}`} tabIndex={-1} role="group" aria-label={title}>
          <Problems of={own} id={`problems-${name}`} />
          {inside}
        </div>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary id={`field-${name}`}>{title}</summary>
          <Problems of={own} id={`problems-${name}`} />
          {inside}
        </details>
      )}
      {buttons}
    </li>
  );
}

function ItemButton({ sign, label, onClick }: { sign: string; label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="sign" aria-label={label} title={label} onClick={onClick}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

/** Names an item by the first text in it. */
export function nameItem(
  value: unknown,
  { label, number, words }: { label: string; number: number; words: { item: string } },
): string {
  const first = firstText(value);
  return first === undefined
    ? fillWord(words.item, { what: label, number: String(number) })
    : first.length > 60
      ? `${first.slice(0, 59)}…`
      : first;
}

function firstText(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (Array.isArray(value))
    return value.every((each) => typeof each === "string") && value.length > 0 ? value.join(", ") : undefined;
  return isGroup(value)
    ? Object.values(value)
        .map(firstText)
        .find((each) => each !== undefined)
    : undefined;
}
