import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { defaultLanguage, primaryLanguage } from "../model/domain/language.ts";
import { fillWord } from "../model/text/fill-word.ts";
import { packageFolder } from "../lib/package-folder.ts";

/** Writes a note for the person who edits a file. It is given in English, with a value for each `{name}` in it. */
export type WriteNote = (english: string, values?: Readonly<Record<string, string>>) => string;

const fileOf = (language: string): string =>
  path.join(packageFolder, `src/scaffold/starter/notes/${primaryLanguage(language)}.yaml`);

/** Whether the starter has notes in a language. */
export function hasNotes(language: string): boolean {
  return primaryLanguage(language) === primaryLanguage(defaultLanguage) || existsSync(fileOf(language));
}

/** Returns a function that writes notes in a language, or in English if the starter lacks a translation. */
export function readNotes(language = defaultLanguage): WriteNote {
  const file = fileOf(language);
  const notes = existsSync(file) ? (load(readFileSync(file, "utf8")) as Record<string, string>) : {};
  return (english, values = {}) => fillWord(notes[english] ?? english, values);
}
