import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { hashInput, takeStates, type InputStates } from "../../../src/around/last-build/hash-input.ts";
import { LastBuild } from "../../../src/around/last-build/last-build.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../../support/little-site.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { readTree } from "../../support/read-tree.ts";
import type { CliResult } from "../../support/run-cli.ts";
import { runHere } from "../../support/run-here.ts";
import { firstOf, isLong } from "../../support/run-long.ts";

/** A file changed less than this before a build could change again without a new time, so no note is written. */
const untilSure = 2100;

let site: LittleSite;
beforeEach(() => {
  site = makeLittleSite();
});

function build(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<CliResult> {
  return runHere(["build", "--verbose", ...args], { cwd: site.root, env });
}

/** Whether a build has built anything. If nothing has changed, its output names only the comparison. */
function hasBuilt({ status, stdout }: CliResult): boolean {
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ +compare +\d+ ms$/m);
  return /^ +render +\d+ ms$/m.test(stdout);
}

/** Builds once, so that the next build has nothing to do. */
async function settle(args: readonly string[] = []): Promise<void> {
  await wait(untilSure);
  await build(args);
}

const notes = (): string[] => {
  const folder = site.file(".dentalsite/last-build");
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe("a build for which nothing has changed", () => {
  test("only compares, and reports the same result", async () => {
    await settle();
    rmSync(site.file(`.dentalsite/last-build/${notes()[0]!}`));
    const whole = await build();
    const short = await build();
    expect([hasBuilt(whole), hasBuilt(short)]).toEqual([true, false]);
    const summary = ({ stdout, stderr }: CliResult): string[] => [
      stdout.split("\n")[0]!.replace(/[\d.]+ s:/, ""),
      stderr,
    ];
    expect(summary(short)).toEqual(summary(whole));
    expect(summary(short)[0]).toMatch(
      /^Built \d+ pages into dist in {2}0 files written \(0\.0 KB\), \d+ unchanged, 0 removed\.$/,
    );
  });

  test.for(["json", "github"])("reports the same result with --format %s", async (format) => {
    await wait(untilSure);
    const whole = await build(["--format", format]);
    expect(notes()).toHaveLength(1);
    const short = await build(["--format", format]);
    if (format === "json") expect(short).toEqual(whole);
    else expect([hasBuilt(short), short.stderr]).toEqual([false, ""]);
  });

  test("is separate for each output folder", async () => {
    await settle();
    const other = ["--out", path.join(makeTemporaryFolder(), "out")];
    expect(hasBuilt(await build(other))).toBe(true);
    expect(hasBuilt(await build(other))).toBe(false);
    expect(hasBuilt(await build())).toBe(false);
    expect(notes()).toHaveLength(2);
  });

  test("does no more for several practices", async () => {
    const second = path.join(makeTemporaryFolder(), "second");
    cpSync(site.root, second, { recursive: true });
    await settle(["--root", site.root, second]);
    appendFileSync(path.join(second, "site/error.yaml"), "# A note\n");
    await wait(untilSure);
    expect(hasBuilt(await build(["--root", site.root]))).toBe(false);
    expect(hasBuilt(await build(["--root", site.root, second]))).toBe(true);
    const { status, stdout } = await build(["--root", site.root, second]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Built 2 of 2 sites, \d+ pages, /m);
    expect(stdout).not.toContain("render");
  });
});

describe("a site is built again", () => {
  const inputs: [what: string, file: string, from: string, to: string][] = [
    ["a YAML file", "site/practice.yaml", "Harbor Lane", "Harbor Lame"],
    ["a service", "site/services/Whitening.md", "shade", "shape"],
    ["a picture", "assets/pictures/logo.svg", "#", "# "],
  ];

  test.for(inputs)("if one byte of %s changes, even if its size and time stay the same", async ([, name, from, to]) => {
    await settle();
    expect(hasBuilt(await build())).toBe(false);
    const { atime, mtime } = statSync(site.file(name));
    const text = site.read(name);
    const at = name.endsWith(".svg") ? text.length : text.lastIndexOf(from);
    expect(at).toBeGreaterThan(-1);
    site.write(name, name.endsWith(".svg") ? `${text} ` : text.slice(0, at) + to + text.slice(at + from.length));
    utimesSync(site.file(name), atime, mtime);
    expect((await build()).stdout).toMatch(/^ +(read|render) +\d+ ms$/m);
  });

  test("if the year changes", async () => {
    await wait(untilSure);
    await build([], { SOURCE_DATE_EPOCH: "1700000000" });
    expect(hasBuilt(await build([], { SOURCE_DATE_EPOCH: "1700000001" }))).toBe(false);
    expect(hasBuilt(await build([], { SOURCE_DATE_EPOCH: "1600000000" }))).toBe(true);
  });

  test("once a closure is over, and on a day before that", async () => {
    const office = "site/offices/port-ansel.md";
    site.write(
      office,
      site.read(office).replace("map:", "closures:\n  - { from: 2026-07-03, label: Independence Day }\nmap:"),
    );
    await settle();
    const at = (moment: string) => build([], { SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });
    await wait(untilSure);
    const first = await at("2026-06-01T00:00:00Z");
    const note = "A closure is over on 2026-07-04. Build and publish again that day; until then, the pages show it.";
    expect(first.stdout).toContain(note);
    // The practice is in Oregon, where this is one second before midnight.
    const evening = await at("2026-07-04T06:59:59Z");
    expect(hasBuilt(evening)).toBe(false);
    expect(evening.stdout).toContain(note);
    const night = await at("2026-07-04T07:00:00Z");
    expect(hasBuilt(night)).toBe(true);
    expect(night.stdout).not.toContain("closure");
    expect(hasBuilt(await at("2026-07-05T00:00:00Z"))).toBe(false);
    expect(hasBuilt(await at("2026-07-03T00:00:00Z"))).toBe(true);
  });

  const damages: [what: string, damage: (file: (name: string) => string) => void][] = [
    [
      "was edited",
      (file) => {
        appendFileSync(file("index.html"), " ");
      },
    ],
    [
      "was edited, and has its size and time again",
      (file) => {
        const { atime, mtime } = statSync(file("index.html"));
        const text = readFileSync(file("index.html"), "utf8");
        writeFileSync(file("index.html"), text.replace("<html", "<htmm"));
        utimesSync(file("index.html"), atime, mtime);
      },
    ],
    [
      "was removed",
      (file) => {
        rmSync(file("404.html"));
      },
    ],
    [
      "was added",
      (file) => {
        writeFileSync(file("notes.txt"), "mine");
      },
    ],
    [
      "is a link to an equal file",
      (file) => {
        renameSync(file("404.html"), site.file("404.html"));
        symlinkSync(site.file("404.html"), file("404.html"));
      },
    ],
    [
      "that lists the others is broken",
      (file) => {
        appendFileSync(file(".dentalsite.json"), " ");
      },
    ],
  ];

  test("if a file of the output was changed in any way, which restores it", async () => {
    await settle();
    const dist = site.file("dist");
    const made = readTree(dist);
    expect(hasBuilt(await build())).toBe(false);
    for (const [what, damage] of damages) {
      damage((name) => path.join(dist, name));
      expect(hasBuilt(await build()), what).toBe(true);
      expect(readTree(dist), what).toEqual(made);
      expect(lstatSync(path.join(dist, "404.html")).isFile(), what).toBe(true);
    }
    mkdirSync(path.join(dist, "empty"));
    mkdirSync(site.file(".dentalsite-dist-0123abcd"));
    expect(hasBuilt(await build())).toBe(true);
    expect([existsSync(path.join(dist, "empty")), existsSync(site.file(".dentalsite-dist-0123abcd"))]).toEqual([
      false,
      false,
    ]);
    expect(hasBuilt(await build())).toBe(false);
  });

  const code: [file: string, text: string][] = [
    ["templates/parts/copyright-year.tsx", "export const CopyrightYear = () => <b>{process.env.REV}</b>;\n"],
    ["templates/css/hero.css", ".hero { color: red; }\n"],
    ["templates/script/script.js", "document.documentElement.dataset.rev = `${new Date()}`;\n"],
  ];

  test.for(firstOf(code))("always if a practice has %s, which may depend on anything", async ([name, text]) => {
    await settle();
    expect(notes()).toHaveLength(1);
    site.write(name, text);
    await wait(untilSure);
    expect(hasBuilt(await build([], { REV: "one" }))).toBe(true);
    expect(hasBuilt(await build([], { REV: "two" }))).toBe(true);
    if (name.endsWith(".tsx")) {
      expect(readFileSync(site.file("dist/index.html"), "utf8")).toContain("<b>two</b>");
    }
    rmSync(site.file(name));
    await settle();
    expect(hasBuilt(await build())).toBe(false);
  });

  test("if the note is broken, from another day, or cannot be read", async () => {
    await settle();
    const note = `.dentalsite/last-build/${notes()[0]!}`;
    const good = site.read(note);
    for (const bad of [
      "",
      "null",
      "{}",
      good.slice(0, 50),
      good.replace(/"pages":\d+/, '"pages":1'),
      "\0".repeat(99),
    ]) {
      site.write(note, bad);
      expect(hasBuilt(await build()), bad).toBe(true);
      expect(site.read(note)).not.toBe(bad);
    }
    rmSync(site.file(note));
    mkdirSync(site.file(note));
    expect(hasBuilt(await build())).toBe(true);
  });
});

describe("the input of a build", () => {
  const statesOf = (): InputStates => takeStates([site.file("site"), site.file("assets")])!;

  test("has a new state after an edit is undone, and after a file appears and disappears", () => {
    const before = statesOf();
    expect(statesOf()).toEqual(before);
    const text = site.read("site/practice.yaml");
    site.write("site/practice.yaml", `${text} `);
    site.write("site/practice.yaml", text);
    const edited = statesOf();
    expect(edited.states).not.toBe(before.states);
    site.write("site/services/Crowns.md", "---\n---\n");
    rmSync(site.file("site/services/Crowns.md"));
    expect(statesOf().states).not.toBe(edited.states);
  });

  test("is not noted if it changed just before or during the build, even if the change was undone", async () => {
    const made = { site: "", pages: 1, files: 1 };
    const lastBuild = new LastBuild({
      root: site.root,
      packageFolder,
      output: site.file("dist"),
      cacheFolder: site.file(".dentalsite"),
      settings: [],
      date: Date.UTC(2026, 5),
    });
    const note = (meanwhile: () => void = () => undefined): boolean => {
      rmSync(site.file(".dentalsite"), { recursive: true, force: true });
      const remember = lastBuild.begin();
      meanwhile();
      remember(made);
      return existsSync(site.file(".dentalsite"));
    };
    const text = site.read("site/practice.yaml");
    expect(note()).toBe(false);
    await wait(untilSure);
    const undone = (): void => {
      site.write("site/practice.yaml", `${text} `);
      site.write("site/practice.yaml", text);
    };
    expect(note(undone)).toBe(false);
    await wait(untilSure);
    expect(note()).toBe(true);
  });

  test("has a hash that depends only on names and bytes", () => {
    const folder = site.file("site");
    const take = (settings = ["a"]): string | undefined => hashInput(settings, [folder, site.file("absent")]);
    const before = take();
    expect(before).toMatch(/^[\da-f]{64}$/);
    utimesSync(site.file("site/practice.yaml"), 1, 1);
    expect(take()).toBe(before);
    expect(take(["b"])).not.toBe(before);
    site.write("site/.hidden", "");
    const more = take();
    expect(more).not.toBe(before);
    mkdirSync(site.file("site/empty"));
    expect(take()).not.toBe(more);
  });

  test("has no hash if it includes a link or a pipe", () => {
    const take = (): string | undefined => hashInput([], [site.file("site")]);
    symlinkSync("practice.yaml", site.file("site/link.yaml"));
    expect([take(), takeStates([site.file("site")])]).toEqual([undefined, undefined]);
    rmSync(site.file("site/link.yaml"));
    expect(take()).toBeDefined();
    execFileSync("mkfifo", [site.file("site/pipe.yaml")]);
    expect(take()).toBeUndefined();
  });
});

test("after random edits the output equals that of a build without a cache", async () => {
  const texts = {
    "site/error.yaml": site.read("site/error.yaml"),
    "assets/pictures/logo.svg": site.read("assets/pictures/logo.svg"),
  };
  const edits: Record<string, () => void> = {
    nothing: () => undefined,
    style: () => {
      site.write("templates/css/hero.css", ".hero { color: tan; }\n");
    },
    "no style": () => {
      rmSync(site.file("templates/css"), { recursive: true, force: true });
    },
    picture: () => {
      site.write("assets/pictures/logo.svg", `${texts["assets/pictures/logo.svg"]} `);
    },
    "first picture": () => {
      site.write("assets/pictures/logo.svg", texts["assets/pictures/logo.svg"]);
    },
    words: () => {
      site.write("site/error.yaml", `${texts["site/error.yaml"]}# A note\n`);
    },
    "first words": () => {
      site.write("site/error.yaml", texts["site/error.yaml"]);
    },
    output: () => {
      rmSync(site.file("dist/404.html"), { force: true });
    },
    cache: () => {
      rmSync(site.file(".dentalsite"), { recursive: true, force: true });
    },
  };
  const step = fc.record({ edit: fc.constantFrom(...Object.keys(edits)), isSure: fc.boolean() });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 5 }), async (steps) => {
      for (const { edit, isSure } of steps) {
        edits[edit]!();
        if (isSure) await wait(untilSure);
        if (!hasBuilt(await build())) compared++;
        const copy = path.join(makeTemporaryFolder(), "copy");
        const isMade = (file: string): boolean => /[\\/](dist|\.dentalsite)$/.test(file);
        cpSync(site.root, copy, { recursive: true, filter: (file) => !isMade(file) });
        await runHere(["build", "--root", copy], { cwd: copy });
        expect(readTree(site.file("dist"))).toEqual(readTree(path.join(copy, "dist")));
      }
    }),
    { numRuns: isLong ? 10 : 1, seed: 5, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(0);
});
