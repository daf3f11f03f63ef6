import type { Recall } from "../../model/build/recall.ts";
import { bundleAssets, type AssetBundles } from "./bundle-assets.ts";
import { bundleTemplates, type TemplateBundle } from "./bundle-templates.ts";
import { CodeMistakes } from "./bundle.ts";
import type { CodeReport } from "../../lib/code/own-code.ts";
import { explainCodeMistakes, explainMessages } from "./explain-code.ts";
import type { CodeFolders } from "./merged-folder.ts";
import type { OptionalCode } from "./optional-code.ts";

export interface BundledCode extends CodeReport {
  /** Absent if the code has mistakes. */
  assets?: AssetBundles;
  templates?: TemplateBundle;
}

interface WantedCode {
  /** The templates of pages. */
  pages: readonly string[];
  /** Code for browsers that only some sites need. */
  optional: OptionalCode;
}

/** Bundles the templates, the stylesheet and the script. */
export async function bundleCode(
  folders: CodeFolders,
  { pages, optional }: WantedCode,
  recall: Recall,
): Promise<BundledCode> {
  const { root } = folders.templates;
  const [assets, templates] = await Promise.all([
    bundleAssets(folders, optional, recall).catch(mistakesIn),
    bundleTemplates(folders.templates, pages, recall).catch(mistakesIn),
  ]);
  const reports = [
    assets instanceof CodeMistakes
      ? explainCodeMistakes(assets, root)
      : explainMessages(assets.warnings, "code/doubtful", root),
    templates instanceof CodeMistakes
      ? explainCodeMistakes(templates, root)
      : explainMessages(templates.bundle.warnings, "code/doubtful", root),
  ];
  return {
    ...(assets instanceof CodeMistakes ? {} : { assets }),
    ...(templates instanceof CodeMistakes ? {} : { templates }),
    problems: reports.flatMap(({ problems }) => problems),
    texts: new Map(reports.flatMap(({ texts }) => [...texts])),
  };
}

function mistakesIn(error: unknown): CodeMistakes {
  if (error instanceof CodeMistakes) return error;
  throw error;
}
