import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../../ground/disk/replace-file.ts";
import { collections, type Collection } from "../../model/content-files.ts";
import { languageOf } from "../../model/language.ts";
import { practiceSchema } from "../../model/practice.ts";
import type { Content } from "../../model/source.ts";
import { readSite } from "../../steps/read/read-site.ts";
import { UsageError } from "../../ground/usage-error.ts";
import { listPages } from "../../steps/validate/addresses.ts";
import { readEntryName } from "./entry-name.ts";
import { explainMenu, explainOtherOffices, linkToEntry } from "./entry-page.ts";
import { writeEntry } from "./entry-text.ts";
import { readNotes } from "./notes.ts";
import { addToGroup } from "./service-groups.ts";

/** The kinds that `dentalsite new` can make, with the folders of their files. */
export const kinds = {
  service: "services",
  page: "pages",
  doctor: "doctors",
  office: "offices",
} as const satisfies Record<string, Collection>;

export type Kind = keyof typeof kinds;

export interface NewEntry {
  /** Path from the practice's folder. */
  file: string;
  /** Paragraphs that say what to do with the file. */
  next: string[];
}

/**
 * Writes the file of a new service, page, doctor or office, and lists a service in a group if one is named. Throws a UsageError, and
 * writes nothing, if the name cannot be a file's, the file or address already exists, or the group does not.
 */
export function createEntry(root: string, kind: Kind, name: string, group?: string): NewEntry {
  const { content, texts } = readSite(root);
  const collection = kinds[kind];
  const { slug, values } = readEntryName(collection, name);
  const file = `site/${collection}/${slug}.md`;
  refuseTaken(content, collection, file);
  if (group !== undefined && kind !== "service") {
    throw new UsageError(`--group is for services. Leave it out for ${collections[collection]}.`);
  }
  const link = linkToEntry(collection, slug, values, content);
  const groupsText = texts.get("site/services.yaml") ?? "";
  const changed = group === undefined ? undefined : addToGroup(groupsText, group, link);
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, writeEntry(collection, slug, values, readNotes(languageOf(content))), { flag: "wx" });
  if (changed !== undefined) replaceFile(path.join(root, "site/services.yaml"), changed);
  const listed =
    group === undefined
      ? explainMenu(collection, link, { content, texts })
      : `Its page is ${link.href}, listed in "${group}".`;
  const elsewhere = kind === "office" ? explainOtherOffices(link, { content, texts }) : [];
  return { file, next: [listed, ...elsewhere, ...toDo[kind]] };
}

/** Says what still has to be written in a new file. */
const toDo: Record<Kind, string[]> = {
  service: ["The page has only its title so far. The file shows everything else it may have."],
  page: ["Its description is a sample: write your own. The file shows everything else the page may have."],
  doctor: ["The file shows everything else it may say about the doctor, such as a photo."],
  office: ["Its phone, address and hours are samples: write your own."],
};

/** Throws if the file or its address already exists. Case does not count, because some file systems ignore it. */
function refuseTaken(content: Content, collection: Collection, file: string): void {
  const taken = content.entryFiles.find((each) => each.toLowerCase() === file.toLowerCase());
  if (taken !== undefined) {
    throw new UsageError(`There is already ${collections[collection]} of this name: ${taken}. Nothing was written.`);
  }
  const practice = practiceSchema.safeParse(content.files["practice.yaml"]?.data).data;
  const { clashes } = listPages({ ...content, entryFiles: [...content.entryFiles, file] }, practice, []);
  const clash = clashes.find(({ page, first }) => page.file === file || first.file === file);
  if (clash === undefined) return;
  const { page, first } = clash;
  const other = page.file === file ? first.file : page.file;
  const owner = other === undefined ? "another page of the site" : `the page of ${other}`;
  throw new UsageError(`The address ${page.path} belongs to ${owner}. Choose another name. Nothing was written.`);
}
