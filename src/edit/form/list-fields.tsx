import { useEffect, useState, type ReactNode } from "react";
import type { Edit } from "../change/edit.ts";
import { labelOfAdd, labelOfItem } from "../labels/label-of.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import type { Kind } from "../../model/build/kind.ts";
import { isGroup, partAlong, type Part } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp } from "./app-context.ts";
import { controlOf, isSmall, partFor } from "./control-of.ts";
import { focusField } from "./focus-field.ts";
import { nameOfField, problemsAt, problemsBelow } from "./found-fields.ts";
import { useForm, type FieldComponents, type FieldsProps } from "./form-context.ts";
import { LineFields } from "./line-fields.tsx";
import { firstText, nameItem } from "./name-item.ts";
import { OriginalText } from "./original-text.tsx";
import { beginItem, listUntranslatedItems } from "./paired-files.ts";
import { Problems } from "./problem-text.tsx";

interface ListProps extends FieldsProps {
  fields: FieldComponents;
}

/** Makes one change of a list, says it aloud, and then moves somewhere; or says that the list cannot be changed. */
type ChangeList = (made: Edit, said: string, next: () => void) => void;

/** The items of a list, with buttons to move them, take them out and add others. */
export function ListFields({ path, part, fields }: ListProps): ReactNode {
  const { words, labels, announce } = useApp();
  const { data, edit, kind, original } = useForm();
  const value = valueAt(data, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = part.item!;
  const change: ChangeList = (made, said, next) => {
    const isMade = edit(path, [made]);
    announce(isMade ? said : words.cannotMove);
    if (isMade) requestAnimationFrame(next);
  };
  const add = (): void => {
    const made: Edit = Array.isArray(value)
      ? { kind: "add", path, value: nextItem(item, items.at(-1)) }
      : beginList(path, item);
    if (edit(path, [made])) requestAnimationFrame(() => focusInside(nameOfField([...path, items.length])));
  };
  const list = original?.paths.toOriginal(path);
  // An item of a translation begins with one of the original.
  const isTranslated = list !== undefined && valueAt(original?.data, list) !== undefined;
  const shared = { part: item, label: labelOfItem(kind, path, labels), fields, count: items.length, change };
  return (
    <>
      <ol className="items">
        {items.map((each, index) => (
          <ListItem key={index} {...shared} path={[...path, index]} value={each} />
        ))}
      </ol>
      <UntranslatedItems path={path} count={items.length} />
      {!isTranslated && (
        <button type="button" className="add" onClick={add}>
          {labelOfAdd(kind, path, labels)}
        </button>
      )}
    </>
  );
}

/** The items of the original that a translation does not have yet. */
function UntranslatedItems({ path, count }: { path: Path; count: number }): ReactNode {
  const { words, labels } = useApp();
  const { edit, original } = useForm();
  if (original === undefined) return null;
  const translate = (at: Path): void => {
    const isMade = edit(path, beginItem(original, at, path));
    if (isMade) requestAnimationFrame(() => focusInside(nameOfField([...path, count])));
  };
  return listUntranslatedItems(original, path).map((at) => (
    <div key={at.join(".")} className="untranslated">
      <OriginalText text={firstText(valueAt(original.data, at), labels)} />
      <button type="button" onClick={() => translate(at)}>
        {words.translateItem}
      </button>
    </div>
  ));
}

/** Begins an item below another one, with its days: hours of days that have some already are those after a break. */
function nextItem(item: Part, above: unknown): unknown {
  const days = item.keys.has("days") ? valueAt(above, ["days"]) : undefined;
  return days === undefined ? emptyItem(item) : { days };
}

function emptyItem(item: Part): unknown {
  if (controlOf(partFor(item, undefined)) === "group") return {};
  return controlOf(item) === "list" ? [] : "";
}

/** Makes a list with an item to fill in. */
export const beginList = (path: Path, item: Part): Edit => ({ kind: "set", path, value: [emptyItem(item)] });

/** Moves to the first control in an item, or to the item. */
export function focusInside(name: string): void {
  focusField(name);
  const item = document.getElementById(`field-${name}`)?.closest("li");
  item?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
}

interface ItemProps extends ListProps {
  /** The word for one item. */
  label: string;
  value: unknown;
  count: number;
  change: ChangeList;
}

function ListItem(props: ItemProps): ReactNode {
  const app = useApp();
  const { path, label, fields, value, count, change } = props;
  const number = Number(path.at(-1)) + 1;
  const part = partFor(props.part, value);
  const title = nameItem(value, { label, number }, app);
  const isGroupOfFields = ["group", "list"].includes(controlOf(part));
  const isLine = app.labels.line.every((key) => part.keys.has(key));
  const { original } = useForm();
  const hasLostOriginal = original?.paths.toOriginal(path) === undefined && original !== undefined;
  const lost = hasLostOriginal && <p className="hint">{app.words.lostOriginal}</p>;
  const buttons = <ItemButtons {...{ path, title, count, change }} />;
  if (isLine)
    return (
      <li className="line">
        <LineFields {...{ path, part, fields, value, title }}>{buttons}</LineFields>
        {lost}
      </li>
    );
  return (
    <li className={isGroupOfFields ? "item group" : "item"}>
      {isGroupOfFields ? (
        <ItemFields {...{ ...props, part, title }} />
      ) : (
        <fields.Value
          {...{ path, part }}
          isNeeded
          label={fillWord(app.words.item, { what: label, number: String(number) })}
          hasHiddenLabel
        />
      )}
      {lost}
      {buttons}
    </li>
  );
}

/** The fields of an item: all of them if they are few, or else below its name, which opens them. */
function ItemFields({ path, part, fields, value, title }: ItemProps & { title: string }): ReactNode {
  const { problems } = useForm();
  const name = nameOfField(path);
  const hasProblems = problemsBelow(problems, path).length > 0;
  // A new item is open from the start, and stays open while somebody fills it in.
  const [isOpen, setOpen] = useState(isGroup(value) && Object.keys(value).length === 0);
  useEffect(() => {
    if (hasProblems) setOpen(true);
  }, [hasProblems]);
  const inside = (
    <>
      <Problems of={problemsAt(problems, path)} id={`problems-${name}`} />
      {part.item ? <ListFields {...{ path, part, fields }} /> : <fields.Group {...{ path, part }} />}
    </>
  );
  return isSmall(part) ? (
    <div className="small" id={`field-${name}`} tabIndex={-1} role="group" aria-label={title}>
      {inside}
    </div>
  ) : (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={`field-${name}`}>{title}</summary>
      {inside}
    </details>
  );
}

/** The buttons that move an item and take it out. */
function ItemButtons({
  path,
  title,
  count,
  change,
}: Pick<ItemProps, "path" | "count" | "change"> & { title: string }): ReactNode {
  const { words } = useApp();
  const { data, kind } = useForm();
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const idAt = (place: number): string => `moves-${nameOfField([...list, place])}`;
  const move = (to: number, sign: string): void => {
    const said = fillWord(words.moved, { what: title, number: String(to + 1) });
    change({ kind: "move", path, to }, said, () => {
      const [old, now] = [index, to].map((place) => document.getElementById(idAt(place)));
      swapOpen(old, now);
      (now?.querySelector<HTMLElement>(`[data-sign="${sign}"]`) ?? now)?.focus();
    });
  };
  const remove = (): void => {
    const said = fillWord(words.removed, { what: title });
    change({ kind: "remove", path: whatToRemove(data, kind, path) }, said, () => focusField(nameOfField(list)));
  };
  const buttons = [
    ...(index > 0 ? [{ sign: "↑", action: words.up, act: () => move(index - 1, "↑") }] : []),
    ...(index < count - 1 ? [{ sign: "↓", action: words.down, act: () => move(index + 1, "↓") }] : []),
    { sign: "×", action: words.remove, act: remove },
  ];
  return (
    <div className="moves" id={idAt(index)} tabIndex={-1} role="group" aria-label={title}>
      {buttons.map((each) => (
        <SignButton key={each.sign} {...each} title={title} />
      ))}
    </div>
  );
}

interface SignButtonProps {
  sign: string;
  action: string;
  title: string;
  act: () => void;
}

/** A button with a sign. A move may be made by the second click of a double click, but nothing is taken out by one. */
function SignButton({ sign, action, title, act }: SignButtonProps): ReactNode {
  const label = fillWord(useApp().words.doTo, { action, what: title });
  const data = { "data-sign": sign, ...(sign !== "×" && { "data-repeatable": true }) };
  return (
    <button type="button" className="sign" aria-label={label} title={label} onClick={act} {...data}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

/** Lets what is open of two items go with them when they change places. */
function swapOpen(...places: (HTMLElement | null | undefined)[]): void {
  const [one, other] = places.map((place) =>
    place?.closest("li")?.querySelector<HTMLDetailsElement>(":scope > details"),
  );
  if (one && other) [one.open, other.open] = [other.open, one.open];
}

/** Returns the path of what goes with a value that is taken out: an optional group or list of which it is all. */
export function whatToRemove(data: unknown, kind: Kind, path: Path): Path {
  const around = path.slice(0, -1);
  const isAll = Object.keys(valueAt(data, around) ?? {}).length === 1;
  if (around.length === 0 || !isAll || typeof around.at(-1) === "number") return path;
  return partAlong(kind.schema, around)?.isOptional ? whatToRemove(data, kind, around) : path;
}
