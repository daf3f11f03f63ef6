import { useEffect, useRef, useState, type HTMLInputTypeAttribute, type ReactNode } from "react";
import { labelOfChoice } from "../labels/label-of.ts";
import { useApp } from "./app-context.ts";
import { optionsOf, type ControlName } from "./control-of.ts";
import { useForm, type ControlProps } from "./form-context.ts";
import { PictureControl } from "./picture-control.tsx";
import { useTyped } from "./typed.ts";

/** How a text is typed. */
interface LineOptions {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "decimal" | "numeric" | "tel" | "email" | "url";
  /** Makes the value of what was typed. */
  parse?: (text: string) => unknown;
}

const asText = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** Gives a control what it types: `""` stays in the file only until the control is left, if the value may be absent. */
function useText({ value, set, remove, part, path }: ControlProps, parse?: (text: string) => unknown) {
  const [typed, type, rounds] = useTyped(asText(value), (text) => {
    const meant = parse ? parse(text) : text;
    return set(meant) ? asText(meant) : undefined;
  });
  const leave = (): void => {
    if (value === "" && part.isOptional && typeof path.at(-1) === "string") remove();
  };
  return { typed, type, leave, rounds };
}

const shared = ({ id, describedBy, isInvalid }: ControlProps) => ({
  id,
  "aria-describedby": describedBy,
  "aria-invalid": isInvalid || undefined,
});

const line = ({ parse, ...options }: LineOptions = {}) =>
  function LineControl(props: ControlProps): ReactNode {
    const { typed, type, leave } = useText(props, parse);
    return (
      <input
        {...shared(props)}
        {...options}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    );
  };

const area = ({ mayBreak }: { mayBreak: boolean }) =>
  function AreaControl(props: ControlProps): ReactNode {
    const { typed, type, leave } = useText(props);
    const rows = typed.split("\n").reduce((sum, each) => sum + Math.max(1, Math.ceil(each.length / 64)), 0);
    return (
      <textarea
        {...shared(props)}
        rows={Math.min(rows, 16)}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !mayBreak && !typed.includes("\n")) event.preventDefault();
        }}
        onBlur={leave}
      />
    );
  };

/** A control of the browser for a format of its own. What is written otherwise is shown as a text. */
const native = (inputType: "date" | "month" | "time" | "color") => {
  const Line = line();
  return function NativeControl(props: ControlProps): ReactNode {
    const { value, part } = props;
    const [isNative] = useState(() => value === undefined || value === "" || part.schema.safeParse(value).success);
    const { type, leave, rounds } = useText(props);
    if (!isNative) return <Line {...props} />;
    return (
      <input
        key={rounds}
        {...shared(props)}
        type={inputType}
        defaultValue={asText(value)}
        onChange={({ target }) => {
          // A date that is typed in part has no value yet.
          if (!target.validity.badInput && (target.value !== "" || value !== undefined)) type(target.value);
        }}
        onBlur={leave}
      />
    );
  };
};

function ColorControl(props: ControlProps): ReactNode {
  const { typed, type, leave } = useText(props);
  const isColor = /^#[\da-f]{6}$/i.test(typed);
  return (
    <span className="pair">
      <input
        type="color"
        aria-label={props.label}
        value={isColor ? typed : "#ffffff"}
        onChange={({ target }) => type(target.value)}
      />
      <input
        {...shared(props)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </span>
  );
}

function CheckControl(props: ControlProps): ReactNode {
  const { value, set, remove, part, label } = props;
  return (
    <label className="check">
      <input
        {...shared(props)}
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

interface Option {
  value: string;
  label: string;
}

function Select(props: ControlProps & { options: readonly Option[]; children?: ReactNode }): ReactNode {
  const { value, set, remove, options, children } = props;
  const { words } = useApp();
  const written = asText(value);
  const isKnown = options.some((each) => each.value === written);
  return (
    <select
      {...shared(props)}
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

function ChoiceControl(props: ControlProps): ReactNode {
  return <Select {...props} options={useOptions(props)} />;
}

/** Choices of which several may be taken, in their own order. */
function ChoicesControl(props: ControlProps): ReactNode {
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

function NameControl(props: ControlProps): ReactNode {
  const { state } = useApp();
  const names = state.judged.judgment.namesFor(props.part.kind);
  return <Select {...props} options={names.map((name) => ({ value: name, label: name }))} />;
}

const elsewhere = "\u0000";

/** A page of the site by its title, or any address. */
function LinkControl(props: ControlProps): ReactNode {
  const { state, words } = useApp();
  const { value, set } = props;
  const { pages } = state.judged.judgment;
  const [isOther, setOther] = useState(value !== undefined && !pages.has(asText(value)));
  const { typed, type, leave } = useText(props);
  const input = useRef<HTMLInputElement>(null);
  const wasOther = useRef(isOther);
  useEffect(() => {
    if (isOther && !wasOther.current) input.current?.focus();
    wasOther.current = isOther;
  }, [isOther]);
  const options = [...pages].map(([address, title]) => ({
    value: address,
    label: title === address ? address : `${title} — ${address}`,
  }));
  const sorted = options.sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <Select
        {...props}
        {...(isOther && { value: elsewhere })}
        options={isOther ? [{ value: elsewhere, label: words.otherAddress }, ...sorted] : sorted}
        set={(next) => {
          setOther(next === elsewhere);
          return next === elsewhere || set(next);
        }}
      >
        {!isOther && <option value={elsewhere}>{words.otherAddress}</option>}
      </Select>
      {isOther && (
        <input
          ref={input}
          className="other"
          aria-label={`${props.label}: ${words.address}`}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid || undefined}
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      )}
    </>
  );
}

const numberOf = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);

const nothing = (): ReactNode => null;

/** The component for each control. Groups and lists are fields themselves. */
export const controls: Readonly<Record<ControlName, (props: ControlProps) => ReactNode>> = {
  group: nothing,
  list: nothing,
  choices: ChoicesControl,
  choice: ChoiceControl,
  "yes or no": CheckControl,
  number: line({ inputMode: "decimal", parse: numberOf }),
  picture: PictureControl,
  name: NameControl,
  link: LinkControl,
  "simple HTML": area({ mayBreak: true }),
  words: area({ mayBreak: false }),
  price: line({ inputMode: "text" }),
  date: native("date"),
  month: native("month"),
  time: native("time"),
  color: ColorControl,
  phone: line({ inputMode: "tel" }),
  "e-mail": line({ inputMode: "email" }),
  address: line({ inputMode: "url" }),
  digits: line({ inputMode: "numeric" }),
  line: line(),
};
