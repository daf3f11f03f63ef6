import { cpSync } from "node:fs";
import type { WorkerOptions } from "node:worker_threads";
import { beforeEach, expect, test, vi } from "vitest";
import type { Assignment, Order } from "../../src/build/orders.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";

/* Whatever becomes of the second thread, the site is the one that one thread builds. */

const fate = vi.hoisted(() => ({
  endsAt: undefined as "start" | Order["kind"] | undefined,
  loses: undefined as Order["kind"] | undefined,
  root: undefined as string | undefined,
}));

vi.mock("node:worker_threads", async (original) => {
  const real = await original<typeof import("node:worker_threads")>();
  class FatefulWorker extends real.Worker {
    constructor(file: string, options: Omit<WorkerOptions, "workerData"> & { workerData: Assignment }) {
      const workerData: Assignment = { ...options.workerData, ...(fate.root && { root: fate.root }) };
      super(file, { ...options, workerData });
      if (fate.endsAt === "start") void this.terminate();
    }

    override postMessage(order: Order): void {
      if (fate.endsAt === order.kind) void this.terminate();
      if (fate.loses === order.kind) fate.loses = undefined;
      else super.postMessage(order);
    }
  }
  return { ...real, Worker: FatefulWorker };
});

beforeEach(() => {
  Object.assign(fate, { endsAt: undefined, loses: undefined, root: undefined });
});

async function build(site: LittleSite, usesThread: boolean) {
  const { result, builds } = await buildLittleSite(site, usesThread);
  expect(result.problems).toEqual([]);
  return { tree: readTree(site.file("dist")), builds };
}

const alone = await build(makeLittleSite(), false);

test.for(["start", "pages", "delivery", "check"] as const)("it may end: at the %s", async (moment) => {
  fate.endsAt = moment;
  expect(await build(makeLittleSite(), true)).toEqual({ tree: alone.tree, builds: 2 });
});

test("pages may get lost on the way to it", async () => {
  fate.loses = "delivery";
  expect(await build(makeLittleSite(), true)).toEqual({ tree: alone.tree, builds: 2 });
});

// Then the services that it does not do are not those that the first thread does.
test.for([
  ["a service", "site/services/added.md", "---\nmainTitleText: Added\n---\n"],
  ["a picture", "assets/pictures/added.svg", '<svg xmlns="http://www.w3.org/2000/svg" />'],
] as const)("it may find %s more, which came meanwhile", async ([, file, text]) => {
  const later = makeLittleSite();
  const site = makeLittleSite();
  cpSync(site.root, later.root, { recursive: true });
  later.write(file, text);
  fate.root = later.root;
  expect(await build(site, true)).toEqual({ tree: alone.tree, builds: 2 });
});
