import { randomUUID } from "node:crypto";

/**
 * Text with words or names that others wrote, for one line of output: characters that would end the line, steer the terminal or turn
 * the direction of writing are shown, not obeyed.
 */
export function showControls(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g,
    (character) => {
      const code = character.charCodeAt(0);
      return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\u{FFFD}";
    },
  );
}

/** Text for the log of GitHub Actions, which obeys no command in it: one like `##[error]` may stand anywhere in a line. */
export function stopCommands(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}\n::${token}::`;
}
