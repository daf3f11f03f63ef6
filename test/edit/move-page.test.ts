import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { movePage, type PageMove, type MovedPage } from "../../src/edit/change/move-page.ts";
import { readWritten } from "../../src/edit/change/read-written.ts";
import { folderOf, kindOf, pathOfPage } from "../../src/model/build/kind.ts";
import { slugOf } from "../../src/model/build/page-paths.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { translateSite } from "../../src/steps/translate/translate-content.ts";
import { validateLanguages } from "../../src/steps/validate/validate-languages.ts";
import { noteMade } from "../../src/steps/translate/note-reading.ts";
import type { SiteFiles } from "../../src/model/build/site-files.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { isRedirect, listTree } from "../support/read-tree.ts";
import { firstOf } from "../support/test-level.ts";

type Texts = Map<string, string>;

function textsOf({ root, read }: LittleSite): Texts {
  const files = listTree(root).filter((file) => /^site\/.*\.(?:md|yaml)$/.test(file));
  return new Map(files.map((file) => [file, read(file)]));
}

const move = (texts: Texts, how: PageMove) => movePage({ kinds, texts }, how);

/** Makes a move that nothing stands in the way of, and returns all texts after it. */
function moveIn(texts: Texts, how: PageMove): { moved: MovedPage; texts: Texts } {
  const moved = move(texts, how);
  if ("refused" in moved) throw new Error(JSON.stringify(moved));
  const next = new Map(texts);
  for (const [file, text] of moved.changes)
    if (text === undefined) next.delete(file);
    else next.set(file, text);
  return { moved, texts: next };
}

/** Names what is wrong with texts. */
function judge({ files, packageWords }: SiteFiles, texts: Texts): string[] {
  const others = files.filter((file) => !/^site\/.*\.(?:md|yaml)$/.test(file.path));
  const own = [...texts].map(([file, text]) => ({ path: file, bytes: new TextEncoder().encode(text) }));
  const all = [...others, ...own].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { content, problems } = parseSite({ files: all, packageWords }, kinds);
  const found = [...problems, ...validateLanguages(translateSite(content)).problems];
  return found.map(({ code, message, place }) => `${place.file}: ${code} ${message}`);
}

const isOriginal = (file: string): boolean => !/^site\/[a-z]{2}\//.test(file);

const entriesOf = (texts: Texts): string[] =>
  [...texts.keys()].filter((file) => isOriginal(file) && folderOf(kindOf(kinds, file)!) !== undefined);

const read = (name: string): LittleSite => (name === "little" ? makeLittleSite() : makePractice(name as "group"));
/** Folded texts may be divided into other lines. */
const meaningOf = (file: string, text = "{}") => {
  const { data, body } = readWritten(file, text)!;
  return JSON.stringify([data, body]);
};

const redirectsFile = "site/redirects.yaml";

describe.for(firstOf(["little", "group", "spanish", "smallest", "bilingual"], 2))("each entry of %s", (name) => {
  const site = read(name);
  const files = readSite(site.root);
  const before = textsOf(site);

  test("may get another name, one after the other, and each old address leads to the new one", async () => {
    let texts = before;
    const leading: string[] = [];
    for (const file of entriesOf(before)) {
      const made = moveIn(texts, { file, slug: `${slugOf(file)}-2` });
      const { redirect } = made.moved;
      if (redirect)
        leading.push(redirect.from, ...(texts.has(file.replace("site/", "site/es/")) ? [`es${redirect.from}`] : []));
      texts = made.texts;
    }
    expect(judge(files, texts)).toEqual(judge(files, before));
    for (const file of before.keys()) if (!texts.has(file)) rmSync(site.file(file));
    for (const [file, text] of texts) site.write(file, text);
    await buildSiteInto(site.file("dist"), site.root);
    expect(leading.length).toBeGreaterThan(0);
    for (const from of leading) expect([from, isRedirect(site.file(`dist/${from}/index.html`))]).toEqual([from, true]);
  });

  test("that gets another name and then its old one leaves all files with the words they had", () => {
    for (const file of entriesOf(before)) {
      const there = moveIn(before, { file, slug: "elsewhere-now" });
      const renamed = [...there.moved.changes].find(
        ([each, text]) => text !== undefined && isOriginal(each) && !before.has(each) && each !== redirectsFile,
      )![0];
      const back = moveIn(there.texts, { file: renamed, slug: slugOf(file) });
      const changed = [...back.texts]
        .filter(([each, text]) => meaningOf(each, before.get(each)) !== meaningOf(each, text))
        .map(([each]) => each);
      expect(changed).toEqual(there.moved.redirect ? [redirectsFile] : []);
    }
  });

  test("may go, unless something needs it, and nothing that leads to it is left", () => {
    const known = new Set(judge(files, before));
    const practice = { name: "" };
    for (const file of entriesOf(before)) {
      const others = entriesOf(before).filter((each) => each !== file);
      const kind = kindOf(kinds, file)!;
      const leadTo =
        others.map((each) => kindOf([kind], each) && pathOfPage(kind, each, practice)).find(Boolean) ?? "/";
      const made = move(before, { file, leadTo });
      if ("refused" in made) throw new Error(JSON.stringify(made));
      const { texts } = moveIn(before, { file, leadTo });
      const news = judge(files, texts).filter(
        (each) => !known.has(each) && !/file\/missing|no-original|automatic|few/.test(each),
      );
      expect([file, news]).toEqual([file, []]);
    }
  });
});

