import { useId, useState, type ReactNode } from "react";
import { helpOfKey, labelOfAdd, labelOfKey, sortShown } from "../labels/label-of.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp } from "./app-context.ts";
import { controlOf, isSmall, partFor } from "./control-of.ts";
import { controls } from "./controls.tsx";
import { focusField } from "./focus-field.ts";
import { nameOfField, problemsAt, problemsBelow } from "./found-fields.ts";
import {
  useForm,
  type FieldComponents,
  type FieldsProps,
  type GroupFieldsProps,
  type OpenForm,
  type ValueFieldProps,
} from "./form-context.ts";
import { listNeeded } from "./list-needed.ts";
import { ListFields, whatToRemove } from "./list-fields.tsx";
import { OriginalText } from "./original-text.tsx";
import { OtherKeys } from "./other-keys.tsx";
import { Problems } from "./problem-text.tsx";
import { isMistake } from "./problems-in.ts";

/** The fields of a group: those that are written and those that are needed, and then `children`; the others are offered below. */
export function GroupFields(props: GroupFieldsProps & { children?: ReactNode }): ReactNode {
  const { path, part, without = [], children } = props;
  const { labels } = useApp();
  const form = useForm();
  const written = groupAt(form.data, path);
  const needed = listNeeded(part, written, { ...form, body: path.length === 0 ? form.body : "" });
  // A small group that was opened empty shows all its keys, so that nobody has to look for the others.
  const [isNew] = useState(Object.keys(written).length === 0 && isSmall(part));
  const isShown = (key: string): boolean =>
    // A click on the picture writes its point.
    (isNew && part.keys.get(key)?.fieldType !== "focus") ||
    Object.hasOwn(written, key) ||
    needed.has(key) ||
    (labels.always.includes(key) && !form.isTranslation) ||
    form.shown.has(nameOfField([...path, key])) ||
    // A key may be missing because of others, in this file or elsewhere.
    problemsBelow(form.found, [...path, key]).length > 0;
  const unknown = Object.keys(written).filter((key) => !part.keys.has(key));
  return (
    <>
      {sortShown(part.keys, labels).map(
        ([key, inner]) =>
          isShown(key) &&
          !without.includes(key) && (
            <ValueField key={key} path={[...path, key]} part={inner} isNeeded={needed.has(key)} />
          ),
      )}
      {unknown.map((key) =>
        part.entry ? (
          <ValueField key={key} path={[...path, key]} part={part.entry} isNeeded={false} isNamed />
        ) : (
          <UnknownField key={key} path={[...path, key]} value={written[key]} />
        ),
      )}
      {part.entry && <NewName path={path} part={part} />}
      {children}
      <OtherKeys {...{ path, part }} keys={[...part.keys.keys()].filter((key) => !isShown(key))} />
    </>
  );
}

/** Asks for the name of a new entry of a group whose keys the author chooses. */
function NewName({ path, part }: FieldsProps): ReactNode {
  const { words, labels } = useApp();
  const { edit, data, kind } = useForm();
  const [name, setName] = useState("");
  const id = useId();
  const isFree = name.trim() !== "" && valueAt(data, [...path, name.trim()]) === undefined;
  const add = (): void => {
    const entry = [...path, name.trim()];
    const isGroupOfKeys = part.entry!.keys.size > 0;
    if (!isFree || !edit(entry, [{ kind: "set", path: entry, value: isGroupOfKeys ? {} : "" }])) return;
    setName("");
    requestAnimationFrame(() => focusField(nameOfField(entry)));
  };
  return (
    <div className="field new-name">
      <label htmlFor={id}>{words.nameOfEntry}</label>
      <input id={id} value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      <button type="button" disabled={!isFree} onClick={add}>
        {labelOfAdd(kind, path, labels)}
      </button>
    </div>
  );
}

/** A key that the schema does not have. */
function UnknownField({ path, value }: { path: Path; value: unknown }): ReactNode {
  const { words, labels } = useApp();
  const form = useForm();
  const name = nameOfField(path);
  const label = labelOfKey(form.kind, path, labels);
  return (
    <div className="field unknown" id={`field-${name}`} tabIndex={-1} role="group" aria-label={label}>
      <p>
        <strong>{label}</strong> <span className="hint">{words.unknown}</span>
      </p>
      <p className="value">{typeof value === "string" ? value : JSON.stringify(value)}</p>
      <Problems of={problemsBelow(form.problems, path)} id={`problems-${name}`} />
      <button type="button" onClick={() => form.edit(path, [{ kind: "remove", path }])}>
        {words.remove}
      </button>
    </div>
  );
}

/** A value with its label: a control, or a group or list of fields. */
function ValueField(props: ValueFieldProps): ReactNode {
  const form = useForm();
  const part = partFor(props.part, valueAt(form.data, props.path));
  const control = controlOf(part);
  if (control === "group" || control === "list") return <Fieldset {...props} part={part} />;
  return <SingleField {...props} part={part} />;
}

