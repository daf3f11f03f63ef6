import path from "node:path";
import type { BuildOptions } from "../build.ts";
import { Findings } from "./findings.ts";
import { prepareMedia } from "../media/prepare-media.ts";
import { recallNothing } from "../memory.ts";
import type { ContentMedia, Site } from "../model/site.ts";
import type { Content } from "../model/source.ts";
import { packageFolder } from "../package-folder.ts";
import { bundleShared } from "../render/bundle-shared.ts";
import { CodeMistakes } from "../render/bundle.ts";
import { explainCodeMistakes, explainFailedLoading, explainMessages } from "../render/code-problems.ts";
import type { CodePlaces } from "../render/code-places.ts";
import { LoadingError, loadTemplates } from "../render/templates.ts";
import { findUnusedTemplates } from "../render/unused-templates.ts";

/** Where code comes from, and where what is made of it is kept. */
function placesOfCode({
  root,
  cacheFolder,
  readOnlyCacheFolder,
}: Pick<BuildOptions, "root" | "cacheFolder" | "readOnlyCacheFolder">): CodePlaces {
  const folders = [cacheFolder, readOnlyCacheFolder].filter((folder) => folder !== undefined);
  return { root, packageFolder, cacheFolders: folders.map((folder) => path.join(folder, "code")) };
}

/** Media and code, side by side. Code with mistakes is absent. */
export async function makeReady(
  { assets }: Content,
  site: Site | undefined,
  named: readonly ContentMedia[],
  { root, cacheFolder, readOnlyCacheFolder, now, onProgress, recall = recallNothing }: BuildOptions,
) {
  const codePlaces = placesOfCode({ root, cacheFolder, readOnlyCacheFolder });
  const banner = site?.documents["practice.yaml"].data.banner;
  const [media, shared, templates] = await Promise.all([
    prepareMedia(named, { assets, banner, cacheFolder, readOnlyCacheFolder, now, onProgress, recall }),
    bundleShared(codePlaces, recall).catch(mistakesIn),
    loadTemplates(codePlaces, recall).catch((error: unknown) =>
      error instanceof LoadingError ? error : mistakesIn(error),
    ),
  ]);
  const found = new Findings();
  found.add(media);
  found.add({ problems: findUnusedTemplates(root, packageFolder) });
  for (const code of [shared, templates]) {
    found.add(
      code instanceof CodeMistakes
        ? explainCodeMistakes(code, root, packageFolder)
        : code instanceof LoadingError
          ? explainFailedLoading(code, root)
          : explainMessages(code.warnings, "code/doubtful", root, packageFolder),
    );
  }
  return {
    media,
    ...(shared instanceof CodeMistakes ? {} : { shared }),
    ...(templates instanceof CodeMistakes || templates instanceof LoadingError ? {} : { templates }),
    ...found.sorted(),
  };
}

function mistakesIn(error: unknown): CodeMistakes {
  if (error instanceof CodeMistakes) return error;
  throw error;
}
