import { kinds } from "../../kinds/kinds.ts";
import { describeFiles, type FileFacts, type KeyFacts } from "../describe-keys.ts";
import { neededInWords } from "../format-keys.ts";
import { asCode, formatTable } from "./table.ts";

/** A table of all content files, each with a link to the page of its keys and its purpose. */
export function fileTable(): string {
  const rows = describeFiles(kinds).map((facts) => [
    facts.files.map((file) => `[${asCode(file)}](keys/${pageOf(facts)})`).join(", "),
    facts.purpose,
  ]);
  return formatTable(["file", "what it holds"], rows);
}

/** The pages of docs/keys/ by file name, one for each kind of content file. */
export function keyPages(): Map<string, string> {
  return new Map(describeFiles(kinds).map((facts) => [pageOf(facts), writePage(facts)]));
}

const pageOf = ({ name }: FileFacts): string => `${name}.md`;

function writePage({ files, purpose, keys, example }: FileFacts): string {
  const table = formatTable(["key", "needed", "what it is for", "what to write", "example"], keys.map(rowOf));
  const isNested = keys.some((key) => key.path.includes("."));
  const isFrontMatter = files[0]!.endsWith(".md");
  const lines = isFrontMatter ? ["---", ...example, "---"] : example;
  const block = isNested ? ["For example:", `\`\`\`yaml\n${lines.join("\n")}\n\`\`\``] : [];
  const heading = `# ${files.map(asCode).join(", ")}`;
  return (
    [heading, purpose, "[How to read this table](../content.md#how-to-write)", table, ...block].join("\n\n") + "\n"
  );
}

function rowOf(key: KeyFacts): string[] {
  const { meaning, type, exampleValue } = key;
  const short = exampleValue === undefined ? "" : asCode(exampleValue);
  return [asCode(key.path), neededInWords(key), meaning, type, short];
}
