import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { Memory } from "../../src/lib/memory.ts";
import type { Problem } from "../../src/problems/problem.ts";
import type { ProblemCode } from "../../src/problems/catalogue.ts";
import { readStory } from "../../src/problems/stories.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import "../support/judge-html-once.ts";

/*
 * Tests the examples in docs/problems/ in the little site: "before" has the problem, and "after" does not. Problems that a few lines
 * cannot cause are left out: damaged files, names of files, networks, weights.
 */
const page = "site/services/example.md";
const head =
  "---\nmainTitleText: Crowns\ntitle: A cover\ndescription: What a crown is, when a tooth needs one, and how it is made.\nimgSrc: pictures/crowns.svg\nimgAlt: A crown.\n---\n";

/** Codes with an example in the front matter of a service page. */
const keys: ProblemCode[] = [
  "key/unknown",
  "value/empty",
  "value/wrong-kind",
  "value/wrong-count",
  "section/fifth",
  "section/title-without-data",
  "section/data-without-title",
  "yaml/syntax",
  "yaml/duplicate-key",
  "yaml/curly-quotes",
  "html/element",
  "html/attribute",
  "html/unfinished-tag",
  "html/unclosed",
  "html/stray-end",
  "html/bare-reference",
  "html/nesting",
  "media/no-extension",
  "media/extension",
  "media/missing-file",
  "media/no-poster",
  "media/no-video",
  "media/outside-assets",
  "media/no-alt",
  "media/alt-opening",
  "media/unfit-alt",
  "copy/superlative",
  "copy/painless",
  "copy/guarantee",
  "copy/fda-approved",
  "page/no-how-soon",
];

/** Codes with an example in the text of a service page. */
const texts: ProblemCode[] = [
  "file/control-character",
  "html/comment",
  "html/invalid",
  "markdown/heading-level",
  "markdown/task-list",
  "link/scheme",
  "link/unknown-page",
  "link/missing-fragment",
  "address/duplicate-id",
  "page/heading",
  "media/no-words",
  "copy/percentage",
  "copy/unknown-contact",
];

/** Codes with a complete file as example. */
const files: Partial<Record<ProblemCode, string>> = {
  "yaml/not-a-map": "site/error.yaml",
  "front-matter/missing": page,
  "front-matter/unclosed": page,
  "front-matter/language": page,
  "markdown/no-text": "site/about/officetour.md",
  "media/svg-code": "assets/pictures/crowns.svg",
  "media/svg-size": "assets/pictures/crowns.svg",
  "code/syntax": "templates/error.tsx",
  "rules/unknown": "site/rules.yaml",
  "rules/unknown-file": "site/rules.yaml",
  "rules/twice": "site/rules.yaml",
  "rules/unused": "site/rules.yaml",
  "yaml/not-a-list": "site/redirects.yaml",
  "redirect/old-address": "site/redirects.yaml",
  "redirect/twice": "site/redirects.yaml",
  "redirect/hides-page": "site/redirects.yaml",
  "redirect/circle": "site/redirects.yaml",
  "redirect/chain": "site/redirects.yaml",
};

/** Codes with an example of some keys in a file with others. */
const partsOfFiles: Partial<Record<ProblemCode, string>> = {
  "key/missing": "site/practice.yaml",
  "value/number-not-text": "site/offices/port-ansel.md",
  "value/wrong-format": "site/practice.yaml",
  "group/service-twice": "site/services.yaml",
  "page/not-in-menu": "site/navigation.yaml",
  "claim/unknown": "site/home.yaml",
};

const codes = [...keys, ...texts, ...(Object.keys({ ...files, ...partsOfFiles }) as ProblemCode[])];
const onPages = codes.filter((code) => fileOf(code) === page);
const elsewhere = codes.filter((code) => fileOf(code) !== page);

const cacheFolder = makeTemporaryFolder();
/** The memory of all builds, so that templates are bundled once. */
const memory = new Memory();

/** The file of an example: each example on a service page has its own. */
const fileNameOf = (code: ProblemCode): string =>
  fileOf(code) === page ? `site/services/${code.replace("/", "-")}.md` : fileOf(code);

