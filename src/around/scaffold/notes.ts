import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { defaultLanguage, primaryLanguage } from "../../model/language.ts";
import { fillWord } from "../../model/words.ts";
import { packageFolder } from "../../ground/package-folder.ts";

/** A note for whoever edits a file, given in English, with a value for each `{name}` in it. */
export type WriteNote = (english: string, values?: Readonly<Record<string, string>>) => string;

const fileOf = (language: string): string =>
  path.join(packageFolder, `src/around/scaffold/starter/notes/${primaryLanguage(language)}.yaml`);

/** Whether notes for the authors of a practice can be written in its language. */
export function hasNotes(language: string): boolean {
  return primaryLanguage(language) === primaryLanguage(defaultLanguage) || existsSync(fileOf(language));
}

/** Writes notes in the language of a practice, as far as the starter has them in it; otherwise in English. */
export function readNotes(language = defaultLanguage): WriteNote {
  const file = fileOf(language);
  const notes = existsSync(file) ? (parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
  return (english, values = {}) => fillWord(notes[english] ?? english, values);
}
