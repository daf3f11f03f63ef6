import type { Labels } from "./label-of.ts";

/** Labels as their file has them: all of a kind on one line, and the kinds below the headings of the list of files. */
export interface LabelFile extends Omit<Labels, "files" | "groups" | "notes"> {
  files: Readonly<Record<string, Readonly<Record<string, string | FolderLabels>>>>;
}

type FolderLabels = Readonly<Record<"files" | "item" | "new", string>>;

/** Makes the labels in a language. Lists that it does not have, such as the order of keys, are those of English. */
export function makeLabels(english: LabelFile, own: Partial<LabelFile> | undefined, notes: Labels["notes"]): Labels {
  const { files, items, new: added, ...others } = { ...english, ...own };
  const kinds = Object.values(files).flatMap((group) => Object.entries(group));
  const folders = kinds.flatMap(([kind, each]) => (typeof each === "string" ? [] : [[kind, each] as const]));
  return {
    ...others,
    files: Object.fromEntries(kinds.map(([kind, each]) => [kind, typeof each === "string" ? each : each.files])),
    items: { ...items, ...Object.fromEntries(folders.map(([kind, { item }]) => [kind, item])) },
    new: { ...added, ...Object.fromEntries(folders.map(([kind, each]) => [kind, each.new])) },
    groups: Object.fromEntries(Object.entries(files).map(([title, group]) => [title, Object.keys(group)])),
    notes,
  };
}
