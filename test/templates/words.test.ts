import { readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { addToTexts } from "../support/add-to-texts.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { layOverlay, makeLittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree } from "../support/read-tree.ts";

/*
 * Tests that every word of a page is content or comes from the file of words.
 */

const read = (name: string): string => readFileSync(path.join(packageFolder, name), "utf8");
const filesIn = (folder: string, ending: string): string[] =>
  listTree(path.join(packageFolder, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

function listNodes(file: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return found;
}

describe("in the code of", () => {
  const spoken = ["alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title"];

  test.for(filesIn("templates", ".tsx"))("%s no word is between tags or in an attribute that people read", (file) => {
    const words = listNodes(file).filter(
      (node) =>
        (ts.isJsxText(node) && /\p{L}/u.test(node.text)) ||
        (ts.isJsxAttribute(node) &&
          spoken.includes(node.name.getText()) &&
          node.initializer !== undefined &&
          ts.isStringLiteral(node.initializer) &&
          node.initializer.text !== ""),
    );
    expect(words.map((node) => node.getText().trim())).toEqual([]);
  });

  test.for(filesIn("templates/script", ".js"))("%s no text has a capital letter or a space", (file) => {
    const texts = listNodes(file).filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));
    const forBrowsers = /^["'`](?:Escape|commandForElement|[([.][^]*)["'`]$/;
    const words = texts.map((node) => node.getText()).filter((text) => /\p{Lu}|\s/u.test(text));
    expect(words.filter((text) => !forBrowsers.test(text))).toEqual([]);
  });

  test.for(filesIn("templates/css", ".css"))("%s no visible text has letters", (file) => {
    const shown = [...read(file).matchAll(/(?<![-\w])content:\s*([^;]+);/g)].map(([, value]) => value!);
    expect(shown.filter((value) => /\p{L}/u.test(value.replace(/\\[\da-f]{1,6}|attr\(\w+\)/gi, "")))).toEqual([]);
  });
});

describe("in an invented language of marked words", () => {
  const mark = " ◆";
  const sections = /^(privacy|terms|cookie|hipaa|contact)Section$/;
  // Only a site in two languages has these words; test/site/bilingual-practice.test.ts looks for them.
  const forLanguages = /^(otherLanguages|inLanguage)$/;
  const english = parse(read("templates/words/en.yaml")) as Record<string, string>;
  const marked = Object.fromEntries(
    Object.entries(english).map(([key, word], index) => [
      key,
      // These words are also headings of the content.
      sections.test(key) ? word : `${word.replace(/(\{\w+\})|[a-z]/gi, (_, name?: string) => name ?? "ж")}№${index}.`,
    ]),
  );

  const post = "site/news/post-1.md";
  const person = "site/team/vera.md";
  const prices = "site/about/prices.md";

  function makeMarkedSite() {
    const site = makeLittleSite(Object.fromEntries(addToTexts(mark)));
    // The list of posts has a second page.
    const photos = `photos:\n${`  - imgSrc: pictures/office.webp\n    imgAlt: Seen${mark}\n`.repeat(2)}`;
    const picture = `{ imgSrc: pictures/office.webp, imgAlt: "Seen${mark}" }`;
    const pair = `beforeAfter:\n  - { before: ${picture}, after: ${picture.replace("office.webp", "doctor.svg")}, procedures: "Done${mark}", model: true }\n`;
    for (let index = 1; index <= 21; index++) {
      const head = `mainTitleText: Post${mark}\ndate: 2026-01-02\nupdated: 2026-01-03\ndescription: Told${mark}\nfilms: [ { href: "https://films.example/1", title: "Film${mark}", poster: pictures/office.webp } ]\nauthors: [ "Ada${mark}" ]\ncategories: [ "Care${mark}" ]\n${pair}${photos}`;
      site.write(post.replace("1", String(index)), `---\n${head}---\nWords.\n`);
    }
    site.write(person, `---\nname: Vera${mark}\n---\n`);
    const items = ["price: $0", "from: $5", "price: $3\n        former: $4"].map(
      (price) => `\n      - what: Look${mark}\n        ${price}`,
    );
    const head = `mainTitleText: Cost${mark}\ndescription: Told${mark}\nasOf: 2026-01\ncurrency: USD\n`;
    site.write(prices, `---\n${head}prices:\n  - title: All${mark}\n    items:${items.join("")}\n---\n`);
    site.write("site/patients.yaml", `${site.read("site/patients.yaml")}\ninsurers:\n  - name: Mutual${mark}\n`);
    site.write(
      "site/home.yaml",
      `${site.read("site/home.yaml")}\nnewsTitle: Lately${mark}\ntestimonials:\n  title: Told${mark}\n  rating: { value: 4.8, count: 1240, source: "Elm${mark}", href: "https://elm.example/", asOf: 2026-01 }\n`,
    );
    site.write("site/words.yaml", stringify(marked));
    const addBelow = (name: string, key: string, lines: string): void => {
      site.write(name, site.read(name).replace(new RegExp(`^"?${key}"?:\n`, "m"), `$&${lines}`));
    };
    const addAbove = (lines: string): void => {
      const office = "site/offices/port-ansel.md";
      site.write(office, site.read(office).replace("---\n", `---\n${lines}`));
    };
    const times = [`opens: "00:00"\n    closes: "12:00"`, `opens: "13:00"\n    closes: "14:00"`];
    const saturday = times.map((each) => `  - days: [ Saturday ]\n    ${each}\n`).join("");
    const weekend = `${saturday}  - days: [ Sunday ]\n    closed: true\n`;
    addBelow("site/practice.yaml", "license", "  lookupUrl: https://www.dbc.ca.gov/\n");
    addBelow("site/offices/port-ansel.md", "hours", weekend);
    const links = ["booking", "portal", "reviews"].map((key) => `${key}: https://pages.example/${key}\n`);
    addAbove(`${links.join("")}text: (503) 555-0188\nfax: (503) 555-0189\n`);
    site.write("assets/videos/harbor.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nWelcome.\n");
    const film = "site/services/Whitening.md";
    site.write(film, site.read(film).replace("---\n", "---\ncaptions: videos/harbor.vtt\n"));
    const doctor = "site/doctors/brightwater.md";
    site.write(
      doctor,
      site
        .read(doctor)
        .replace(
          "---\n",
          `---\nbooking: https://pages.example/ada\nlanguages: [ "Ladin${mark}" ]\ntraining: [ "Trento, 2004${mark}" ]\n`,
        ),
    );
    return site;
  }

  /** Makes the marked site without optional content except the words on insurance. If `isLarge`, it has a second office and doctor. */
  function makeBareSite(isLarge: boolean) {
    const site = makeMarkedSite();
    const { insurance } = parse(site.read("site/home.yaml")) as { insurance: object };
    // The large site keeps its first-aid answers, which are in a menu without navigation.yaml.
    const left = ["navigation.yaml", "services.yaml", "error.yaml", ...(isLarge ? [] : ["emergency.yaml"])];
    const pages = ["introduction", "address", "meetthedoctors", "officetour", "patientexperiences"];
    layOverlay(site, {
      ...Object.fromEntries(
        [...left, ...pages.map((name) => `about/${name}.md`)].map((name) => [`site/${name}`, null]),
      ),
      "site/home.yaml": stringify({ insurance }),
      ...(isLarge && {
        "site/offices/second.md": site.read("site/offices/port-ansel.md"),
        "site/doctors/second.md": site
          .read("site/doctors/brightwater.md")
          .replace("---\n", "---\npage: true\noffices: [second]\n"),
      }),
    });
    return site;
  }

  test("every word on a page is content or marked, and every marked word is on some page", async () => {
    const full = makeMarkedSite();
    const texts = listContent((name) => full.read(name));
    let everything = "";
    for (const site of [full, makeBareSite(false), makeBareSite(true)]) {
      const { result } = await buildLittleSite(site);
      expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
      const shown = new Map(result.built!.pages.map(({ path: name, html }) => [name, listShown(load(html))]));
      const unmarked = [...shown].flatMap(([name, all]) =>
        all
          .map((text) => withoutContent(text, texts))
          .filter((text) => /\p{Script=Latin}/u.test(text))
          .map((text) => `${name}: ${text}`),
      );
      expect(unmarked).toEqual([]);
      everything += [...shown.values()].flat().join("\n");
    }
    const unseen = Object.keys(marked).filter(
      (key, index) => !sections.test(key) && !forLanguages.test(key) && !everything.includes(`№${index}.`),
    );
    expect(unseen).toEqual([]);
  });

  /** Lists the plain texts of the content, longest first. Each but a country ends in the mark, so no word of a template equals one. */
  function listContent(readFile: (name: string) => string): string[] {
    const found = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === "string") found.add(value);
      else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
    };
    for (const name of [...addToTexts(mark).keys(), post, person, prices]) {
      const text = readFile(name);
      collect(parse(name.endsWith(".md") ? text.split(/^---$/m)[1]! : text));
    }
    const facts = [parse(readFile("site/practice.yaml")) as { email: string }].map(({ email }) => email);
    return ["films.example", "United States", ...facts, ...[...found].filter((text) => text.endsWith(mark))].sort(
      (a, b) => b.length - a.length,
    );
  }
});

