import type { SiteFile } from "../../model/site-files.ts";

/** Whether a file has the bytes of another. */
export function isCopyOf({ bytes }: SiteFile, other: SiteFile | undefined): boolean {
  if (bytes === undefined || bytes.length !== other?.bytes?.length) return false;
  return bytes.every((byte, index) => byte === other.bytes![index]);
}
