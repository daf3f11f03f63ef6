import { limits } from "../../model/build/limits.ts";

/*
 * The parsers of YAML and Markdown recurse. Running out of stack normally throws, but V8 ends the whole process if it happens while a
 * regular expression is being compiled. Absurd nesting is therefore found before a text is parsed.
 */

/** Counts the levels of indentation: a line indented more than its parent is one level deeper. */
function countSteps(text: string): number {
  // A text without a line indented this far has fewer levels. Hardly any text has one.
  if (!/^ {50}/m.test(text)) return 0;
  const open: number[] = [];
  let most = 0;
  for (const [indentation] of text.matchAll(/^ *(?=[^ \n])/gm)) {
    while (open.length > 0 && open.at(-1)! >= indentation.length) open.pop();
    open.push(indentation.length);
    most = Math.max(most, open.length);
  }
  return most;
}

function countOpenBrackets(text: string): number {
  let open = 0;
  let most = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + ("[{".includes(bracket) ? 1 : -1));
    most = Math.max(most, open);
  }
  return most;
}

/** Many entries on one line, as in `- - - x`: each hyphen begins a level. */
const manyEntries = /^ *(?:[-?:][ \t]+){100}/m;

/** Whether YAML is nested too deeply to be parsed. Brackets in texts count too: nobody leaves a hundred of them open. */
export function isDeepYaml(yaml: string): boolean {
  return manyEntries.test(yaml) || countOpenBrackets(yaml) > limits.levels || countSteps(yaml) > limits.levels;
}

/** Many quotations and lists that begin on one line, unless it is a thematic break (`- - -`). */
const manyBlocks = /^(?!(?:[ \t]*-)+[ \t]*$|(?:[ \t]*\*)+[ \t]*$)(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){100}/m;

/** Whether Markdown is nested too deeply to be parsed. */
export function isDeepMarkdown(markdown: string): boolean {
  return manyBlocks.test(markdown) || countSteps(markdown) > limits.levels;
}