/** A practice of a few files, with links in every form in `body` and `html`. */
const small = (extra: Record<string, string> = {}): Texts =>
  new Map(
    Object.entries({
      "site/practice.yaml": "name: Harbor Lane\norigin: https://harbor-lane.example/practice\n",
      "site/services/crowns.md": "---\nmainTitleText: Crowns\n---\nText.\n",
      "site/services/bridges.md": "---\nmainTitleText: Bridges\n---\nText.\n",
      "site/offices/main.md": "---\nname: Main\n---\n",
      ...extra,
    }),
  );
const crowns = "site/services/crowns.md";

test.for([
  ["with a part", "/services/crowns#cost", "/services/caps#cost"],
  ["with a slash at its end", "/services/crowns/", "/services/caps/"],
  ["with a query", "/services/crowns?from=mail#cost", "/services/caps?from=mail#cost"],
  ["in another language", "/es/services/crowns", "/es/services/caps"],
  [
    "with the site's own host",
    "https://harbor-lane.example/practice/services/crowns/",
    "https://harbor-lane.example/practice/services/caps/",
  ],
])("a link %s leads to the renamed page", ([, href = "", expected = ""]) => {
  const html = {
    "site/services/bridges.md": `---\nmainTitleText: Bridges\ndescriptionToBeParsed: '<p title="x">See <a href="${href}">it</a>.</p>'\n---\n`,
  };
  const bodies = {
    inline: `[It](${href}) and [${href}](${href} "title"), but not [this](/services/crowns-2).\n`,
    definitions: `[It][1], [and][2] [this](/services/crowns-2).\n\n[1]: ${href}\n[2]: ${href}\n`,
    html: `<p>See <a href="${href}">it</a></p>\n\n[this](/services/crowns-2)\n`,
  };
  const spanish = { "site/es/services/crowns.md": "---\nmainTitleText: Coronas\n---\n" };
  for (const body of [undefined, ...Object.values(bodies)]) {
    const extra =
      body === undefined ? html : { "site/a-page.md": "", "site/pages/a.md": `---\nmainTitleText: A\n---\n${body}` };
    const texts = small({ ...spanish, ...extra });
    texts.delete("site/a-page.md");
    const after = moveIn(texts, { file: crowns, slug: "caps" });
    const file = body === undefined ? "site/services/bridges.md" : "site/pages/a.md";
    // Words stay, even those that look like an address.
    const wanted = texts
      .get(file)!
      .split(`[${href}]`)
      .map((each) => each.replaceAll(href, expected));
    expect(after.texts.get(file)).toBe(wanted.join(`[${href}]`));
  }
});

test("comments, line ends and everything else in a changed file stay", () => {
  const menu = "# The menu\r\nmenu:\r\n  - label: 'Crowns' # first\r\n    href: /services/crowns\r\n";
  const { texts } = moveIn(small({ "site/navigation.yaml": menu }), { file: crowns, slug: "caps" });
  expect(texts.get("site/navigation.yaml")).toBe(menu.replace("/crowns", "/caps"));
});

test("old addresses lead straight to the page, and none hides it", () => {
  const first = moveIn(small({ [redirectsFile]: "# old\n- from: /crowns.php\n  to: /services/crowns\n" }), {
    file: crowns,
    slug: "caps",
  });
  expect(first.texts.get(redirectsFile)).toBe(
    "# old\n- from: /crowns.php\n  to: /services/caps\n- from: /services/crowns\n  to: /services/caps\n",
  );
  const back = moveIn(first.texts, { file: "site/services/caps.md", slug: "crowns" });
  expect(back.texts.get(redirectsFile)).toBe(
    "# old\n- from: /crowns.php\n  to: /services/crowns\n- from: /services/caps\n  to: /services/crowns\n",
  );
});