/** Lists all texts that a page shows or a screen reader reads, except those from Markdown and HTML. */
function listShown($: CheerioAPI): string[] {
  const noscript = $("noscript")
    .toArray()
    .map((element) => load($(element).html() ?? "").text());
  $("script, noscript, .page-address, .rich-text, .legal h2, .contents li").remove();
  const attributes = $("*")
    .toArray()
    .flatMap((element) =>
      ["alt", "aria-label", "label", "title", "placeholder"].map((name) => $(element).attr(name) ?? ""),
    );
  const described = $("meta[name=description], meta[property='og:title'], meta[property='og:description']");
  const texts = $("*")
    .contents()
    .toArray()
    .filter(({ nodeType }) => nodeType === 3)
    .map((node) => $(node).text());
  return [...texts, ...noscript, ...attributes, ...described.toArray().map((element) => $(element).attr("content")!)];
}

function withoutContent(text: string, content: readonly string[]): string {
  const hours = /\b(?:Mon-Fri|Sat|Sun|\d+ [AP]M)\b/g;
  const date =
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d+,)? \d{4}\b/g;
  const rest = content.reduce(
    (left, each) => left.replaceAll(each, ""),
    text.replace(/\s+/g, " ").replaceAll(date, "").replaceAll(hours, ""),
  );
  // Intl puts this word between the names of two doctors.
  return rest.replace(/ {2}and {2}/, "");
}