/** Writes one example to each file for which some are left, and builds the site: which were written, and which have their problem. */
async function layOneIntoEach(
  left: readonly ProblemCode[],
  side: "before" | "after",
): Promise<{ laid: ProblemCode[]; found: ProblemCode[] }> {
  const site = makeSite();
  const laid = [...new Map(left.toReversed().map((code) => [fileNameOf(code), code])).values()];
  for (const code of laid) layExample(site, code, side, fileNameOf(code));
  const problems = await findProblems(site);
  // A drawing's problem is reported where the content names it.
  const hasIts = (code: ProblemCode): boolean =>
    problems.some(
      ({ code: other, place }) =>
        other === code && (place.file === fileNameOf(code) || fileNameOf(code).startsWith("assets/")),
    );
  return { laid, found: laid.filter(hasIts) };
}

test.for([
  ["of a service page", onPages],
  ["of another file", elsewhere],
] as const)("each example %s has its problem before", async ([, all]) => {
  // Some problems hide others: rules that can be switched off run only on a site without errors.
  for (let left = all; left.length > 0;) {
    const { found } = await layOneIntoEach(left, "before");
    expect(found, `one of ${left.join()}`).not.toEqual([]);
    left = left.filter((code) => !found.includes(code));
  }
});

test("the examples of service pages have no problem after", async () => {
  const site = makeSite();
  site.write(
    "site/rules.yaml",
    "off:\n  - code: page/unlinked\n    reason: An example is one page, and linked nowhere.\n" +
      "  - code: page/same-title\n    reason: The examples are versions of one page.\n",
  );
  for (const code of onPages) layExample(site, code, "after", fileNameOf(code));
  expect(onPages.length).toBeGreaterThan(40);
  expect(await findProblems(site)).toEqual([]);
});

test("no other example has its problem after", async () => {
  for (let left = elsewhere; left.length > 0;) {
    const { laid, found } = await layOneIntoEach(left, "after");
    expect(found).toEqual([]);
    left = left.filter((code) => !laid.includes(code));
  }
});

function fileOf(code: ProblemCode): string {
  return files[code] ?? partsOfFiles[code] ?? page;
}

async function findProblems({ root }: LittleSite): Promise<Problem[]> {
  memory.startBuild();
  const options = {
    root,
    cacheFolder,
    date: Date.UTC(2026, 10),
    now: 0,
    checks: {},
    recall: memory.recall,
  };
  return (await buildSite(options)).problems;
}

/** Makes the little site with the pages and pictures in the examples. */
function makeSite(): LittleSite {
  const site = makeLittleSite();
  const copy = (from: string, to: string): void => {
    site.write(`assets/${to}`, readFileSync(site.file(`assets/${from}`)));
  };
  site.write("site/services/crowns.md", `${head}## How long a crown lasts\n\nMany last for years.\n`);
  site.write("site/services/veneers.md", head);
  copy("pictures/doctor.svg", "pictures/crowns.svg");
  for (const name of ["crowns", "veneers"]) {
    copy("videos/harbor.mp4", `videos/${name}.mp4`);
    copy("videos/harbor.webp", `videos/${name}-poster.webp`);
  }
  return site;
}

function layExample(site: LittleSite, code: ProblemCode, side: "before" | "after", file: string): void {
  const { before, after, [side]: example } = readStory(code);
  if (files[code] !== undefined) site.write(file, `${example}\n`);
  else if (texts.includes(code)) site.write(file, `${head}${example}\n`);
  else {
    const text = fileOf(code) === page ? head : site.read(file);
    site.write(file, replaceKeys(text, example, [before, after]));
  }
}

/** Puts lines of YAML first, and removes their keys and those of `others` from the rest of the text. */
function replaceKeys(text: string, lines: string, others: readonly string[]): string {
  const names = [lines, ...others].flatMap((each) => [...each.matchAll(/^(\w+):/gm)].map((match) => match[1]!));
  const rest = text.replace(new RegExp(`^(${names.join("|")}):.*\\n([ -](?!--).*\\n)*`, "gm"), "");
  return rest.startsWith("---\n") ? rest.replace("---\n", () => `---\n${lines}\n`) : `${lines}\n${rest}`;
}
