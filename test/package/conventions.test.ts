import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { kinds } from "../../src/kinds/kinds.ts";
import { templateIds } from "../../src/model/build/page-ids.ts";
import { listOptionalCode } from "../../src/steps/style/optional-code.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree } from "../support/read-tree.ts";

const files = ["src", "templates"].flatMap((folder) =>
  listTree(path.join(packageFolder, folder)).map((name) => `${folder}/${name}`),
);
/** Source files, without the texts of a new practice. */
const sources = files.filter((file) => /\.tsx?$/.test(file));

describe("files for every practice", () => {
  test.for(["Kelpwood", "Costa Mesa", "Okafor", "Marisol", "Lindqvist", "Tidewater", "(714)", "92626"])(
    "%s is only in site/",
    (name) => {
      // Examples in remedies and comments must not use this practice's facts either.
      expect(files.filter((file) => readText(file).toLowerCase().includes(name.toLowerCase()))).toEqual([]);
      const site = listTree(path.join(packageFolder, "site")).map((file) => readText(`site/${file}`));
      expect(site.some((text) => text.includes(name))).toBe(true);
    },
  );

  test("no service of the sample site is named in the code that builds it", () => {
    const slugs = listTree(path.join(packageFolder, "site/services")).map((file) => file.replace(/\.md$/, ""));
    // Remedies use these two as examples.
    const examples = ["crowns", "veneers"];
    for (const slug of slugs.filter((each) => !examples.includes(each))) {
      expect(
        sources.filter((file) => new RegExp(`["'/\`]${slug}["'/\`.]`).test(readText(file))),
        slug,
      ).toEqual([]);
    }
  });

  test("every id in a template is reserved, so that no heading gets it", () => {
    const printed = sources
      .filter((file) => file.endsWith(".tsx") && !file.includes("edit/"))
      .flatMap((file) => [...readText(file).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!));
    expect(printed.length).toBeGreaterThan(2);
    expect(printed.filter((id) => !(templateIds as readonly string[]).includes(id))).toEqual([]);
  });
});

test("every file of a look takes the place of one in templates/", () => {
  const files = listTree(path.join(packageFolder, "templates/looks"));
  expect(files.length).toBeGreaterThan(0);
  const replaced = listTree(path.join(packageFolder, "templates"));
  expect(files.filter((file) => !replaced.includes(file.replace(/^[^/]+\//, "")))).toEqual([]);
});

describe("the style sheet", () => {
  const styles = listTree(path.join(packageFolder, "templates/css"));

  test("has colors only in tokens.css, and in print.css for paper", () => {
    const colorful = styles.filter((file) =>
      /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readText(`templates/css/${file}`)),
    );
    expect(colorful).toEqual(["print.css", "tokens.css"]);
  });

  test("has colors of a look only in its look.css", () => {
    const colorful = listTree(path.join(packageFolder, "templates/looks")).filter(
      (file) =>
        file.endsWith(".css") && /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readText(`templates/looks/${file}`)),
    );
    expect(colorful.filter((file) => !file.endsWith("/css/look.css"))).toEqual([]);
    expect(colorful.length).toBeGreaterThan(0);
  });

  test("sets words, borders and padding apart from where reading begins, so that pages can be read from the right", () => {
    const sided = /\b(?:padding|border)-(?:left|right)\b|text-align: (?:left|right)\b/;
    expect(files.filter((file) => file.endsWith(".css") && sided.test(readText(file)))).toEqual([]);
  });

  test("imports every file but those that a kind names for some sites", () => {
    const imported = [...readText("templates/css/site.css").matchAll(/@import "\.\/(.+?)"/g)].map(([, file]) => file);
    expect([...imported, ...listOptionalCode(kinds).styles, "print.css", "site.css"].sort()).toEqual(styles);
  });
});

function readText(file: string): string {
  return readFileSync(path.join(packageFolder, file), "utf8");
}

test("no code takes it for granted that a pattern matches", () => {
  const lines = sources.flatMap((file) =>
    readText(file)
      .split("\n")
      .map((line) => `${file}: ${line.trim()}`),
  );
  // A text with a line break is not what most patterns expect.
  expect(lines.filter((line) => /\b(?:exec|match)\(.*\)!/.test(line))).toEqual([]);
});

test("every font in the repository has a line about its license", () => {
  const folders = ["assets", "docs", "site", "src", "templates", "test"];
  const fonts = folders
    .flatMap((folder) => listTree(path.join(packageFolder, folder)).map((name) => `${folder}/${name}`))
    // Some fixtures only have a font's name.
    .filter((name) => /\.(woff2?|[ot]tf)$/.test(name) && statSync(path.join(packageFolder, name)).size > 1000);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(readText("LICENSES.md")).toContain(`\`${font}\``);
});
