import { createColors } from "picocolors";
import { wrapText } from "../lib/wrap-text.ts";
import { catalogue, problemCodes, type ProblemCode } from "./catalogue.ts";
import { wordsWithHoles } from "./fill-words.ts";
import { familyOf, readStories, readStory } from "./stories.ts";
import { adviceOf, severityOf } from "./levels.ts";

/** The codes of each family (the word before the slash), in the order of the catalogue. */
export function codesByFamily(): ProblemCode[][] {
  const families = new Map<string, ProblemCode[]>();
  for (const code of problemCodes) {
    const family = familyOf(code);
    families.set(family, [...(families.get(family) ?? []), code]);
  }
  return [...families.values()];
}

/** Every code with its title, one paragraph per family. */
export function formatCodes(hasColor: boolean): string {
  const colors = createColors(hasColor);
  const longest = Math.max(...problemCodes.map((code) => code.length));
  const paragraphs = codesByFamily().map((codes) => {
    const stories = readStories(familyOf(codes[0]!));
    return codes.map((code) => `${colors.bold(code.padEnd(longest))}  ${stories.get(code)!.title}`).join("\n");
  });
  return paragraphs.join("\n\n");
}

/** A code's story, with an example before and after. */
export function formatStory(code: ProblemCode, hasColor: boolean): string {
  const severity = severityOf(code);
  const advice = adviceOf(code);
  const law = advice?.law === undefined ? "" : ` (${advice.law})`;
  const forHost = advice?.command === "build" ? "; an error of build if host: names that host" : "";
  const { title, story, before, after } = readStory(code);
  const colors = createColors(hasColor);
  const paint = severity === "error" ? colors.red : colors.yellow;
  const indented = (text: string): string => text.replace(/^(?=.)/gm, "  ");
  return [
    `${colors.bold(title)}\n${paint(severity)} ${colors.dim(code)}${forHost}`,
    wrapText(story),
    ...(advice === undefined ? [] : [wrapText(`${advice.why}${law}`)]),
    `${colors.cyan("It says")}\n\n${wordsWithHoles(catalogue[code])
      .map((line) => wrapText(line))
      .join("\n")}`,
    `${colors.cyan("Before")}\n\n${indented(before)}`,
    `${colors.cyan("After")}\n\n${indented(after)}`,
  ].join("\n\n");
}
