import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { lendPictures } from "../support/encoded-pictures.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { listTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

/** Words that are useful only to an author: keys, in quotes or in camel case, and places in files. */
const forAuthors =
  /["“«][a-z]\w*["”»]|\b[a-z]+[A-Z]\w*|\.(?:md|ya?ml)\b|\b(?:this|last) (?:file|line)\b|\beste archivo\b|\b(?:esta|última) línea\b/;

describe.each([
  ["en-US", "No dentist of the practice has read this page yet.", /^(?:no|not|don’t|never)\b/],
  ["es-US", "Ningún dentista del consultorio ha leído esta página todavía.", /^(?:no|nunca)\b/],
])("a new practice in %s", (language, note, negated) => {
  let root: string;
  const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
  const listServices = () => listTree(path.join(root, "site/services"));

  beforeAll(async () => {
    const cwd = makeTemporaryFolder();
    await runHere(["init", "harbor", "--yes", "--language", language], { cwd, env: { PATH: "" } });
    root = path.join(cwd, "harbor");
    await lendPictures(root);
    expect(await runHere(["build"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
  });

  test("shows visitors no instructions for authors", () => {
    const pages = listTree(path.join(root, "dist")).filter((name) => name.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(8);
    const found = pages.flatMap((page) => {
      const $ = load(read(`dist/${page}`));
      $("script, style").remove();
      const summary = $("meta[name=description]").attr("content") ?? "";
      const text = $.html().replace(/<[^>]*>/g, "\n");
      const instruction = forAuthors.exec(`${text}${summary}`);
      return instruction === null ? [] : [`${page}: ${instruction[0]}`];
    });
    expect(found).toEqual([]);
  });

  test("says at the foot of each service that no dentist has read it, and in a comment of its file what to do", () => {
    expect(listServices()).toHaveLength(4);
    for (const file of listServices()) {
      const [, frontMatter, body] = read(`site/services/${file}`).split(/^---$/m);
      const comments = frontMatter!.match(/^# .*/gm)!.join("\n");
      expect(comments, file).toMatch(/\breviewed: \d{4}-\d\d$/);
      expect(comments, file).toMatch(forAuthors);
      expect(body!.trim().split("\n").at(-1), file).toBe(`_${note}_`);
    }
  });

  test("fails check --publish until each of these notes is gone", async () => {
    const { stdout } = await runHere(["check", "--publish", "--format", "json"], { cwd: root });
    const { problems } = JSON.parse(stdout) as { problems: { file: string; message: string }[] };
    const named = problems.filter(({ message }) => message.includes(`"${note.slice(0, -1)}"`));
    expect(named.map(({ file }) => file)).toEqual(listServices().map((file) => `site/services/${file}`));
  });

  test("leads from its phone menu to first aid: each answer has 911 first, and a way on for closed hours", () => {
    const $ = load(read("dist/emergency/index.html"));
    expect($(".drawer nav > ul > li > [href='/emergency/']")).toHaveLength(1);
    const answers = $("article section:has(ol)").toArray();
    expect(answers.length).toBeGreaterThan(3);
    for (const answer of answers) {
      expect($(answer).find("h2").next().find("[data-band='911']")).toHaveLength(1);
      for (const line of $(answer).find("div:has(> ol) ~ div li").toArray())
        expect($(line).text()).not.toMatch(negated);
    }
    for (const page of ["emergency", ...listServices().map((file) => `services/${file.replace(".md", "")}`)]) {
      const service = load(read(`dist/${page}/index.html`));
      const ways = service("[data-band='today'] > :last-child a").toArray();
      expect(ways.length, page).toBe(service("[data-band='today']").length);
      for (const way of ways)
        expect($(service(way).attr("href")!.replace("/emergency/", "")).find("h3")).toHaveLength(2);
    }
  });

  test("fails check --publish until a dentist has read the first-aid answers", async () => {
    const { stdout } = await runHere(["check", "--publish", "--format", "json"], { cwd: root });
    const { problems } = JSON.parse(stdout) as { problems: { file: string; code: string }[] };
    const found = problems.filter(({ file }) => file === "site/emergency.yaml");
    expect(found.map(({ code }) => code)).toEqual(["sample/left-over"]);
  });
});
