import type { SiteFiles } from "../../../src/model/build/site-files.ts";

/** Gives a file of a practice another text, in memory. The others keep the states by which they are remembered. */
export function withText({ files, ...others }: SiteFiles, path: string, text: string): SiteFiles {
  const changed = { path, bytes: new TextEncoder().encode(text) };
  return { ...others, files: files.map((each) => (each.path === path ? changed : each)) };
}
