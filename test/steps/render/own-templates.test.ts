import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { Memory } from "../../../src/lib/memory.ts";
import { makeLittleSite, makeTemporaryFolder, type Overlay } from "../../support/little-site.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { isLong } from "../../support/test-level.ts";

/** One of the package's templates, changed like a practice might. */
function changed(name: string, from: string | RegExp, to: string): string {
  const text = readFileSync(path.join(packageFolder, "templates", name), "utf8");
  expect(text).toMatch(from);
  return text.replace(from, to);
}

/** The texts that `pattern` matches on each page, by file. */
async function find(overlay: Overlay, pattern: RegExp): Promise<Record<string, string[]>> {
  const site = makeLittleSite(overlay);
  const cacheFolder = site.file(".dentalsite");
  const { built, problems } = await buildSite({
    root: site.root,
    cacheFolder,
    date: Date.UTC(2026, 5),
    now: Date.now(),
  });
  expect(problems).toEqual([]);
  const pages = built!.pages.filter(({ html }) => !html.includes('http-equiv="refresh"'));
  return Object.fromEntries(
    pages.map(({ path: file, html }) => [file, [...html.matchAll(pattern)].map((each) => each[1]!)]),
  );
}

test.skipIf(isLong)(
  "a practice's own part inside a shared part gets the right address on each page, in the menu or not",
  async () => {
    const found = await find(
      {
        "templates/parts/layout.tsx": changed(
          "parts/layout.tsx",
          /return \(\n {4}<html([^]*)<\/html>\n {2}\)/,
          "return (\n    <PageTitle value={head.title}><html$1</html></PageTitle>\n  )",
        ).replace("import { Head }", 'import { PageTitle } from "./page-title.ts";\nimport { Head }'),
        "templates/parts/page-title.ts":
          'import { createContext } from "react";\nexport const PageTitle = createContext("lost");\n',
        "templates/parts/copyright-year.tsx":
          'import { useContext } from "react";\nimport { PageTitle } from "./page-title.ts";\nexport function CopyrightYear() { return <b>{useContext(PageTitle)}</b>; }\n',
      },
      /© <b>([^<]*)<\/b>/g,
    );
    const titles = await find({}, /<title>([^<]*)<\/title>/g);
    expect(Object.keys(found).length).toBeGreaterThan(5);
    expect(found).toEqual(titles);
  },
);

test.skipIf(isLong)("a practice's own menu gets the page's address on every page", async () => {
  const found = await find(
    {
      "templates/parts/menu.tsx":
        "export function Menu({ currentHref }: { currentHref: string }) { return <i>at {currentHref}</i>; }\n",
      "site/services/night-guards.md": "---\nmainTitleText: Night guards\n---\n",
    },
    /<i>at ([^<]*)<\/i>/g,
  );
  expect(Object.keys(found)).toContain("services/night-guards/index.html");
  for (const [file, told] of Object.entries(found)) {
    // Only the error page has no address.
    expect(told, file).toEqual([file === "404.html" ? "" : `/practice/${file.replace("index.html", "")}`]);
  }
});

test.skipIf(isLong)(
  "a shared part with other props than shared objects is rendered with the props of each place",
  async () => {
    const found = await find(
      {
        "templates/parts/call-button.tsx": changed(
          "parts/call-button.tsx",
          'phone, words }: Pick<Office, "phone"> & Pick<Frame, "words">',
          'phone, words, label = words.call }: Pick<Office, "phone"> & Pick<Frame, "words"> & { label?: string }',
        ).replace("fillWords(words.call,", "fillWords(label,"),
        "templates/parts/next-step.tsx": changed(
          "parts/next-step.tsx",
          "<CallActions office={offices[0]} words={words} />",
          '<CallButton phone={offices[0].phone} words={words} label="Book with {phone}" />',
        ).replace('{ CallActions } from "./call-actions', '{ CallButton } from "./call-button'),
        "templates/parts/wave.tsx":
          'import { shared } from "dentalsite/shared";\nexport const Wave = shared(function Wave() { return <hr />; });\n',
      },
      /<span>(?:<!-- -->)?([A-Z][a-z ]*) <b>/g,
    );
    const services = Object.entries(found).filter(([file]) => file.startsWith("services/"));
    expect(services.length).toBeGreaterThan(0);
    for (const [file, labels] of services) expect([...labels].sort(), file).toEqual(["Book with", "Call", "Call"]);
  },
);

