import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { defaultLanguage, primaryLanguage } from "../../../model/language.ts";
import { packageFolder } from "../../../ground/package-folder.ts";
import type { Labels } from "./label-of.ts";

const labelsFolder = path.join(packageFolder, "src/around/edit/labels");
const notesFolder = path.join(packageFolder, "src/around/scaffold/starter/notes");

/** Reads the labels in a language, or in English if they are not translated. */
export function readLabels(language: string): Labels {
  const name = `${primaryLanguage(language)}.yaml`;
  const labels =
    read(path.join(labelsFolder, name)) ?? read(path.join(labelsFolder, `${primaryLanguage(defaultLanguage)}.yaml`));
  return { ...labels, notes: read(path.join(notesFolder, name)) ?? {} } as Labels;
}

const read = (file: string): object | undefined =>
  existsSync(file) ? (load(readFileSync(file, "utf8")) as object) : undefined;
