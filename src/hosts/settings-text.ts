import { UsageError } from "../lib/usage-error.ts";

/**
 * Makes settings of a text: each list in it is alone on a line, and its lines take that line's place and indent. A line whose list is empty
 * goes. Backslashes are literal.
 */
export function settings({ raw }: TemplateStringsArray, ...slots: readonly (string | readonly string[])[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const [index, part] of raw.entries()) {
    const [first = "", ...others] = part.split("\n");
    line += first;
    for (const next of others) {
      lines.push(line);
      line = next;
    }
    const slot = slots[index];
    if (typeof slot === "string") line += slot;
    else if (slot !== undefined) {
      lines.push(...slot.map((each) => (each === "" ? each : line + each)));
      line = listEnd;
    }
  }
  return lines.filter((each) => !each.startsWith(listEnd)).slice(1);
}

/** Stands for the rest of a line that a list has replaced. No text of settings contains this character. */
const listEnd = "\0";

/** Joins the lines of a settings file. */
export const joinSettings = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** Quotes a text for nginx and Apache. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** Escapes an old address for a regular expression. These are the only special characters that old addresses may contain. */
export function escapePattern(text: string): string {
  return text.replace(/[.+()]/g, String.raw`\$&`);
}

/** Throws a UsageError. `reason` says what `server` does with a character in the folder's name. */
export function refuseFolder(folder: string, server: string, reason: string): never {
  throw new UsageError(`${server} cannot serve ${folder}, since it ${reason}. Name another folder with --out.`);
}
