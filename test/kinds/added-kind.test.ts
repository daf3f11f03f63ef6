import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import type { BuildResult } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import { createEntry } from "../../src/scaffold/create-entry.ts";
import { describeFiles } from "../../src/schema/describe-keys.ts";
import { explainWord } from "../../src/schema/explain-keys.ts";
import { makeSchemas } from "../../src/schema/make-schemas.ts";
import { kinds as ownKinds } from "../../src/kinds/kinds.ts";
import { hygienist } from "../support/added-kind.ts";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";

/*
 * A kind of content is said in one file. Here there is one more, with its template, and no line of `src/` knows of it.
 */

const kinds = [...ownKinds, hygienist];

const template = `
import { Layout } from "./parts/layout.tsx";
export default function Hygienist(page) {
  return (
    <Layout page={page}>
      <h1>{page.mainTitleText}</h1>
      {page.portrait && <img src={page.portrait.src} alt={page.portrait.alt} width="8" height="8" />}
      <div className="greeting" dangerouslySetInnerHTML={{ __html: page.greeting }} />
      {page.course && <a className="course" href={page.course}>{page.since}</a>}
      <div className="text" dangerouslySetInnerHTML={{ __html: page.body }} />
    </Layout>
  );
}`;

const rosa = `---
mainTitleText: Rosa Marsh
description: Rosa cleans teeth.
portrait: pictures/doctor.svg
portraitAlt: Rosa at her chair.
greeting: <p>See <a href="/about/address">the way</a>.</p>
course: /services/cleanings
since: 2026-11
position: 1
---
She likes quiet mornings.
`;
const files: Overlay = {
  "templates/hygienist.tsx": template,
  "site/navigation.yaml": null,
  "site/staff/rosa-marsh.md": rosa,
  "site/staff/ada-reed.md": "---\nmainTitleText: Ada Reed\ndescription: Ada polishes.\n---\nShe paints.\n",
};

function build(site: LittleSite): Promise<BuildResult> {
  return buildSite({
    root: site.root,
    kinds,
    cacheFolder: site.file(".dentalsite"),
    date: Date.UTC(2026, 5),
    now: Date.now(),
    output: { folder: site.file("dist") },
  });
}

/** What is wrong with Rosa's file, as `code line:column`. */
async function problemsOf(changed: string): Promise<string[]> {
  const { problems } = await build(makeLittleSite({ ...files, "site/staff/rosa-marsh.md": changed }));
  return problems.map(
    ({ code, place }) => `${place.file.slice("site/staff/".length)} ${code} ${place.line}:${place.column}`,
  );
}

describe("an added kind of content", async () => {
  const site = makeLittleSite(files);
  const { problems, built } = await build(site);
  const html = site.read("dist/team/rosa-marsh/index.html");

  test("has a page of each file, made by its template from what its fields became", () => {
    expect(problems).toEqual([]);
    const $ = load(html);
    expect($("h1").text()).toBe("Rosa Marsh");
    expect($("title").text()).toContain("Rosa Marsh");
    expect($("meta[name=description]").attr("content")).toBe("Rosa cleans teeth.");
    expect($("main img, body img").filter("[alt='Rosa at her chair.']").attr("src")).toMatch(/doctor\.\w+\.svg$/);
    expect($(".greeting").html()).toMatch(/^<p>See <a href="\/[^"]*about\/address\/">the way<\/a>\.<\/p>$/);
    expect($(".course").attr("href")).toMatch(/services\/cleanings\/$/);
    expect($(".course").text()).toBe("November 2026");
    expect($(".text").html()).toContain("<p>She likes quiet mornings.</p>");
  });

  test("is in the menu that is made by itself, in the order of positions, after the practice's own pages", () => {
    const about = built!.routes[0]!.props.frame.menu.flatMap(({ children }) => children.map(({ label }) => label));
    expect(about.slice(-2)).toEqual(["Rosa Marsh", "Ada Reed"]);
  });

  test("is in the sitemap with its pictures", () => {
    expect(site.read("dist/sitemap.xml")).toMatch(/team\/rosa-marsh\/<\/loc>.*doctor\.\w+\.svg/);
  });
});

describe("a file of an added kind is checked as every other", () => {
  test.for([
    ["a misspelled key", "since:", "sinse:", "rosa-marsh.md key/unknown 8:1"],
    ["a picture that is not there", "doctor.svg", "nobody.svg", "rosa-marsh.md media/missing-file 4:11"],
    ["a link to no page", "/services/cleanings", "/services/cleanin", "rosa-marsh.md link/unknown-page 7:9"],
    ["a link in an HTML field to no page", "/about/address", "/about/adress", "rosa-marsh.md link/unknown-page 6:27"],
    ["an element that is not allowed", "<p>See", "<script>x</script><p>See", "rosa-marsh.md html/element 6:11"],
    ["no text", "She likes quiet mornings.\n", "", "rosa-marsh.md markdown/no-text 1:1"],
  ])("%s", async ([, from, to, expected]) => {
    expect(await problemsOf(rosa.replace(from!, to!))).toEqual([expected]);
  });

  test("a link to its page is one to a page that is there", async () => {
    const site = makeLittleSite(files);
    site.write(
      "site/services/sealants.md",
      site.read("site/services/sealants.md").replace(/\n---\n/, "\n---\n[Rosa](/team/rosa-marsh)\n\n"),
    );
    expect((await build(site)).problems).toEqual([]);
  });

  test("its address belongs to no other page", async () => {
    const site = makeLittleSite({
      ...files,
      "site/pages/team/rosa-marsh.md": "---\nmainTitleText: Rosa\ndescription: Rosa.\n---\nRosa.\n",
    });
    expect((await build(site)).problems.map(({ code }) => code)).toContain("address/duplicate");
  });
});

describe("around an added kind", () => {
  const described = describeFiles(kinds);

  test("editors have its schema", () => {
    const schema = makeSchemas(kinds).find(({ path }) => path === "hygienist.json")!;
    expect(JSON.parse(schema.text)).toMatchObject({
      properties: { greeting: { description: expect.any(String) as string } },
    });
  });

  test("explain knows its files and keys", () => {
    const explaining = { files: described, hasColor: false };
    expect(explainWord("staff", explaining)).toContain("portrait");
    expect(explainWord("hygienist.greeting", explaining)).toContain("A few words to patients");
  });

  test("new writes a file that builds", async () => {
    const site = makeLittleSite(files);
    const { file, next } = createEntry(site.root, kinds, { kind: "hygienist", name: "Ben Lake", moment: 0 });
    expect(file).toBe("site/staff/ben-lake.md");
    expect(next.join(" ")).toContain("/team/ben-lake");
    site.write(file, `${site.read(file)}He draws.\n`);
    expect((await build(site)).problems).toEqual([]);
    expect(load(site.read("dist/team/ben-lake/index.html"))("h1").text()).toBe("Ben Lake");
  });
});