test("a translation stays up to date if only links of its original change", () => {
  const bridges = "site/services/bridges.md";
  const original = "---\nmainTitleText: Bridges\n---\nSee [crowns](/services/crowns).\n\nNow.\n";
  const kind = kindOf(kinds, crowns)!;
  const noteOf = (text: string): string =>
    Object.entries(noteMade({ file: bridges, kind, ...readWritten(bridges, text)! }, {}))
      .map(([line, hashes]) => `  ${line}: ${hashes}\n`)
      .join("");
  const spanish = (note: string) => `---\nmainTitleText: Puentes\noriginal:\n${note}---\nTexto.\n`;
  const texts = small({ [bridges]: original, "site/es/services/bridges.md": spanish(noteOf(original)) });
  const after = moveIn(texts, { file: crowns, slug: "caps" });
  const next = noteOf(after.texts.get(bridges)!);
  expect(next).not.toBe(noteOf(original));
  expect(after.texts.get("site/es/services/bridges.md")).toBe(spanish(next));
  const outdated = noteOf(original).replace(/\w{5}\n$/, "fffff\n");
  const old = moveIn(new Map(texts).set("site/es/services/bridges.md", spanish(outdated)), {
    file: crowns,
    slug: "caps",
  });
  expect(old.texts.get("site/es/services/bridges.md")).toBe(spanish(next.replace(/\w{5}\n$/, "fffff\n")));
});

test("names of the entry in other files change with it, and go with it", () => {
  const doctor = "---\nname: Ada\noffices: [main, other]\n---\n";
  const texts = small({ "site/doctors/ada.md": doctor, "site/offices/other.md": "---\nname: Other\n---\n" });
  const renamed = moveIn(texts, { file: "site/offices/main.md", slug: "harbor" });
  expect(renamed.texts.get("site/doctors/ada.md")).toBe(doctor.replace("main", "harbor"));
  const gone = moveIn(texts, { file: "site/offices/main.md", leadTo: "/about/address" });
  expect(gone.texts.get("site/doctors/ada.md")).toBe(doctor.replace("main, ", ""));
  const last = moveIn(gone.texts, { file: "site/offices/other.md", leadTo: "/about/address" });
  expect(last.texts.get("site/doctors/ada.md")).toBe("---\nname: Ada\n---\n");
});

test("an item that only leads to a page that goes does, too, with the group that it leaves empty", () => {
  const groups =
    "groups:\n  - title: A\n    links:\n      - href: /services/crowns\n  - title: B\n    links:\n      - href: /services/bridges\n";
  const { texts, moved } = moveIn(small({ "site/services.yaml": groups }), {
    file: crowns,
    leadTo: "/services/bridges",
  });
  expect(texts.get("site/services.yaml")).toBe("groups:\n  - title: B\n    links:\n      - href: /services/bridges\n");
  expect(moved.redirect).toEqual({ from: "/services/crowns", to: "/services/bridges" });
});

test.for<[string, PageMove, Record<string, string>, string]>([
  ["a name that no address has", { file: crowns, slug: "new crowns" }, {}, "bad name"],
  ["a folder where there are none", { file: crowns, slug: "a/b" }, {}, "bad name"],
  ["its own name in other letters", { file: crowns, slug: "Crowns" }, {}, "same name"],
  ["a name that another has", { file: crowns, slug: "BRIDGES" }, {}, "taken"],
  [
    "an address that another page has",
    { file: "site/pages/a.md", slug: "emergency" },
    { "site/pages/a.md": "---\nmainTitleText: A\n---\n" },
    "taken",
  ],
  ["links to the page that goes", { file: crowns, leadTo: "/services/crowns#cost" }, {}, "no target"],
  ["a file that nobody can read", { file: crowns, slug: "caps" }, { "site/home.yaml": "a: [\n" }, "unreadable"],
  [
    "a link that is spelled with character references",
    { file: crowns, slug: "caps" },
    { "site/pages/a.md": "---\nmainTitleText: A\n---\n[a](/services&#47;crowns)\n" },
    "inexact",
  ],
])("refuses %s", ([, how, extra, refused]) => {
  expect(move(small(extra), how)).toMatchObject({ refused });
});
