import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { recallNothing } from "../../src/memory.ts";
import { bundleShared } from "../../src/render/bundle-shared.ts";
import { loadTemplates } from "../../src/render/templates.ts";
import type { RedirectPage } from "../../src/model/page.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

/** How often esbuild was asked for a bundle. */
const asked = vi.hoisted(() => ({ times: 0 }));

vi.mock("esbuild", async (importOriginal) => {
  const { build, ...others } = await importOriginal<typeof import("esbuild")>();
  const counted: typeof build = (options) => {
    asked.times++;
    return build(options);
  };
  return { ...others, build: counted };
});

/** The code of the templates that ran last, by the names of their bundles. */
const ran = vi.hoisted<{ codes: Record<string, string> }>(() => ({ codes: {} }));

vi.mock("../../src/code/run-code.ts", async (importOriginal) => {
  const { runCode } = await importOriginal<typeof import("../../src/code/run-code.ts")>();
  const noted: typeof runCode = (code, options) => {
    ran.codes[options.name] = code;
    return runCode(code, options);
  };
  return { runCode: noted };
});

beforeEach(() => {
  asked.times = 0;
});

interface Made {
  /** The code of the practice's own; absent where there are none. */
  templates: string | undefined;
  shared: string[];
  page: string;
}

/** Bundles as a new process would, and tells by names that hold hashes, and by a page, what came of it. */
async function make(root: string, cacheFolder?: string, folder = packageFolder): Promise<Made> {
  const places = { root, packageFolder: folder, ...(cacheFolder !== undefined && { cacheFolders: [cacheFolder] }) };
  // One after the other: vitest gives what is mocked only to the first of several that import it at once.
  ran.codes = {};
  const { render, keepCompiled } = await loadTemplates(places, recallNothing);
  const { outputs } = await bundleShared(places, recallNothing);
  const page = render("redirect", redirect).join("");
  keepCompiled();
  return { templates: ran.codes["own-templates"], shared: outputs.map(({ path: name }) => name), page };
}

/** Enough for the one page that has no header and footer. */
const redirect = {
  frame: { language: "en", practice: { name: "Harbor Lane" } },
  head: { title: "Moved", structuredData: [] },
  target: { label: "Home", href: "/" },
} as unknown as RedirectPage;

const ownTemplate = (text: string): string => `export function CopyrightYear() { return <b>${text}</b>; }\n`;

function makeOwnCode(): { site: LittleSite; cache: string } {
  const site = makeLittleSite();
  site.write("templates/parts/copyright-year.tsx", ownTemplate("one"));
  site.write("assets/css/hero.css", ".hero { color: red; }\n");
  site.write("assets/script/site.js", "document.title = 1;\n");
  return { site, cache: path.join(makeTemporaryFolder(), "code") };
}

test("code of the package's own is bundled when it is compiled, and never again", async () => {
  await make(makeLittleSite().root);
  expect(asked.times).toBe(0);
});

