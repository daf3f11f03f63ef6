/*
 * The parsers of YAML and Markdown recurse. One that runs out of stack throws, but V8 ends the whole process where it has to compile
 * a regular expression just then. So what is nested absurdly is found before it is parsed.
 */

/** Levels that no page comes near, and every parser can take. */
const deepest = 100;

/** How deep a text steps to the right: each line further in than the one it belongs to is one level. */
function countSteps(text: string): number {
  // Without lines that far in there are no more steps than that; hardly any text has one.
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

/** `- - - x`: each sign begins a level. */
const manyEntries = /^ *(?:[-?:][ \t]+){100}/m;

/** Whether YAML is nested too deeply to be parsed. Brackets in texts count, too: nobody leaves a hundred of them open. */
export function isDeepYaml(yaml: string): boolean {
  return manyEntries.test(yaml) || countOpenBrackets(yaml) > deepest || countSteps(yaml) > deepest;
}

/** Quotations and lists that begin on one line, unless it is a line across the page (`- - -`). */
const manyBlocks = /^(?!(?:[ \t]*-)+[ \t]*$|(?:[ \t]*\*)+[ \t]*$)(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){100}/m;

/** Whether Markdown is nested too deeply to be parsed. */
export function isDeepMarkdown(markdown: string): boolean {
  return manyBlocks.test(markdown) || countSteps(markdown) > deepest;
}