test.skipIf(isLong)("a practice's own template may have another file extension", async () => {
  const text =
    'import { createElement } from "react";\nexport default () => createElement("h1", null, "Nothing is here.");\n';
  const found = await find({ "templates/error.js": text }, /(Nothing is here\.)/g);
  expect(Object.keys(found).filter((file) => found[file]!.length > 0)).toEqual(["404.html"]);
});

test.skipIf(isLong)("a practice's own part may import the package's by the package's name", async () => {
  const site = makeLittleSite({
    "templates/parts/brand.tsx":
      'import { Brand as Original } from "dentalsite/templates/parts/brand.tsx";\n' +
      "export function Brand(props: any) { return <i><Original {...props} /></i>; }\n",
  });
  mkdirSync(site.file("node_modules"));
  symlinkSync(packageFolder, site.file("node_modules/dentalsite"));
  const cacheFolder = site.file(".dentalsite");
  const { built, problems } = await buildSite({ root: site.root, cacheFolder, date: Date.UTC(2026, 5), now: 0 });
  expect(problems).toEqual([]);
  const pages = built!.pages.filter(({ html }) => html.includes("<footer"));
  expect(pages.length).toBeGreaterThan(5);
  for (const { html } of pages) expect(html).toContain('<i><a class="brand"');
});

const own = "templates/parts/copyright-year.tsx";

const inCopyright = (value: string, head = ""): string =>
  `${head}\nexport const CopyrightYear = () => <i>{${value}}</i>;\n`;

test.runIf(isLong).each([
  ["a file, in each page", 'import { readFileSync } from "node:fs";', 'readFileSync(NOTICE, "utf8")'],
  ["a file, before any page", 'import fs from "node:fs";\nconst notice = fs.readFileSync(NOTICE, "utf8");', "notice"],
  [
    "a file, by a module whose name is made up",
    'const read = (name: string) => require(name).readFileSync(NOTICE, "utf8");',
    'read("node:fs")',
  ],
  ["the environment", "", "process.env.DENTALSITE_WORD"],
  ["what is global", "", "(globalThis as any).process.env.DENTALSITE_WORD"],
])("a preview shows what a practice's own template reads: %s", async (_what, head, value) => {
  const site = makeLittleSite({ "assets/notice.txt": "one" });
  site.write(own, inCopyright(value, head).replace("NOTICE", JSON.stringify(site.file("assets/notice.txt"))));
  const memory = new Memory();
  const build = async (): Promise<string> => {
    memory.startBuild();
    const options = {
      root: site.root,
      cacheFolder: site.file(".dentalsite"),
      date: Date.UTC(2026, 5),
      now: Date.now(),
    };
    const { built } = await buildSite({ ...options, recall: memory.recall });
    return built!.pages.map(({ html }) => /<i>.*?<\/i>/.exec(html)?.[0]).join();
  };
  vi.stubEnv("DENTALSITE_WORD", "one");
  const first = await build();
  site.write("assets/notice.txt", "two");
  vi.stubEnv("DENTALSITE_WORD", "two");
  const second = await build();
  vi.unstubAllEnvs();
  expect(first).toContain("<i>one</i>");
  expect(second).toBe(first.replaceAll("one", "two"));
});

test.skipIf(isLong).each([
  ["parts/hours.tsx", "const word = 1;\nexport const Hours = <b>{word}</b>;\n", 2, "Hours is no function"],
  ["error.tsx", "export default <h1>Gone</h1>;\n", 1, "What it exports by default is no function"],
])("an element in the place of a component is reported at its place: %s", async (name, text, line, reason) => {
  const file = `templates/${name}`;
  const { root } = makeLittleSite({ [file]: text });
  const { problems } = await buildSite({ root, cacheFolder: makeTemporaryFolder(), date: Date.UTC(2026, 5), now: 0 });
  expect(problems).toMatchObject([{ code: "template/threw", place: { file, line } }]);
  expect(problems[0]!.message).toContain(reason);
});

