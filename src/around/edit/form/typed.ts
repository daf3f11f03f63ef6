import { useState } from "react";

/**
 * Keeps what is being typed into a control while the file says it differently or cannot say it yet. `send` returns the file's new text for
 * it, or undefined if it was not taken. What changes the file from elsewhere, such as undo, replaces what was typed.
 */
export function useTyped(
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
