import { defaultLanguage, nameOfLanguage } from "../../model/language.ts";
import { startOf } from "../../model/place.ts";
import { sourcesOf } from "../../model/source.ts";
import { stateOfOriginal } from "../../model/translated-texts.ts";
import { hashText } from "../../ground/hash-text.ts";
import { originalKey, reviewedByKey } from "../../model/translation.ts";
import { lastKeyOf } from "../../model/walk-fields.ts";
import { asArgument, problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Finds files of a language that may no longer say what their originals say. */
export function findOutdated({ content }: SiteInLanguage): Problem[] {
  return sourcesOf(content).flatMap(({ file, translates }) => {
    if (translates === undefined) return [];
    const { original, state: found, placeOf } = translates;
    const state = stateOfOriginal(original, hashText);
    const way = found === undefined ? "unknown" : "changed";
    const details = { way, original: original.file, state, name: nameInCommand(file) } as const;
    return found === state ? [] : [problem("translation/outdated", placeOf(originalKey), details)];
  });
}

/** Finds files of a language that nobody has put a name to. */
export function findUnreviewed({ content }: SiteInLanguage): Problem[] {
  return sourcesOf(content).flatMap(({ file, translates }) => {
    if (translates === undefined) return [];
    const { reviewedBy, placeOf } = translates;
    const isNamed = typeof reviewedBy === "string" && /\p{L}/u.test(reviewedBy);
    return isNamed ? [] : [problem("translation/unreviewed", placeOf(reviewedByKey), { name: nameInCommand(file) })];
  });
}

/** The name of a file as the command takes that notes who has read a translation. */
const nameInCommand = (file: string): string => asArgument(file.replace(/^site\/|\.\w+$/g, ""));

/** The most files to name, and of each the most keys. */
const [mostFiles, mostKeys] = [5, 3];

/** Reports all texts that are still in the first language as one problem. A patient's words may stay as the patient said them. */
export function reportUntranslated({ content }: SiteInLanguage): Problem[] {
  const { folder, untranslated, language } = content;
  const found = sourcesOf(content).flatMap(({ file, translates, untranslated: own }) => {
    const keys = (own?.texts ?? []).flatMap(([path, , kind]) => (kind === "quote" ? [] : (lastKeyOf(path) ?? [])));
    const all = own?.hasBody ? [...keys, undefined] : keys;
    return all.length === 0 ? [] : [{ file, keys: all, hasFile: translates !== undefined }];
  });
  const [first] = found;
  if (first === undefined || folder === undefined) return [];
  const [name, original] = [language, untranslated?.lang].map((tag) => nameOfLanguage(tag ?? defaultLanguage, "en"));
  const count = found.flatMap(({ keys }) => keys).length;
  const files = found.map(({ file, keys }) => {
    const named = [...new Set(keys.map((key) => key ?? ({ part: "text below keys" } as const)))];
    return {
      part: "keys of file",
      file,
      keys: named.slice(0, mostKeys),
      more: Math.max(0, named.length - mostKeys),
    } as const;
  });
  return [
    problem("translation/untranslated", startOf(first.file), {
      ...{ way: count === 1 ? "one" : "several", fix: found.every(({ hasFile }) => hasFile) ? "write" : "draft" },
      ...{ count, folder, name: name!, original: original!, more: Math.max(0, files.length - mostFiles) },
      files: files.slice(0, mostFiles),
    }),
  ];
}
