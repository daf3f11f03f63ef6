import type { Command } from "commander";
import { hasColor } from "./command-line.ts";

export function addExplain(program: Command): void {
  program
    .command("explain")
    .description("explain a problem code, a content file or a key, with an example")
    .argument(
      "[word]",
      "a code such as key/unknown, a file such as practice.yaml, or a key such as offices.hours; without it, all codes and files are listed",
    )
    .argument("[key]", "a key in that file")
    .addHelpText(
      "after",
      `
Examples:
  dentalsite explain key/unknown
  dentalsite explain site/practice.yaml
  dentalsite explain offices.hours.days
  dentalsite explain practice.yaml email`,
    )
    .action(runExplain);
}

async function runExplain(word: string | undefined, key: string | undefined): Promise<void> {
  const { formatCodes, formatStory, isProblemCode } = await import("../problem/explain.ts");
  const isColorful = hasColor(process.stdout);
  if (word !== undefined && key === undefined && isProblemCode(word)) {
    console.log(formatStory(word, isColorful));
    return;
  }
  const { explainKey, explainWord, listFiles } = await import("../schema/explain-keys.ts");
  if (word === undefined) console.log(`${formatCodes(isColorful)}\n\n${listFiles(isColorful)}`);
  else console.log(key === undefined ? explainWord(word, isColorful) : explainKey(word, key, isColorful));
}
