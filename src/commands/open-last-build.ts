import type { LastBuild } from "../around/last-build/last-build.ts";
import { listDependencies, packageFolder, readVersion, versionOf } from "../ground/package-folder.ts";
import { commonOptions } from "./command-line.ts";

/** Opens what is known about the last build into an output folder, with everything that a build now would depend on. */
export async function openLastBuild(output: string, root: string, precompresses: boolean): Promise<LastBuild> {
  const { LastBuild } = await import("../around/last-build/last-build.ts");
  const { chooseCacheFolders } = await import("../steps/media/cache-folders.ts");
  const { date, now } = commonOptions(root);
  const { cacheFolder } = chooseCacheFolders(root, now);
  const { version, platform, arch } = process;
  const packages = listDependencies().map((name) => `${name} ${versionOf(name)}`);
  const settings = [
    readVersion(),
    version,
    platform,
    arch,
    ...packages,
    String(new Date(date).getUTCFullYear()),
    String(precompresses),
  ];
  return new LastBuild({ root, packageFolder, output, cacheFolder, settings, date });
}
