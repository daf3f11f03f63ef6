import { expect, onTestFailed, test } from "vitest";
import { changeText } from "../../../src/edit/change/change-text.ts";
import type { Edit } from "../../../src/edit/change/edit.ts";
import { readWritten, type WrittenFile } from "../../../src/edit/change/read-written.ts";
import type { OpenedContent } from "../../../src/edit/form/backend.ts";
import { TextJudge } from "../../../src/edit/form/judge.ts";
import { build } from "../../../src/commands/command-line.ts";
import { kinds } from "../../../src/kinds/kinds.ts";
import { valueAt } from "../../../src/model/build/source.ts";
import { isError, type Problem } from "../../../src/problems/problem.ts";
import { createRandom } from "../../support/create-random.ts";
import { startForms } from "../../support/forms.ts";
import { findPaths, pick } from "../random-edits.ts";
import { readTree } from "../../support/read-tree.ts";
import { makeLittleSite, makePractice } from "../../support/little-site.ts";

/*
 * Edits as people make them in forms: each is judged as while it is typed, saved, and built from the folder by a build of its own that
 * remembers nothing. No byte of any other file changes.
 */

const practices: Readonly<Record<string, () => string>> = {
  "the little site": () => makeLittleSite().root,
  "a practice in two languages": () => makePractice("bilingual").root,
  "a group of practices": () => makePractice("group").root,
};

/** Accepted edits of each practice. */
const count = Number(process.env.DENTALSITE_EDITS ?? 25);

test.for(Object.keys(practices))(
  "what forms refuse and accept in %s, build refuses and accepts",
  { timeout: 0 },
  async (name) => {
    const seed = Number(process.env.DENTALSITE_SEED ?? 1);
    const random = createRandom(seed);
    const root = practices[name]!();
    const forms = await startForms(root);
    const judge = new TextJudge(kinds);
    let accepted = 0;
    let story = "";
    onTestFailed(() => {
      console.error(`DENTALSITE_SEED=${seed}\n${story}`);
    });
    while (accepted < count) {
      const opened = await forms.open();
      const typed = editOne(opened, random);
      if (typed === undefined) continue;
      story = `${typed.path} ${JSON.stringify(typed.edit)}`;
      const before = readTree(`${root}/site`);
      const judged = judge.judge(opened, new Map([[typed.path, typed.text]])).problems.filter(isError);
      const saved = await forms.save({ [typed.path]: typed.text });
      const isSaved = saved.outcome === "saved";
      const written = isSaved && { [typed.path.slice("site/".length)]: Buffer.from(typed.text).toString("latin1") };
      expect(readTree(`${root}/site`), story).toEqual({ ...before, ...written });
      if (isSaved) {
        accepted += 1;
        expect(judged.map(tell), story).toEqual([]);
        expect((await build(root, { isPreview: true })).problems.filter(isError).map(tell), story).toEqual([]);
      } else {
        expect(saved, story).toMatchObject({ outcome: "refused" });
        const { problems } = saved as { problems: readonly Problem[] };
        const early = problems.filter(({ code }) => !needPages.has(code));
        expect(early.map(tell), story).toEqual(judged.map(tell));
      }
    }
  },
);

/** Codes of what only finished pages show: a save finds it, and typing does not. */
const needPages: ReadonlySet<string> = new Set(["link/missing-fragment"]);

const tell = ({ code, message, place: { file, line } }: Problem): string => `${file}:${line} ${message} [${code}]`;

function editOne(opened: OpenedContent, random: () => number): { path: string; text: string; edit: Edit } | undefined {
  const files = opened.files.flatMap(({ path: file, text }) => {
    const written = text === undefined ? undefined : readWritten(file, text);
    return written ? [{ file, text: text!, written }] : [];
  });
  const { file, text, written } = pick(random, files);
  const edit = makeEdit(written, pick(random, files).written, random);
  if (edit === undefined) return undefined;
  const result = changeText(file, text, [edit]);
  return "refused" in result || result.text === text ? undefined : { path: file, text: result.text, edit };
}

/** Makes an edit of one of a file's values, some of them mistakes, with words and groups that the practice has elsewhere. */
function makeEdit({ data, body, bodyOffset }: WrittenFile, other: WrittenFile, random: () => number): Edit | undefined {
  if (bodyOffset !== undefined && random() < 0.2) {
    const added = pick(random, [
      "Ask us.",
      "[Our prices](/nowhere/)",
      "## More\n\nWords.",
      "<b>Not closed",
      "| a |\n|---|\n| b |",
      other.body,
    ]);
    return { kind: "body", text: `${body}\n${added}\n` };
  }
  const { paths } = findPaths(data);
  if (paths.length === 0) return undefined;
  const at = pick(random, paths);
  const [value, list] = [valueAt(data, at), valueAt(data, at.slice(0, -1))];
  const kind = pick(random, ["set", "set", "set", "remove", "add", "move", "key"] as const);
  if (kind === "remove") return { kind, path: at };
  if (kind === "key") {
    const from = pick(random, [[], ...findPaths(other.data).paths]);
    return Array.isArray(list)
      ? undefined
      : { kind: "set", path: [...at.slice(0, -1), from.at(-1) ?? "other"], value: valueAt(other.data, from) };
  }
  if (kind === "set") return { kind, path: at, value: changeValue(value, random) };
  if (!Array.isArray(list)) return undefined;
  const to = Math.floor(random() * list.length);
  return kind === "add" ? { kind, path: at.slice(0, -1), value, at: to } : { kind, path: at, to };
}

function changeValue(value: unknown, random: () => number): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return pick(random, [value + 1, -value, value / 3]);
  if (typeof value !== "string") return value;
  return pick(random, [
    `${value} and more`,
    value.toUpperCase(),
    value.slice(1),
    "",
    "Words of a person: #1",
    `${value}\n\n${value}`,
    // After hundreds of edits, a file would be larger than any that forms write.
    value.slice(0, 2000).repeat(9),
  ]);
}
