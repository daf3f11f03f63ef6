import { randomUUID } from "node:crypto";

/** What ends a line, steers the terminal or turns the direction of writing; tabs do neither. */
const controls = /[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/**
 * Text with words or names that others wrote, for one line of output: characters that would end the line, steer the terminal or turn
 * the direction of writing are shown, not obeyed.
 */
export function showControls(text: string): string {
  return text.replace(controls, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\u{FFFD}";
  });
}

/** A value as JSON for people and programs to read: the same value when it is parsed, and the same characters escaped. */
export function printJson(value: unknown): string {
  const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  // Line ends are those between the lines: JSON escapes the ones in a text.
  return JSON.stringify(value, undefined, 2).replace(controls, (each) => (each === "\n" ? each : escape(each)));
}

/** Text for the log of GitHub Actions, which obeys no command in it: one like `##[error]` may stand anywhere in a line. */
export function stopCommands(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}\n::${token}::`;
}
