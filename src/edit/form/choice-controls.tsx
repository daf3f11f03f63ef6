import { useState, type ReactNode } from "react";
import { labelOfChoice } from "../labels/label-of.ts";
import { useApp } from "./app-context.ts";
import { optionsOf } from "./control-of.ts";
import { useForm, type ControlProps } from "./form-context.ts";
import { usePageOptions, type Option } from "./page-options.ts";
import { asText, ownAttributes, useText } from "./text-controls.tsx";

export function CheckControl(props: ControlProps): ReactNode {
  const { value, set, remove, part, label } = props;
  return (
    <label className="check">
      <input
        {...ownAttributes(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => {
          if (target.checked || !part.isOptional) set(target.checked);
          else remove();
        }}
      />
      <span>{label}</span>
    </label>
  );
}

function Select(props: ControlProps & { options: readonly Option[]; children?: ReactNode }): ReactNode {
  const { value, set, remove, options, children } = props;
  const { words } = useApp();
  const written = asText(value);
  const isKnown = options.some((each) => each.value === written);
  return (
    <select
      {...ownAttributes(props)}
      value={written}
      onChange={({ target }) => {
        if (target.value === "") remove();
        else set(target.value);
      }}
    >
      <option value="">{props.part.isOptional ? words.nothing : words.choose}</option>
      {!isKnown && written !== "" && <option value={written}>{written}</option>}
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
      {children}
    </select>
  );
}

function useOptions({ path, part }: ControlProps): Option[] {
  const { labels } = useApp();
  const { kind } = useForm();
  return (optionsOf(part) ?? []).map((choice) => ({
    value: choice,
    label: labelOfChoice(kind, { path, choice }, labels),
  }));
}

export function ChoiceControl(props: ControlProps): ReactNode {
  return <Select {...props} options={useOptions(props)} />;
}

/** Choices of which several may be taken, in their own order. */
export function ChoicesControl(props: ControlProps): ReactNode {
  const { value, set, remove, id, part } = props;
  const options = useOptions({ ...props, part: part.item! });
  const taken = Array.isArray(value) ? value.map(String) : [];
  const others = taken.filter((each) => !options.some((option) => option.value === each));
  return (
    <div
      id={id}
      tabIndex={-1}
      className="choices"
      aria-describedby={props.describedBy}
      role="group"
      aria-label={props.label}
    >
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="checkbox"
            checked={taken.includes(option.value)}
            onChange={({ target }) => {
              const isTaken = (each: string): boolean =>
                each === option.value ? target.checked : taken.includes(each);
              const next = [...options.map((each) => each.value).filter(isTaken), ...others];
              if (next.length === 0 && part.isOptional) remove();
              else set(next);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

export function NameControl(props: ControlProps): ReactNode {
  const { state } = useApp();
  const names = state.judged.judgment.namesFor(props.part.fieldType);
  return <Select {...props} options={names.map((name) => ({ value: name, label: name }))} />;
}

const elsewhere = "\u0000";

/** A page of the site by its title, or any address. */
export function LinkControl(props: ControlProps): ReactNode {
  const { state, words } = useApp();
  const { value, set } = props;
  const { pages } = state.judged.judgment;
  const [isChosen, setChosen] = useState(false);
  const [isOther, setOther] = useState(value !== undefined && !pages.has(asText(value)));
  const sorted = usePageOptions();
  return (
    <>
      <Select
        {...props}
        {...(isOther && { value: elsewhere })}
        options={isOther ? [{ value: elsewhere, label: words.otherAddress }, ...sorted] : sorted}
        set={(next) => {
          setOther(next === elsewhere);
          setChosen(next === elsewhere);
          return next === elsewhere || set(next);
        }}
      >
        {!isOther && <option value={elsewhere}>{words.otherAddress}</option>}
      </Select>
      {isOther && <OtherAddress {...props} isChosen={isChosen} />}
    </>
  );
}

/** Any address. Once that is chosen, it is typed next. */
function OtherAddress({ isChosen, ...props }: ControlProps & { isChosen: boolean }): ReactNode {
  const { words } = useApp();
  const { typed, type, leave } = useText(props);
  return (
    <input
      className="other"
      autoFocus={isChosen}
      aria-label={`${props.label}: ${words.address}`}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      inputMode="url"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
