import { createColors } from "picocolors";
import { wrapText } from "../lib/wrap-text.ts";
import { inWords, type FileFacts, type KeyFacts } from "./describe-keys.ts";
import type { FoundEntry } from "./find-keys.ts";

const fileNamesOf = ({ files }: FileFacts): string => files.join(", ");

/** Formats a file or a key: its purpose, the values it takes, and an example. */
export function formatEntry({ file, key }: FoundEntry, hasColor: boolean): string {
  return key === undefined ? formatFile(file, hasColor) : formatKey(file, key, hasColor);
}

function formatFile(file: FileFacts, hasColor: boolean): string {
  const colors = createColors(hasColor);
  const command = `npx dentalsite explain ${nameForCommand(file)} ${file.keys[0]!.path}`;
  return [
    `${colors.bold(fileNamesOf(file))}\n${wrapText(file.purpose)}`,
    ...file.keys.map((key) => formatLine(key, hasColor)),
    ...(file.example.length <= shortExample ? [formatExample(file.example, hasColor)] : []),
    wrapText(`More about one of them, with an example: ${command}`),
  ].join("\n\n");
}

function formatKey(file: FileFacts, key: KeyFacts, hasColor: boolean): string {
  const colors = createColors(hasColor);
  const inside = file.keys.filter(({ path }) => path.startsWith(`${key.path}.`));
  return [
    `${colors.bold(key.path)}\n${colors.dim(`in ${fileNamesOf(file)}`)}`,
    wrapText(key.meaning),
    [wrapText(`What to write: ${key.type}.`), wrapText(`Needed: ${neededInWords(key)}.`)].join("\n"),
    ...inside.map((each) => formatLine(each, hasColor)),
    formatExample(key.example, hasColor),
  ].join("\n\n");
}

/** Says whether a key is needed, and which others it needs. */
export function neededInWords({ needed, needs }: KeyFacts): string {
  return needs.length === 0 ? needed : `${needed}; needs ${inWords("and", needs)}`;
}

/** The most lines of an example. A longer one would push the list of keys off the screen. */
const shortExample = 12;

function formatExample(lines: readonly string[], hasColor: boolean): string {
  return `${createColors(hasColor).cyan("Example")}\n\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

function formatLine({ path, needed, meaning }: KeyFacts, hasColor: boolean): string {
  const note = { yes: " (needed)", no: "" }[needed] ?? ` (needed ${needed})`;
  const head = wrapText(`${path}${note}`, "  ").replace(path, createColors(hasColor).bold(path));
  return `${head}\n${wrapText(meaning, "    ")}`;
}

/** Lists several files or keys that a word may mean, each with the command that explains it. */
export function formatChoice(entries: readonly FoundEntry[], hasColor: boolean): string {
  const colors = createColors(hasColor);
  return entries
    .map(({ file, key }) => {
      const words = key === undefined ? file.files[0]! : `${nameForCommand(file)} ${key.path}`;
      return `${colors.bold(`npx dentalsite explain ${words}`)}\n${wrapText(key?.meaning ?? file.purpose, "    ")}`;
    })
    .join("\n\n");
}

/** The file's name without a star, which a shell would expand. */
const nameForCommand = ({ files: [file = ""] }: FileFacts): string => file.replace(/^site\/|\/\*\.md$/g, "");

/** Lists content files with their purposes, one per line. */
export function listPurposes(files: readonly FileFacts[], hasColor: boolean): string {
  const colors = createColors(hasColor);
  const rows = files.flatMap(({ files: names, purpose }) => names.map((name) => ({ name, purpose })));
  const longest = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, purpose }) => `${colors.bold(name.padEnd(longest))}  ${purpose}`).join("\n");
}
