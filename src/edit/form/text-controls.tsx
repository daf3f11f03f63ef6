import { useRef, useState, type HTMLInputTypeAttribute, type ReactNode } from "react";
import type { ControlProps } from "./form-context.ts";

/** How a text is typed. */
interface LineOptions {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "decimal" | "numeric" | "tel" | "email" | "url";
  /** Makes the value of what was typed. */
  parse?: (text: string) => unknown;
}

export const asText = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

/**
 * Keeps what is being typed into a control while the file says it differently or cannot say it yet. `send` returns the file's new text for
 * it, or undefined if it was not taken. What changes the file from elsewhere, such as undo, replaces what was typed.
 */
function useTyped(
  value: string,
  send: (text: string) => string | undefined,
): [typed: string, type: (text: string) => void, rounds: number] {
  const [state, setState] = useState({ text: value, value, rounds: 0 });
  if (state.value !== value) setState({ text: value, value, rounds: state.rounds + 1 });
  const type = (text: string): void => {
    const taken = send(text);
    setState((before) => ({ ...before, text, value: taken ?? before.value }));
  };
  return [state.value === value ? state.text : value, type, state.rounds];
}

/** Gives a control what it types: `""` stays in the file only until the control is left, if the value may be absent. */
export function useText(props: ControlProps, parse?: (text: string) => unknown) {
  const { value, set } = props;
  const isChanged = useRef(false);
  const [typed, type, rounds] = useTyped(asText(value), (text) => {
    isChanged.current = true;
    const meant = parse ? parse(text) : text;
    return set(meant) ? asText(meant) : undefined;
  });
  const leave = (): void => {
    const text = parse || typed.includes("\n") ? typed : typed.trim();
    if (!takeOutIfEmpty(props, typed) && isChanged.current && text !== typed) type(text);
  };
  return { typed, type, leave, rounds };
}

/** Takes out a value that was left empty, if it may be absent. Returns whether that was done. */
export function takeOutIfEmpty({ value, remove, part, path }: ControlProps, typed: string): boolean {
  const isLeftOut = typed.trim() === "" && value !== undefined && part.isOptional && typeof path.at(-1) === "string";
  if (isLeftOut) remove();
  return isLeftOut;
}

/** The attributes that tell what belongs to a control. */
export const ownAttributes = ({ id, describedBy, isInvalid }: ControlProps) => ({
  id,
  "aria-describedby": describedBy,
  "aria-invalid": isInvalid || undefined,
});

export const line = ({ parse, ...options }: LineOptions = {}) =>
  function LineControl(props: ControlProps): ReactNode {
    const { typed, type, leave } = useText(props, parse);
    return (
      <input
        {...ownAttributes(props)}
        {...options}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    );
  };

/** What may be typed into a text area. A text on one line stays on one, unless it is source. */
export interface AreaProps extends ControlProps {
  isSource?: boolean;
  parse?: (text: string) => string;
}

export function AreaControl({ isSource, parse, ...props }: AreaProps): ReactNode {
  const { typed, type, leave } = useText(props, parse);
  const rows = typed.split("\n").reduce((sum, each) => sum + Math.max(1, Math.ceil(each.length / 64)), 0);
  return (
    <textarea
      {...ownAttributes(props)}
      rows={Math.min(rows, 16)}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isSource && !typed.includes("\n")) event.preventDefault();
      }}
      onBlur={leave}
    />
  );
}

/** A control of the browser for a format of its own. What is written otherwise is shown as a text. */
export const native = (inputType: "date" | "month" | "time" | "color") => {
  const Line = line();
  return function NativeControl(props: ControlProps): ReactNode {
    const { value, part } = props;
    const [isNative] = useState(() => value === undefined || value === "" || part.schema.safeParse(value).success);
    const { type, leave, rounds } = useText(props);
    if (!isNative) return <Line {...props} />;
    return (
      <input
        key={rounds}
        {...ownAttributes(props)}
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

export function ColorControl(props: ControlProps): ReactNode {
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
        {...ownAttributes(props)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </span>
  );
}
