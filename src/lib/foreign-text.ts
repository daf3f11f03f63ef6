import { randomUUID } from "node:crypto";

/** Characters that end a line, control the terminal or change the direction of writing. A tab does neither. */
const controls = /[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/**
 * Makes other people's words safe for one line of output. Characters that would end the line, control the terminal or change the direction
 * of writing are shown as symbols.
 */
export function showControls(text: string): string {
  return text.replace(controls, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\u{FFFD}";
  });
}

/** Prints a value as JSON for people and programs. Control characters are escaped, so it parses to the same value. */
export function printJson(value: unknown): string {
  const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  // Line feeds here separate JSON's own lines: JSON escapes line feeds within a text.
  return JSON.stringify(value, undefined, 2).replace(controls, (each) => (each === "\n" ? each : escape(each)));
}

/** Wraps text for the log of GitHub Actions, so that commands in it do not run: one like `##[error]` works anywhere in a line. */
export function stopCommands(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}\n::${token}::`;
}
