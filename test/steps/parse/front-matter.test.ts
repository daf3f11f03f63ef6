import { describe, expect, test } from "vitest";
import { readMarkdown } from "../../../src/steps/parse/front-matter.ts";
import { position, textAt } from "../../support/read-source.ts";

const file = "site/services/polishing.md";

describe("a file with front matter", () => {
  const text =
    "---\nmainTitleText: Polishing\nhours:\n  - 08:30\n---\n## Before\n\nText with --- in it.\n\n---\n\nMore.\n";
  const source = readMarkdown(file, text).source!;

  test("is split into data and body", () => {
    expect(source.data).toEqual({ mainTitleText: "Polishing", hours: ["08:30"] });
    expect(source.body).toBe("## Before\n\nText with --- in it.\n\n---\n\nMore.\n");
  });

  test("has places that count from the top of the file", () => {
    expect(position(source.placeOfKey(["mainTitleText"]))).toBe("2:1");
    expect(position(source.placeOfValue(["mainTitleText"]))).toBe("2:16");
    expect(position(source.placeOfValue(["hours", 0]))).toBe("4:5");
    expect(position(source.placeOfText(["mainTitleText"], "ish"))).toBe("2:19");
    expect(textAt(text, source.placeOfText(["mainTitleText"], "ish"))).toBe("ish");
  });

  test("has the offset of its body", () => {
    expect(text.slice(source.bodyOffset)).toBe(source.body);
  });

  test("reports a missing key at the first key", () => {
    expect(position(source.placeOfKey([]))).toBe("2:1");
  });
});

test("a body may be missing", () => {
  expect(readMarkdown(file, "---\nmainTitleText: Polishing\n---\n").source?.body).toBe("");
  expect(readMarkdown(file, "---\nmainTitleText: Polishing\n---").source?.body).toBe("");
});

test.for([
  ["with nothing between its fences", "---\n---\nText.\n"],
  ["with an empty line between its fences", "---\n\n---\nText.\n"],
  ["with a comment between its fences", "---\n# nothing yet\n---\nText.\n"],
] as const)("front matter %s holds no keys", ([, text]) => {
  const { source, problems } = readMarkdown(file, text);
  expect(problems).toEqual([]);
  expect(source).toMatchObject({ data: {}, body: "Text.\n" });
});

test("the same text is read the same way a second time", () => {
  const text = "---\nmainTitleText: [Polishing\n---\nText.\n";
  expect(readMarkdown(file, text).problems).toEqual(readMarkdown(file, text).problems);
  expect(readMarkdown(file, text).problems).toHaveLength(1);
});

test("a fence inside a text of the front matter does not end it", () => {
  const { source } = readMarkdown(file, "---\ndescription: >-\n  One\n  ---\n  two\n---\nText.\n");
  expect(source?.data).toEqual({ description: "One --- two" });
});

test.for([
  ["in quotes", '---\ndescription: "One\n ----\n two"\n---\nText.\n', "One ---- two"],
  ["in folded text", "---\ndescription: >-\n  One\n  -----\n  two\n---  \nText.\n", "One ----- two"],
  ["in a text of lines", "---\ndescription: |-\n  ----\n  ---- two\n---\t\nText.\n", "----\n---- two"],
] as const)("a line of more hyphens %s does not end it", ([, text, description]) => {
  expect(readMarkdown(file, text).source).toMatchObject({ data: { description }, body: "Text.\n" });
});

test.for([
  ["---\n", "Text.\n"],
  ["---", ""],
  ["--- \t\n", "Text.\n\n---\n"],
] as const)("nor does one at the margin, whose place is told: closed by %j", ([closing, body]) => {
  const { source, problems } = readMarkdown(
    file,
    `---\nmainTitleText: Polishing\n----\ntitle: Shine\n${closing}${body}`,
  );
  expect(source).toBeUndefined();
  expect(problems).toMatchObject([{ code: "yaml/syntax", place: { file, line: 3 } }]);
  const comment = `---\nmainTitleText: Polishing\n#----\ntitle: Shine\n${closing}${body}`;
  expect(readMarkdown(file, comment).source).toMatchObject({ data: { title: "Shine" }, body });
});

test("the body begins after the fence, whatever blanks are around it", () => {
  for (const text of ["---\na: b\n--- \n\n\n## Text\n", "---\na: b\n---\n\n---\n\n## Text\n"]) {
    const source = readMarkdown(file, text).source!;
    expect(source.data).toEqual({ a: "b" });
    expect(text.slice(source.bodyOffset)).toBe(source.body);
    expect(source.body).toContain("## Text");
  }
});

describe("languages other than YAML", () => {
  test.for(["js", "javascript", "json", "coffee", "coffeescript", "cson", "toml", "yaml-but-not", "JS", "js "])(
    "---%s is refused",
    (language) => {
      const { source, problems } = readMarkdown(file, `---${language}\n{ mainTitleText: "Polishing" }\n---\nText.\n`);
      expect(source).toBeUndefined();
      expect(problems).toMatchObject([{ code: "front-matter/language", place: { line: 1, column: 4 } }]);
    },
  );

  test("no engine runs, whatever language the fence names", () => {
    const code = "{ get mainTitleText() { globalThis.ranFrontMatter = true; return 'x'; } }";
    for (const fence of ["---js", "---javascript", "--- js", "---js\t"]) {
      readMarkdown(file, `${fence}\n${code}\n---\nText.\n`);
      readMarkdown(file, `${fence}\nglobalThis.ranFrontMatter = true\n---\nText.\n`);
    }
    expect("ranFrontMatter" in globalThis).toBe(false);
  });
});

test.for([
  ["has none", "# Polishing\n", "front-matter/missing"],
  ["begins with a blank line", "\n---\nmainTitleText: Polishing\n---\n", "front-matter/missing"],
  ["never closes it", "---\nmainTitleText: Polishing\n\nText.\n", "front-matter/unclosed"],
  ["closes it with too many hyphens", "---\nmainTitleText: Polishing\n----\nText.\n", "front-matter/unclosed"],
  ["is one fence", "---", "front-matter/unclosed"],
] as const)("a file that %s is told so", ([, text, code]) => {
  const { source, problems } = readMarkdown(file, text);
  expect(source).toBeUndefined();
  expect(problems.map((each) => each.code)).toEqual([code]);
});

test("broken YAML is reported at its line in the file", () => {
  const { problems } = readMarkdown(file, "---\nmainTitleText: Polishing\ntitle: a: b\n---\nText.\n");
  expect(problems).toMatchObject([{ code: "yaml/syntax", place: { file, line: 3, column: 8 } }]);
});
