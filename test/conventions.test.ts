import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { templateIds } from "../src/model/page.ts";
import { packageFolder } from "./support/package-folder.ts";
import { listTree } from "./support/read-tree.ts";

const files = ["src", "templates"].flatMap((folder) =>
  listTree(path.join(packageFolder, folder)).map((name) => `${folder}/${name}`),
);
/** Without the texts that a new practice begins with. */
const sources = files.filter((file) => /\.tsx?$/.test(file));

describe("what is written for every practice", () => {
  test.for(["Kelpwood", "Costa Mesa", "Okafor", "Marisol", "Lindqvist", "Tidewater", "(714)", "92626"])(
    "%s is only in site/",
    (name) => {
      // An example in a remedy or a comment would be this practice's, too.
      expect(files.filter((file) => readText(file).toLowerCase().includes(name.toLowerCase()))).toEqual([]);
      const site = listTree(path.join(packageFolder, "site")).map((file) => readText(`site/${file}`));
      expect(site.some((text) => text.includes(name))).toBe(true);
    },
  );

  test("no service of the sample site is named in the code that builds it", () => {
    const slugs = listTree(path.join(packageFolder, "site/services")).map((file) => file.replace(/\.md$/, ""));
    // These two are the example in what problems tell an author to write.
    const examples = ["crowns", "veneers"];
    for (const slug of slugs.filter((each) => !examples.includes(each))) {
      expect(
        sources.filter((file) => new RegExp(`["'/\`]${slug}["'/\`.]`).test(readText(file))),
        slug,
      ).toEqual([]);
    }
  });

  test("every id that a template prints is kept from headings", () => {
    const printed = sources
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => [...readText(file).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!));
    expect(printed.length).toBeGreaterThan(2);
    expect(printed.filter((id) => !(templateIds as readonly string[]).includes(id))).toEqual([]);
  });
});

describe("the style sheet", () => {
  const styles = listTree(path.join(packageFolder, "templates/css"));

  test("names each color in tokens.css, and on paper in print.css", () => {
    const colorful = styles.filter((file) =>
      /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readText(`templates/css/${file}`)),
    );
    expect(colorful).toEqual(["print.css", "tokens.css"]);
  });

  test("has every file in it", () => {
    const imported = [...readText("templates/css/site.css").matchAll(/@import "\.\/(.+?)"/g)].map(([, file]) => file);
    expect(imported.concat("site.css").sort()).toEqual(styles);
  });
});

function readText(file: string): string {
  return readFileSync(path.join(packageFolder, file), "utf8");
}

test("every font in the repository has a line about its license", () => {
  const folders = ["assets", "docs", "site", "src", "templates", "test"];
  const fonts = folders
    .flatMap((folder) => listTree(path.join(packageFolder, folder)).map((name) => `${folder}/${name}`))
    // Some fixtures only have the name of one.
    .filter((name) => /\.(woff2?|[ot]tf)$/.test(name) && statSync(path.join(packageFolder, name)).size > 1000);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(readText("LICENSES.md")).toContain(`\`${font}\``);
});
