import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { movePage, type PageMove } from "../../../src/around/edit/change/move-page.ts";
import {
  asPublished,
  listUnpublishedChanges,
  withChanges,
  type UnpublishedChange,
} from "../../../src/around/edit/form/changed-since.ts";
import type { OpenedContent } from "../../../src/around/edit/form/place.ts";
import { kinds } from "../../../src/kinds/kinds.ts";
import { makeLittleSite, makePractice } from "../../support/little-site.ts";
import { listTree } from "../../support/read-tree.ts";

const hashText = (text: string) => createHash("sha256").update(text).digest("hex");

type Texts = ReadonlyMap<string, string>;

function textsOf({ root, read }: ReturnType<typeof makeLittleSite>): Texts {
  const files = listTree(root).filter((file) => /^site\/.*\.(?:md|yaml)$/.test(file));
  return new Map(files.map((file) => [file, read(file)]));
}

async function moveIn(texts: Texts, how: PageMove): Promise<Texts> {
  const moved = await movePage({ kinds, texts, hashText }, how);
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

const compare = (before: Texts, now: Texts): Promise<UnpublishedChange[]> => {
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
  async (name) => {
    const before = textsOf(name === "little" ? makeLittleSite() : makePractice(name));
    const old = before.has(bridges) ? bridges : [...before.keys()].find((path) => path.startsWith("site/services/"))!;
    const renamed = await moveIn(before, { file: old, slug: "fixed-teeth" });
    const now = "site/services/fixed-teeth.md";
    const listed = await compare(before, renamed);
    expect(listed.map((each) => tell(each, renamed))).toEqual([
      [now, old, "/services/fixed-teeth", true, "otherwise as before"],
    ]);
    const other = [...listed[0]!.move!.moved.changes.keys()].find((path) => before.has(path) && renamed.has(path))!;
    const edited = editIn(editIn(renamed, now, "\nMore.\n"), other, "\n# Too.\n");
    const both = await compare(before, edited);
    expect(both.map(({ path, text }) => [path, text])).toEqual([
      [now, renamed.get(now)],
      [other, renamed.get(other)],
    ]);
    const slug = old.slice("site/services/".length, -".md".length);
    const back = await movePage({ kinds, texts: edited, hashText }, { file: now, slug, isUnpublished: true });
    if ("refused" in back) throw new Error(back.refused);
    const changes = [...back.changes].map(
      ([path, text]) => [path, asPublished(differ(before, edited), [path, text])] as const,
    );
    const restored = withChanges(edited, changes);
    expect(differ(before, restored).map(({ path }) => path)).toEqual([old, other].toSorted());
    expect(await compare(before, restored)).toHaveLength(2);
  },
);

test("a page that was deleted is one change, and comes back with the links to it", async () => {
  const before = textsOf(makeLittleSite());
  const deleted = await moveIn(before, { file: bridges, leadTo: "/services/crowns" });
  const [only, ...others] = await compare(before, deleted);
  expect(others).toEqual([]);
  expect(tell(only!, deleted)).toEqual([bridges, bridges, "/services/crowns", true]);
  expect(withChanges(deleted, only!.restored!)).toEqual(before);
});

test("a file that somebody renamed by hand is one that is gone and one that is new", async () => {
  const before = textsOf(makeLittleSite());
  const [text, smiles] = [before.get(bridges)!, "site/services/smiles.md"];
  const now = withChanges(before, [
    [bridges, undefined],
    [smiles, text],
  ]);
  const listed = await compare(before, now);
  expect(listed.map((each) => tell(each, now))).toEqual([[bridges], [smiles, "new"]]);
});

test("a page whose address leads to another new one was deleted if that is of another kind", async () => {
  const before = textsOf(makeLittleSite());
  const deleted = await moveIn(before, { file: bridges, leadTo: "/services/smiles" });
  const now = withChanges(deleted, [["site/pages/smiles.md", "---\nmainTitleText: Smiles\n---\n"]]);
  const listed = await compare(before, now);
  expect(listed.map((each) => tell(each, now).slice(0, 2))).toEqual([
    [bridges, bridges],
    ["site/pages/smiles.md", "new"],
  ]);
});
