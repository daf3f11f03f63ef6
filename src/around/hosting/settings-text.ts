import { UsageError } from "../../ground/usage-error.ts";

/** Makes blocks of settings: the head, then the lines between braces, each with this indent. */
export const blocksWith =
  (indent: string) =>
  (head: string, lines: readonly string[]): string[] => [
    `${head} {`,
    ...lines.map((line) => (line === "" ? line : indent + line)),
    "}",
  ];

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
