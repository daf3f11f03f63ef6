import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../disk/replace-file.ts";
import { isSlug, servicePath } from "../model/page-paths.ts";
import { missingSite, UsageError } from "../usage-error.ts";
import { addToGroup, listGroups, writeLink } from "./service-groups.ts";
import { fillTokens } from "./starter-files.ts";

const groupsFile = "site/services.yaml";

export interface NewService {
  /** Path from the practice's folder. */
  file: string;
  href: string;
  /** What lists it in a group of `services.yaml`, as it stands in a list there. */
  linkLines: readonly string[];
  /** The titles of the groups there are; empty when they cannot be read. */
  groups: string[];
}

/**
 * Writes the file of a new service, and lists it in a group when one is named. Throws a UsageError, and writes nothing, for a
 * name that cannot be an address or is taken, and for a group that is not there.
 */
export function createService(root: string, packageFolder: string, slug: string, group?: string): NewService {
  if (!statSync(path.join(root, "site"), { throwIfNoEntry: false })?.isDirectory()) {
    throw missingSite(root);
  }
  if (!isSlug(slug)) {
    throw new UsageError(
      `"${slug}" cannot be the address of a service. Use letters, digits and single hyphens, such as root-canals.`,
    );
  }
  const folder = path.join(root, "site", "services");
  const taken = existsSync(folder) ? readdirSync(folder).find((name) => isSameName(name, slug)) : undefined;
  if (taken !== undefined) {
    throw new UsageError(`There is already a service of this name: site/services/${taken}. Nothing was written.`);
  }

  const words = slug.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const href = servicePath(slug);
  const groupsPath = path.join(root, groupsFile);
  const groupsText = existsSync(groupsPath) ? readFileSync(groupsPath, "utf8") : "";
  const link = { label: title, href };
  const changed = group === undefined ? undefined : addToGroup(groupsText, group, link);

  const file = `site/services/${slug}.md`;
  const starter = readFileSync(path.join(packageFolder, "src/scaffold/service.md"), "utf8");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(root, file), fillTokens(file, starter, { slug, title }), { flag: "wx" });
  if (changed !== undefined) replaceFile(groupsPath, changed);
  return { file, href, linkLines: writeLink(link), groups: listGroups(groupsText) };
}

/** Some file systems take names for one that differ only in case. */
function isSameName(fileName: string, slug: string): boolean {
  return fileName.toLowerCase() === `${slug}.md`.toLowerCase();
}