function useField({ path, isNamed, label: given }: ValueFieldProps): {
  form: OpenForm;
  label: string;
  name: string;
  hint: string | undefined;
  remove: () => void;
} {
  const { labels } = useApp();
  const form = useForm();
  return {
    form,
    label: given ?? (isNamed ? String(path.at(-1)) : labelOfKey(form.kind, path, labels)),
    name: nameOfField(path),
    hint: helpBeside(helpOfKey(form.kind, path, labels), labelOfKey(form.kind, path, labels)),
    remove: () => {
      form.show(path);
      if (valueAt(form.data, path) === undefined) return;
      form.edit(path, [{ kind: "remove", path: whatToRemove(form.data, form.kind, path) }]);
    },
  };
}

/** What lists show their items with. */
const fields: FieldComponents = { Group: GroupFields, Value: ValueField };

/** Leaves out help that only says the label again. */
function helpBeside(help: string | undefined, label: string): string | undefined {
  const wordsOf = (text: string): string =>
    text.toLowerCase().replaceAll(/^(?:the|an?|el|la|los|las|un|una) |\.$/g, "");
  return help !== undefined && wordsOf(help) === wordsOf(label) ? undefined : help;
}

/** A group or a list of fields. */
function Fieldset(props: ValueFieldProps): ReactNode {
  const { words } = useApp();
  const { path, part, isNeeded } = props;
  const { form, label, name, hint, remove } = useField(props);
  const isWritten = valueAt(form.data, path) !== undefined;
  return (
    <fieldset id={`field-${name}`} tabIndex={-1} aria-describedby={`hint-${name} problems-${name}`}>
      <legend>
        {label}
        {isNeeded && !isWritten && <span className="needed"> {words.needed}</span>}
      </legend>
      <p className="hint" id={`hint-${name}`}>
        {hint}
      </p>
      <Problems of={problemsAt(form.problems, path)} id={`problems-${name}`} />
      {part.item ? <ListFields path={path} part={part} fields={fields} /> : <GroupFields path={path} part={part} />}
      {isWritten && !isNeeded && !part.item && (
        <p className="buttons">
          <button type="button" className="quiet" onClick={remove}>
            {fillWord(words.doTo, { action: words.remove, what: label })}
          </button>
        </p>
      )}
    </fieldset>
  );
}

function SingleField(props: ValueFieldProps): ReactNode {
  const { words } = useApp();
  const { path, part, hasHiddenLabel = false } = props;
  const { form, label, name, hint, remove } = useField(props);
  const value = valueAt(form.data, path);
  const problems = problemsBelow(form.problems, path);
  const isRefused = form.isRefused(path);
  const control = controlOf(part);
  const Control = controls[control];
  const described = [problems.length > 0 || isRefused ? `problems-${name}` : "", hint ? `hint-${name}` : ""];
  return (
    <div
      className={`field is-${control.replaceAll(" ", "-")}`}
      {...(control === "choices" && { role: "group", "aria-labelledby": `label-${name}` })}
    >
      {control !== "yes or no" && <FieldLabel {...{ ...props, name, label }} isWritten={value !== undefined} />}
      <OriginalText text={valueInOriginal(form, path)} />
      <Control
        {...{ path, part, value, label, remove }}
        id={`field-${name}`}
        describedBy={described.join(" ").trim() || undefined}
        isInvalid={isRefused || problems.some(({ problem }) => isMistake(problem))}
        set={(next, step) => form.edit(path, [{ kind: "set", path, value: next }], step)}
      />
      {hint !== undefined && !hasHiddenLabel && (
        <p className="hint" id={`hint-${name}`}>
          {hint}
        </p>
      )}
      {isRefused && <p className="problem error">{words.inexact}</p>}
      <Problems of={problems} id={`problems-${name}`} />
    </div>
  );
}

/** Returns what a value of a translation was written for. */
function valueInOriginal({ original }: OpenForm, path: Path): unknown {
  const at = original?.paths.toOriginal(path);
  return at && valueAt(original?.data, at);
}

interface LabelProps extends ValueFieldProps {
  name: string;
  label: string;
  isWritten: boolean;
}

/** The label of a control, or of a group of them. */
function FieldLabel({ part, name, label, isNeeded, isWritten, hasHiddenLabel }: LabelProps): ReactNode {
  const { words } = useApp();
  const isOfGroup = controlOf(part) === "choices";
  const Label = isOfGroup ? "p" : "label";
  return (
    <Label
      id={`label-${name}`}
      className={hasHiddenLabel ? "said" : "label"}
      {...(!isOfGroup && { htmlFor: `field-${name}` })}
    >
      {label}
      {isNeeded && !isWritten && <span className="needed"> {words.needed}</span>}
    </Label>
  );
}
