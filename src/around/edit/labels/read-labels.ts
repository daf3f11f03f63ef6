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
  const english = readLines(path.join(labelsFolder, `${primaryLanguage(defaultLanguage)}.yaml`))!;
  const { files, items, new: added, ...others } = { ...english, ...readLines(path.join(labelsFolder, name)) };
  const kinds = Object.values(files).flatMap((group) => Object.entries(group));
  const folders = kinds.flatMap(([kind, each]) => (typeof each === "string" ? [] : [[kind, each] as const]));
  return {
    ...others,
    files: Object.fromEntries(kinds.map(([kind, each]) => [kind, typeof each === "string" ? each : each.files])),
    items: { ...items, ...Object.fromEntries(folders.map(([kind, { item }]) => [kind, item])) },
    new: { ...added, ...Object.fromEntries(folders.map(([kind, each]) => [kind, each.new])) },
    groups: Object.fromEntries(Object.entries(files).map(([title, group]) => [title, Object.keys(group)])),
    notes: (loadIfThere(path.join(notesFolder, name)) ?? {}) as Labels["notes"],
  };
}

/** Labels as their file has them: all of a kind on one line, and the kinds below the headings of the list of files. */
interface LabelFile extends Omit<Labels, "files" | "groups" | "notes"> {
  files: Readonly<Record<string, Readonly<Record<string, string | FolderLabels>>>>;
}

type FolderLabels = Readonly<Record<"files" | "item" | "new", string>>;

const readLines = (file: string): LabelFile | undefined => loadIfThere(file) as LabelFile | undefined;

const loadIfThere = (file: string): unknown => (existsSync(file) ? load(readFileSync(file, "utf8")) : undefined);
