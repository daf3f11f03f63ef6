import { readdirSync } from "node:fs";
import path from "node:path";
import { findEntry, isFolder } from "../../lib/disk/folders.ts";
import { readRegularFile } from "../../lib/disk/read-regular-file.ts";
import { extensionOf, isPicture } from "../../model/build/media-kinds.ts";
import { makeSlug } from "../../model/build/page-paths.ts";
import { readSvg } from "../../steps/media/read-svg.ts";
import type { AddedPicture } from "../form/backend.ts";
import { isWithoutLink } from "./content-path.ts";
import { writeAlone } from "./write-together.ts";

/** How files of each format begin, in Latin-1. */
const beginnings: Readonly<Record<string, RegExp>> = {
  jpg: /^\u00ff\u00d8\u00ff/,
  jpeg: /^\u00ff\u00d8\u00ff/,
  png: /^\u0089PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
};

/** Writes a picture into `assets/pictures/` under a name that no picture has in any letter case. It is refused if it is not what its name says. */
export async function writePicture(root: string, name: string, bytes: Buffer): Promise<AddedPicture> {
  const extension = extensionOf(name);
  if (!(await isPictureOf(extension, bytes))) return { outcome: "refused", reason: "not a picture" };
  const folder = "assets/pictures";
  if (!isWithoutLink(root, `${folder}/x`)) return { outcome: "refused", reason: "failed" };
  try {
    const names = findEntry(path.join(root, folder)) === undefined ? [] : readdirSync(path.join(root, folder));
    const taken = new Set(names.map((each) => each.toLowerCase()));
    const stem = makeSlug(name.slice(0, -extension.length - 1), "picture").slice(0, 80);
    for (let count = 1; ; count++) {
      const free = `${stem}${count === 1 ? "" : `-${count}`}.${extension}`;
      if (taken.has(free)) continue;
      writeAlone(root, `${folder}/${free}`, bytes);
      return { outcome: "added", path: `pictures/${free}` };
    }
  } catch {
    return { outcome: "refused", reason: "failed" };
  }
}

/** A drawing with code in it is none. */
async function isPictureOf(extension: string, bytes: Buffer): Promise<boolean> {
  if (extension !== "svg") return beginnings[extension]?.test(bytes.toString("latin1", 0, 16)) ?? false;
  return readSvg(bytes).then(
    () => true,
    () => false,
  );
}

/** Returns the bytes of a picture by its path inside `assets/`; undefined if it is not there, or is no picture. */
export function readPictureFile(root: string, name: string): Buffer | undefined {
  const file = `assets/${name}`;
  const isInside = name.split("/").every((part) => /^[^.\\:][^\\:\0]*$/.test(part));
  if (!isInside || !isPicture(name) || !isFolder(path.join(root, "assets")) || !isWithoutLink(root, file))
    return undefined;
  try {
    return readRegularFile(path.join(root, file)).bytes;
  } catch {
    return undefined;
  }
}
