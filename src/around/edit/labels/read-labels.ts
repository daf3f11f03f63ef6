import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { defaultLanguage, primaryLanguage } from "../../../model/language.ts";
import { packageFolder } from "../../../ground/package-folder.ts";
import type { Labels } from "./label-of.ts";

const labelsFile = (language: string): string =>
  path.join(packageFolder, `src/around/edit/labels/${primaryLanguage(language)}.yaml`);

/** Reads the labels in a language, or in English if they are not translated. */
export function readLabels(language: string): Labels {
  const file = labelsFile(language);
  return load(readFileSync(existsSync(file) ? file : labelsFile(defaultLanguage), "utf8")) as Labels;
}