describe("a practice's own code", () => {
  test("is bundled once, and then taken from the cache, with the same result", async () => {
    const { site, cache } = makeOwnCode();
    const first = await make(site.root, cache);
    expect(asked.times).toBeGreaterThan(0);
    asked.times = 0;
    expect(await make(site.root, cache)).toEqual(first);
    expect(asked.times).toBe(0);
    expect(await make(site.root)).toEqual(first);
  });

  const edits: Record<string, (site: LittleSite) => void> = {
    "a file is edited": (site) => {
      site.write("templates/parts/copyright-year.tsx", ownTemplate("two"));
    },
    "a file of equal size is put in the place of another": (site) => {
      site.write("templates/parts/copyright-year.tsx", ownTemplate("eno"));
    },
    "another file stands in for the package's": (site) => {
      site.write("templates/parts/brand.tsx", "export function Brand() { return <i>own</i>; }\n");
    },
    "a file comes that is found before another": (site) => {
      site.write(
        "templates/redirect.tsx",
        "export default function Redirect() { return <html><body>own</body></html>; }\n",
      );
    },
    "a file is gone": (site) => {
      rmSync(site.file("templates/parts/copyright-year.tsx"));
    },
    "all templates are gone": (site) => {
      rmSync(site.file("templates"), { recursive: true });
    },
    "the style sheet is edited": (site) => {
      site.write("assets/css/hero.css", ".hero { color: tan; }\n");
    },
    "the script is gone": (site) => {
      rmSync(site.file("assets/script"), { recursive: true });
    },
  };

  test.for(Object.entries(edits))("is bundled anew when %s", async ([, edit]) => {
    const { site, cache } = makeOwnCode();
    const before = await make(site.root, cache);
    edit(site);
    const after = await make(site.root, cache);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await make(site.root));
    // What was kept is replaced, and tells the same.
    expect(await make(site.root, cache)).toEqual(after);
  });

  test("is not taken from the cache of another practice, to which it was copied", async () => {
    const { site, cache } = makeOwnCode();
    const first = await make(site.root, cache);
    const other = makeTemporaryFolder();
    cpSync(site.root, other, { recursive: true });
    asked.times = 0;
    const made = await make(other, cache);
    // Where a template is, its source map tells; of style sheets and scripts nobody could.
    expect(made.templates).not.toBe(first.templates);
    expect(made).toEqual(await make(other));
    expect(made.shared).toEqual(first.shared);
  });

  test("that imports a package is never kept: how it was found is not known", async () => {
    const { site, cache } = makeOwnCode();
    site.write("node_modules/word/index.js", 'exports.word = "one";');
    site.write(
      "templates/parts/copyright-year.tsx",
      'import { word } from "word";\nexport function CopyrightYear() { return <b>{word}</b>; }\n',
    );
    const before = await make(site.root, cache);
    site.write("node_modules/word/index.js", 'exports.word = "two";');
    expect((await make(site.root, cache)).templates).not.toBe(before.templates);
    expect(readdirSync(cache)).not.toContain("own-templates.json");
  });

  test("does not depend on a tsconfig.json of the practice", async () => {
    const { site } = makeOwnCode();
    const before = await make(site.root);
    site.write("tsconfig.json", '{ "compilerOptions": { "jsx": "preserve", "strict": false } }');
    expect(await make(site.root)).toEqual(before);
  });
});

describe("a cache", () => {
  const damages: Record<string, (file: string) => void> = {
    "cut off": (file) => {
      truncateSync(file, Math.floor(readFileSync(file).length / 2));
    },
    empty: (file) => {
      writeFileSync(file, "");
    },
    "changed in one byte": (file) => {
      const bytes = readFileSync(file);
      bytes[bytes.length - 10]! ^= 1;
      writeFileSync(file, bytes);
    },
    "filled with zeros": (file) => {
      writeFileSync(file, Buffer.alloc(readFileSync(file).length));
    },
    "full of folders": (file) => {
      rmSync(file);
      mkdirSync(path.join(file, "in the way"), { recursive: true });
    },
    "of another file": (file) => {
      cpSync(path.join(path.dirname(file), "site.css.json"), `${file}.new`);
      rmSync(file);
      cpSync(`${file}.new`, file);
    },
  };

  test.for(Object.entries(damages))("whose files are %s changes nothing", async ([, damage]) => {
    const { site, cache } = makeOwnCode();
    const first = await make(site.root, cache);
    const names = readdirSync(cache).sort();
    // What V8 made of the libraries comes with the package.
    expect(names).toEqual(["own-templates.json", "own-templates.v8", "site.css.json", "site.js.json"]);
    // The one that is copied in place of the others stays whole until the end.
    for (const name of [...names].reverse()) damage(path.join(cache, name));
    expect(await make(site.root, cache)).toEqual(first);
  });

  test("that cannot be written is done without", async () => {
    const { site, cache } = makeOwnCode();
    writeFileSync(cache, "A file where the folder should be.");
    expect(await make(site.root, cache)).toEqual(await make(site.root));
    expect(readFileSync(cache, "utf8")).toBe("A file where the folder should be.");
  });
});

test("what the package brings along is not taken when its templates or style sheets are others by now", async () => {
  const folder = makeTemporaryFolder();
  for (const name of ["templates", "assets/css", "assets/script", ".compiled/code", "package.json"]) {
    cpSync(path.join(packageFolder, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(packageFolder, "node_modules"), path.join(folder, "node_modules"));
  const { root } = makeLittleSite();
  const before = await make(root, undefined, folder);
  expect(asked.times).toBe(0);
  writeFileSync(
    path.join(folder, "templates/redirect.tsx"),
    "export default () => <html><body>edited</body></html>;\n",
  );
  writeFileSync(path.join(folder, "assets/css/hero.css"), ".hero { color: red; }\n");
  const after = await make(root, undefined, folder);
  expect(asked.times).toBeGreaterThan(0);
  expect(after.page).toContain("edited");
  expect(after.shared[0]).not.toBe(before.shared[0]);
});
