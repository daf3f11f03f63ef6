import { writeYaml } from "../../../ground/write-yaml.ts";
import { folderOf, type Kind } from "../../../model/kind.ts";
import { makeSlug } from "../../../model/page-paths.ts";

/** Makes the path and the text of a new entry from its title. */
export function beginEntry(kind: Kind, title: string, today: string): { path: string; text: string } {
  const { titleKey, readName, dayKey } = kind.draft!;
  const { slug, values } = readName?.(title) ?? { slug: makeSlug(title), values: { [titleKey]: title } };
  const keys = { ...values, ...(dayKey !== undefined && { [dayKey]: today }) };
  return { path: `site/${folderOf(kind)!}/${slug}.md`, text: ["---", ...writeYaml(keys), "---", ""].join("\n") };
}

/** Makes the path and the text of the only file of a kind, without any key. */
export function beginFile({ files }: Kind): { path: string; text: string } {
  return { path: `site/${files}`, text: files.endsWith(".md") ? "---\n---\n" : "" };
}
