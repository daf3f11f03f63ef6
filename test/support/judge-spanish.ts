import { phraseHoles } from "../../src/problems/fill-words.ts";
import { sayIn, type Problem } from "../../src/problems/problem.ts";
import spanish from "../../src/problems/words/es.yaml";

/** Common English words that no Spanish text has. */
const english =
  /(?<!\p{L})(?:the|of|and|is|are|was|with|without|this|that|which|not|it|its|your|write|there|has|have|must|only|an|at)(?!\p{L})/iu;

/** Values that another program says, or a file of the practice, in a language of its own, unless they are phrases of ours. */
const saidByOthers: Readonly<Record<string, string>> = {
  "code/doubtful": "reason",
  "code/syntax": "reason",
  "template/threw": "reason",
  "html/invalid": "message",
  "sample/left-over": "what",
};

/** Lists what the Spanish of a problem lacks of its English, and what is English in it. */
export function findFaultsInSpanish(problem: Problem): string[] {
  const said = sayIn(problem, spanish);
  const own = saidByOthers[problem.code];
  const values = valuesIn(problem.filling, (name, value) =>
    name === own ? !Object.hasOwn(spanish.phrases, value) : !phraseHoles.has(name),
  );
  return [
    ...findFaults(problem.message, said.message, values),
    ...findFaults(problem.remedy, said.remedy, values),
    ...findFaults((problem.lines ?? []).join("\n"), (said.lines ?? []).join("\n"), values).filter(
      (each) => !each.startsWith("English"),
    ),
    ...(problem.related ? findFaults(problem.related.label, said.related!.label, values) : []),
  ];
}

function findFaults(original: string, said: string, values: readonly string[]): string[] {
  // A single word may also be part of a sentence's own words.
  const written = values.filter((value) => original.includes(/^\p{L}+$/u.test(value) ? `"${value}"` : value));
  const lost = written.filter((value) => !said.includes(value)).map((value) => `Lost ${value}: ${said}`);
  const numbers = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(" ");
  const changed = numbers(original) === numbers(said) ? [] : [`Numbers: ${original} -> ${said}`];
  const rest = [...written]
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, " "), said);
  const [word] = english.exec(rest.replace(/"[^"]*"|<[^>]*>/g, " ")) ?? [];
  return [...lost, ...changed, ...(word === undefined ? [] : [`English ${word}: ${said}`])];
}

/** Lists what others say in a problem: all values but the names of ways and parts, and what schemas and steps say. */
function valuesIn(filling: unknown, isOfOthers: (name: string, value: string) => boolean, name = ""): string[] {
  if (typeof filling === "number") return [String(filling)];
  if (typeof filling === "string")
    return ["way", "fix", "part"].includes(name) || !isOfOthers(name, filling) ? [] : [filling];
  if (Array.isArray(filling)) return filling.flatMap((each) => valuesIn(each, isOfOthers, name));
  if (typeof filling !== "object" || filling === null) return [];
  return Object.entries(filling).flatMap(([key, value]) => valuesIn(value, isOfOthers, key));
}
