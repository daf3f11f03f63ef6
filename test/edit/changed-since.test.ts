import { expect, test } from "vitest";
import { movePage, type PageMove } from "../../src/edit/change/move-page.ts";
import {
  asPublished,
  listUnpublishedChanges,
  withChanges,
  type UnpublishedChange,
} from "../../src/edit/form/changed-since.ts";
import type { OpenedContent } from "../../src/edit/form/backend.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { makeLittleSite, makePractice } from "../support/little-site.ts";
import { listTree } from "../support/read-tree.ts";

type Texts = ReadonlyMap<string, string>;

function textsOf({ root, read }: ReturnType<typeof makeLittleSite>): Texts {
  const files = listTree(root).filter((file) => /^site\/.*\.(?:md|yaml)$/.test(file));
  return new Map(files.map((file) => [file, read(file)]));
}

function moveIn(texts: Texts, how: PageMove): Texts {
  const moved = movePage({ kinds, texts }, how);
  if ("refused" in moved) throw new Error(moved.refused);
  return withChanges(texts, moved.changes);
}

/** Lists what differs between two states of a site. */
function differ(before: Texts, now: Texts): OpenedContent["published"] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
  return paths.map((path) => {
    const text = before.get(path);
    return { path, ...(text === undefined ? { isNew: true } : { text }) };
  });
}

const compare = (before: Texts, now: Texts): UnpublishedChange[] => {
  const files = [...now].map(([path, text]) => ({ path, text, state: text }));
  return listUnpublishedChanges({ files, published: differ(before, now) }, kinds);
};

const editIn = (texts: Texts, path: string, add: string): Texts => withChanges(texts, [[path, texts.get(path)! + add]]);

const tell = ({ path, text, isNew = false, move }: UnpublishedChange, now: Texts) => [
  path,
  ...(move ? [move.file, move.moved.redirect?.to, move.others > 0] : []),
  ...(isNew ? ["new"] : []),
  ...(text === now.get(path) ? ["otherwise as before"] : []),
];

const bridges = "site/services/bridges.md";

test.for(["little", "bilingual"] as const)(
  "a page with another address is one change, with all links to it: %s",
  (name) => {
    const before = textsOf(name === "little" ? makeLittleSite() : makePractice(name));
    const old = before.has(bridges) ? bridges : [...before.keys()].find((path) => path.startsWith("site/services/"))!;
    const renamed = moveIn(before, { file: old, slug: "fixed-teeth" });
    const now = "site/services/fixed-teeth.md";
    const listed = compare(before, renamed);
    expect(listed.map((each) => tell(each, renamed))).toEqual([
      [now, old, "/services/fixed-teeth", true, "otherwise as before"],
    ]);
    const other = [...listed[0]!.move!.moved.changes.keys()].find((path) => before.has(path) && renamed.has(path))!;
    const edited = editIn(editIn(renamed, now, "\nMore.\n"), other, "\n# Too.\n");
    const both = compare(before, edited);
    expect(both.map(({ path, text }) => [path, text])).toEqual([
      [now, renamed.get(now)],
      [other, renamed.get(other)],
    ]);
    const slug = old.slice("site/services/".length, -".md".length);
    const back = movePage({ kinds, texts: edited }, { file: now, slug, isUnpublished: true });
    if ("refused" in back) throw new Error(back.refused);
    const changes = [...back.changes].map(
      ([path, text]) => [path, asPublished(differ(before, edited), [path, text])] as const,
    );
    const restored = withChanges(edited, changes);
    expect(differ(before, restored).map(({ path }) => path)).toEqual([old, other].toSorted());
    expect(compare(before, restored)).toHaveLength(2);
  },
);

test("a page that was deleted is one change, and comes back with the links to it", () => {
  const before = textsOf(makeLittleSite());
  const deleted = moveIn(before, { file: bridges, leadTo: "/services/crowns" });
  const [only, ...others] = compare(before, deleted);
  expect(others).toEqual([]);
  expect(tell(only!, deleted)).toEqual([bridges, bridges, "/services/crowns", true]);
  expect(withChanges(deleted, only!.restored!)).toEqual(before);
});

test("a file that somebody renamed by hand is one that is gone and one that is new", () => {
  const before = textsOf(makeLittleSite());
  const [text, smiles] = [before.get(bridges)!, "site/services/smiles.md"];
  const now = withChanges(before, [
    [bridges, undefined],
    [smiles, text],
  ]);
  const listed = compare(before, now);
  expect(listed.map((each) => tell(each, now))).toEqual([[bridges], [smiles, "new"]]);
});

test("a page whose address leads to another new one was deleted if that is of another kind", () => {
  const before = textsOf(makeLittleSite());
  const deleted = moveIn(before, { file: bridges, leadTo: "/services/smiles" });
  const now = withChanges(deleted, [["site/pages/smiles.md", "---\nmainTitleText: Smiles\n---\n"]]);
  const listed = compare(before, now);
  expect(listed.map((each) => tell(each, now).slice(0, 2))).toEqual([
    [bridges, bridges],
    ["site/pages/smiles.md", "new"],
  ]);
});
