import { describeFiles, type FileFacts, type KeyFacts } from "../schema/describe-keys.ts";
import { neededInWords } from "../schema/format-keys.ts";
import { asCode, formatTable } from "./table.ts";

/** For each content file, what may be written in it: a table of its keys and, if some are inside others, an example. */
export function keyTables(): string {
  return describeFiles().map(describe).join("\n\n");
}

function describe({ files, purpose, keys, example }: FileFacts): string {
  const table = formatTable(["key", "needed", "what it is for", "what to write", "example"], keys.map(rowOf));
  const isNested = keys.some(({ path }) => path.includes("."));
  const isFrontMatter = files[0]!.endsWith(".md");
  const lines = isFrontMatter ? ["---", ...example, "---"] : example;
  const block = isNested ? `\n\nFor example:\n\n\`\`\`yaml\n${lines.join("\n")}\n\`\`\`` : "";
  return `#### ${files.map(asCode).join(", ")}\n\n${purpose}\n\n${table}${block}`;
}

function rowOf(key: KeyFacts): string[] {
  const { path, meaning, type, exampleValue } = key;
  const short = exampleValue === undefined ? "" : asCode(exampleValue);
  return [asCode(path), neededInWords(key), meaning, type, short];
}