test.skipIf(isLong).each([
  ["the order of a list", "parts/hours.tsx", "hours.reverse();", "read only property '0'"],
  ["a list", "parts/hours.tsx", "hours.push({ days: 'Sun', text: 'closed' });", "not extensible"],
  ["a word", "parts/hours.tsx", "hours[0]!.text = 'closed';", "read only property 'text'"],
  ["a list, from JavaScript", "error.js", "links.length = 0;", "read only property 'length'"],
])("a change of what all pages share is reported at its place: %s", async (_what, name, change, reason) => {
  const file = `templates/${name}`;
  const text = `export function Hours({ hours, links }) {\n  ${change}\n}\nexport default Hours;\n`;
  const { root, read, write } = makeLittleSite({ [file]: text });
  write(
    "site/offices/port-ansel.md",
    read("site/offices/port-ansel.md").replace(/^hours:\n(?: .*\n)+/m, "$&  - days: [Sunday]\n    closed: true\n"),
  );
  const options = { root, cacheFolder: makeTemporaryFolder(), date: Date.UTC(2026, 5), now: 0 };
  const { built, problems } = await buildSite(options);
  expect(built).toBeUndefined();
  expect(problems).toMatchObject([{ code: "template/threw", place: { file, line: 2 } }]);
  expect(problems[0]!.message).toContain(reason);
  expect(problems[0]!.remedy).toContain("change a copy");
});

test.skipIf(isLong)("a practice's own template may change a copy of its props", async () => {
  const text = `export function Hours({ hours, ...rest }: any) {
    rest.first = structuredClone(hours[0]);
    rest.first.text = "ours";
    return <i>{[...hours, rest.first].reverse()[0].text}</i>;
  }`;
  const found = await find({ "templates/parts/hours.tsx": text }, /<i>(ours)<\/i>/g);
  expect(found["index.html"]!.length).toBeGreaterThan(0);
});

test.skipIf(isLong)("a component made by React's functions is accepted", async () => {
  const text = 'import { memo } from "react";\nexport const Hours = memo(function Hours() { return <i>ours</i>; });\n';
  const found = await find({ "templates/parts/hours.tsx": text }, /<i>(ours)<\/i>/g);
  expect(found["index.html"]!.length).toBeGreaterThan(0);
});

test.runIf(isLong)("a preview shows when a practice's own template appears, changes and disappears", async () => {
  const site = makeLittleSite();
  const memory = new Memory();
  const build = async (): Promise<string> => {
    memory.startBuild();
    const options = {
      root: site.root,
      cacheFolder: site.file(".dentalsite"),
      date: Date.UTC(2026, 5),
      now: Date.now(),
    };
    const results = [await buildSite({ ...options, recall: memory.recall }), await buildSite(options)];
    const [html, fresh] = results.map(
      ({ built }) => built?.pages.find(({ path: file }) => file === "index.html")?.html,
    );
    expect(html).toBe(fresh);
    return html!;
  };
  const own = (name: string, text: string) => [`templates/parts/${name}`, text] as const;
  const year = own("copyright-year.tsx", "export function CopyrightYear() { return <b>year</b>; }\n");
  const brand = own("brand.tsx", "export function Brand() { return <b>brand</b>; }\n");
  const shown = (html: string): string[] => [...html.matchAll(/<b>(year|brand|name)<\/b>/g)].map((each) => each[1]!);

  expect(shown(await build())).toEqual([]);
  site.write(...year);
  expect(shown(await build())).toEqual(["year"]);
  // Until now, the parts that import this one came from the package's bundle.
  site.write(...brand);
  expect(shown(await build())).toEqual(["brand", "year"]);
  site.write(...own("brand.tsx", brand[1].replace("brand<", "name<")));
  expect(shown(await build())).toEqual(["name", "year"]);
  rmSync(site.file(year[0]));
  expect(shown(await build())).toEqual(["name"]);
  rmSync(site.file(brand[0]));
  expect(shown(await build())).toEqual([]);
});
