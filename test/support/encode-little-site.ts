import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildSiteInto } from "./build-site.ts";
import { packageFolder } from "./package-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The cache of pictures and films of a build of the little site. */
    encodedMedia: string;
  }
}

/** Global setup: encodes the pictures of the little site once with the current program, since most tests build that site. */
export default async function encodeLittleSite(project: TestProject): Promise<() => void> {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "dentalsite-encoded-")), "harbor-lane");
  cpSync(path.join(packageFolder, "test/fixtures/little-site"), root, { recursive: true });
  await buildSiteInto(path.join(root, "dist"), root);
  project.provide("encodedMedia", path.join(root, ".dentalsite/media"));
  return () => {
    rmSync(path.dirname(root), { recursive: true, force: true });
  };
}
