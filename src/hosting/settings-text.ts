import { UsageError } from "../usage-error.ts";

/** Makes blocks of settings: what begins one, and the lines between its braces, indented by this. */
export const blocksWith =
  (indent: string) =>
  (head: string, lines: readonly string[]): string[] => [
    `${head} {`,
    ...lines.map((line) => (line === "" ? line : indent + line)),
    "}",
  ];

/** As nginx and Apache read what is in quotes. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** An old address as a part of a regular expression: of what old addresses may hold, these characters mean something there. */
export function escapePattern(text: string): string {
  return text.replace(/[.+()]/g, String.raw`\$&`);
}

/** Throws a UsageError. `reason` is what `server` does with a character in the folder's name. */
export function refuseFolder(folder: string, server: string, reason: string): never {
  throw new UsageError(`${server} cannot serve ${folder}, since it ${reason}. Name another folder with --out.`);
}
