import path from "node:path";
import { build } from "esbuild";
import { packageFolder } from "./package-folder.ts";

/** Makes a program of one of this folder's files, which Node can run as `outfile`. */
export async function bundleProgram(name: string, outfile: string): Promise<void> {
  const entry = path.join(packageFolder, "test/support", name);
  // The folder in which this process loaded esbuild may be gone, since other tests work in temporary ones.
  const places = { absWorkingDir: packageFolder, entryPoints: [entry], outfile };
  await build({ ...places, bundle: true, platform: "node", format: "esm" });
}
