import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { defaultLanguage, primaryLanguage } from "../../../model/language.ts";
import { packageFolder } from "../../../ground/package-folder.ts";
import type { Labels } from "./label-of.ts";
import { makeLabels, type LabelFile } from "./make-labels.ts";

const labelsFolder = path.join(packageFolder, "src/around/edit/labels");
const notesFolder = path.join(packageFolder, "src/around/scaffold/starter/notes");

/** Reads the labels in a language. */
export function readLabels(language: string): Labels {
  const name = `${primaryLanguage(language)}.yaml`;
  const english = readLines(path.join(labelsFolder, `${primaryLanguage(defaultLanguage)}.yaml`))!;
  const notes = (loadIfThere(path.join(notesFolder, name)) ?? {}) as Labels["notes"];
  return makeLabels(english, readLines(path.join(labelsFolder, name)), notes);
}

const readLines = (file: string): LabelFile | undefined => loadIfThere(file) as LabelFile | undefined;

const loadIfThere = (file: string): unknown => (existsSync(file) ? load(readFileSync(file, "utf8")) : undefined);
