import { useState, type ReactNode } from "react";
import { helpOfKey, labelOfKey, sortOffered } from "../labels/label-of.ts";
import { useApp } from "./app-context.ts";
import { controlOf } from "./control-of.ts";
import { focusField } from "./focus-field.ts";
import { nameOfField } from "./found-fields.ts";
import { useForm, type FieldsProps } from "./form-context.ts";
import { beginList, focusInside } from "./list-fields.tsx";

/** Offers the keys of a group that are not there. */
export function OtherKeys({ path, part, keys }: FieldsProps & { keys: readonly string[] }): ReactNode {
  const { words, labels } = useApp();
  const { kind, show, edit } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (keys.length === 0) return null;
  const choose = (key: string): void => {
    const at = [...path, key];
    const chosen = part.keys.get(key)!;
    show(at);
    setOpen(false);
    const isBegun = controlOf(chosen) === "list" && edit(at, [beginList(at, chosen.item!)]);
    requestAnimationFrame(() => (isBegun ? focusInside(nameOfField([...at, 0])) : focusField(nameOfField(at))));
  };
  return (
    <details className="others" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.add}</summary>
      <ul>
        {sortOffered(keys, labels).map((key) => (
          <li key={key}>
            <button type="button" onClick={() => choose(key)}>
              {labelOfKey(kind, [...path, key], labels)}
            </button>
            <p className="hint">{helpOfKey(kind, [...path, key], labels)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
