import { isReservedOnWindows } from "../build/reserved-names.ts";
import { spellPlainly } from "./spell-plainly.ts";

/** Writes a name with letters from A to Z, digits and hyphens only. Empty if it has none. */
export const plainLetters = (name: string): string =>
  spellPlainly(name)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The most letters of a file's or folder's name, and of all in a path: every host and disk takes them. */
const [mostLetters, mostOfPath] = [100, 400];

/** Cuts a name of plain letters so that every host and disk takes it. */
export const cutLetters = (letters: string): string => letters.slice(0, mostLetters).replace(/-$/, "");

function spellPart(name: string): string {
  const letters = cutLetters(plainLetters(name)) || "file";
  return isReservedOnWindows(letters) ? `${letters}-file` : letters;
}

/** Makes a path that every host takes: `Büro/a #1.JPG` becomes `Buro/a-1.jpg`. Paths of two files may become equal. */
export function plainPath(path: string): string {
  const [, stem = path, extension = ""] = /^(.*?)(\.[A-Za-z0-9]+)?$/s.exec(path) ?? [];
  const names = stem.split("/").map(spellPart);
  while (names.length > 1 && names.join("/").length > mostOfPath) names.shift();
  return `${names.join("/")}${extension.toLowerCase()}`;
}
