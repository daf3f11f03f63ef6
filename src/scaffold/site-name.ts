import path from "node:path";

/** Returns the path inside `site/` of a file or folder that somebody named: from the current folder, or from there. */
export function nameInSite(root: string, written: string): string {
  const inside = path.relative(path.join(root, "site"), path.resolve(written)).split(path.sep).join("/");
  const name = inside.startsWith("..") ? written.replaceAll("\\", "/").replace(/^(?:\.\/)?(?:site\/)?/, "") : inside;
  return name.replace(/\/+$/, "/");
}

export const withoutExtension = (file: string): string => file.replace(/\.\w+$/, "");
