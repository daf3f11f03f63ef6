import { readFileSync } from "node:fs";
import path from "node:path";
import { lexer, type Token } from "marked";
import { packageFolder } from "../lib/package-folder.ts";

/** The text of `dentalsite explain` about one kind of problem. */
export interface Story {
  /** At most 60 characters, without a period. */
  title: string;
  /** Two to four sentences on how the problem arises and why it matters. The remedy is part of each occurrence. */
  story: string;
  /** A few lines as an author may have written them, and the same lines once they are right. */
  before: string;
  after: string;
}

/** The word before the slash of a code, which is also the name of the file with the family's stories. */
export const familyOf = (code: string): string => code.slice(0, code.indexOf("/"));

/**
 * Reads the stories of a family of codes from `docs/problems/<family>.md`. Below each heading with a code are the title in bold, the
 * story, and one code block each for before and after.
 */
export function readStories(family: string): Map<string, Story> {
  const file = path.join(packageFolder, "docs/problems", `${family}.md`);
  const stories = new Map<string, Story>();
  let story: Story | undefined;
  for (const token of lexer(readFileSync(file, "utf8"))) {
    if (token.type === "heading" && token.depth === 2) {
      story = { title: "", story: "", before: "", after: "" };
      stories.set(textOfToken(token), story);
    } else if (story !== undefined) fillIn(story, token);
  }
  return stories;
}

/** Reads the story of one code. Throws if its file has no heading for it. */
export function readStory(code: string): Story {
  const story = readStories(familyOf(code)).get(code);
  if (story === undefined) throw new Error(`docs/problems/${familyOf(code)}.md has no heading "## ${code}".`);
  return story;
}

/** Puts the next token into the first part of a story that is still empty. The words "Before:" and "After:" are skipped. */
function fillIn(story: Story, token: Token): void {
  if (token.type === "code") story[story.before === "" ? "before" : "after"] = String(token.text);
  if (token.type !== "paragraph" || story.before !== "") return;
  if (story.title === "") story.title = textOfToken(token);
  else if (story.story === "") story.story = textOfToken(token);
}

/** The visible text of a token, on one line. */
function textOfToken(token: Token): string {
  const { tokens, text } = token as { tokens?: Token[]; text: string };
  return (tokens?.map(textOfToken).join("") ?? text).replaceAll("\n", " ");
}
