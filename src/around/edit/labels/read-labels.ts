import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { defaultLanguage, primaryLanguage } from "../../../model/language.ts";
import { packageFolder } from "../../../ground/package-folder.ts";
import type { Labels } from "./label-of.ts";

const labelsFolder = path.join(packageFolder, "src/around/edit/labels");
const notesFolder = path.join(packageFolder, "src/around/scaffold/starter/notes");

/** Reads the labels in a language. Lists that it does not have, such as the order of keys, are those of English. */
export function readLabels(language: string): Labels {
  const name = `${primaryLanguage(language)}.yaml`;
  const english = read(path.join(labelsFolder, `${primaryLanguage(defaultLanguage)}.yaml`));
  const notes = read(path.join(notesFolder, name)) ?? {};
  return { ...english, ...read(path.join(labelsFolder, name)), notes } as Labels;
}

const read = (file: string): object | undefined =>
  existsSync(file) ? (load(readFileSync(file, "utf8")) as object) : undefined;
