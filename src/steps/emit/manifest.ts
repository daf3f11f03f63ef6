import path from "node:path";
import { z } from "zod";
import { readRegularFile } from "../../lib/disk/read-regular-file.ts";
import { manifestName } from "../../model/build/output.ts";

/** A path below the output folder, with forward slashes. No manifest can name anything outside of the folder. */
const nameSchema = z.string().refine((name) => {
  const isPlain = (part: string): boolean => !["", ".", ".."].includes(part);
  return name.split("/").every(isPlain) && !/[\\\0]/.test(name) && !path.isAbsolute(name);
});

/** The notes of a build in the output folder about the site there. Anything else under that name is no manifest. */
const manifestSchema = z.object({
  /** The practice's name. Builds of a practice that has neither this name nor this origin refuse the folder. */
  practice: z.string(),
  /** The address that the site is published at, if it has one. */
  origin: z.string().optional(),
  /** The SHA-256 of each file that a build of the practice made, for tools that upload only what changed. */
  files: z.record(nameSchema, z.string()),
  /** Paths of pages and PDF files that earlier builds made and that nothing answers now. They stay until something does. */
  gone: z.array(z.string()).optional(),
});

export type SiteManifest = z.infer<typeof manifestSchema>;

/** Formats a manifest, with its files sorted by their paths. */
export function formatManifest({ files, ...manifest }: SiteManifest): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...manifest, files: Object.fromEntries(sorted) }, null, 1)}\n`;
}

/** Reads what the last build of an output folder noted; undefined if no build made the folder. */
export function readManifest(folder: string): SiteManifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readRegularFile(path.join(folder, manifestName)).bytes.toString()));
  } catch {
    return undefined;
  }
}
