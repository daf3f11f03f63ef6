import path from "node:path";
import { build } from "esbuild";
import { packageFolder } from "./package-folder.ts";

/** Bundles one of this folder's files into a program that Node can run. */
export async function bundleProgram(name: string, outfile: string): Promise<void> {
  const entry = path.join(packageFolder, "test/support", name);
  // esbuild's own working folder may be gone, since other tests work in temporary folders.
  const places = { absWorkingDir: packageFolder, entryPoints: [entry], outfile };
  await build({ ...places, bundle: true, platform: "node", format: "esm" });
}
