import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildSiteInto } from "./build-site.ts";
import { startStaticHost } from "./static-host.ts";

declare module "vitest" {
  interface ProvidedContext {
    shippedSite: { origin: string; folder: string };
  }
}

/**
 * Global setup: starts a host for the site in this checkout. The site is built when the first test requests one of its pages, so that a
 * mistake in its content fails only these tests.
 */
export default async function serveShippedSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "dentalsite-shipped-"));
  let built: Promise<void> | undefined;
  const host = await startStaticHost(folder, { prepare: () => (built ??= buildSiteInto(folder)) });
  project.provide("shippedSite", { origin: host.origin, folder });
  return async () => {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
