import { defaultLanguage } from "../../model/domain/language.ts";
import { placeAt, startOf, type Place } from "../../model/build/place.ts";
import {
  isWithin,
  sourcesOf,
  valueAt,
  type Path,
  type Source,
  type ChangedText,
  type Translates,
} from "../../model/build/source.ts";
import { listTexts, samplesIn } from "../../model/build/translated-texts.ts";
import { originalKey, reviewedByKey } from "../../model/build/translation.ts";
import { lastKeyOf, partAlong } from "../../model/build/walk-fields.ts";
import { asArgument, problem, type Problem } from "../../problems/problem.ts";
import { withoutKey } from "./samples.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Finds texts of a language that may no longer say what their originals say. */
export function findOutdated({ content }: SiteInLanguage): Problem[] {
  return sourcesOf(content).flatMap(({ file, translates }) => {
    if (translates === undefined) return [];
    const { original, own, isNoted, changes } = translates;
    const details = { original: original.file, name: nameInCommand(file) };
    if (!isNoted)
      return [problem("translation/outdated", own.placeOfValue([originalKey]), { way: "unknown", ...details })];
    return changes.flatMap((change) => (change.isUnmarked ? [] : reportChange(translates, change, details)));
  });
}

function reportChange(
  { original, own }: Translates,
  change: ChangedText,
  details: { original: string; name: string },
): Problem[] {
  const { paragraphs } = change;
  const now = paragraphs?.now.text ?? firstTextAt(original, change.at);
  const here = paragraphs?.own.text ?? firstTextAt(own, change.own);
  const way =
    change.at === "body" && paragraphs === undefined
      ? "markdown"
      : change.own === undefined
        ? "new"
        : change.at === undefined
          ? "gone"
          : change.isReplaced
            ? "replaced"
            : "changed";
  const there = change.at && {
    place: placeOfText(original, change.at, paragraphs?.now),
    label: "In the original it is",
  };
  const place =
    change.own === undefined ? own.placeOfKey(listAround(change.at)) : placeOfText(own, change.own, paragraphs?.own);
  return [problem("translation/outdated", place, { way, now, here, ...details }, there)];
}

const placeOfText = (source: Source, path: Path | "body", { offset } = { offset: 0 }): Place =>
  path === "body" ? placeAt(source, source.bodyOffset + offset, 0) : source.placeOfValue(path);

const listAround = (path: ChangedText["at"]): Path => (path === undefined || path === "body" ? [] : path.slice(0, -1));

/** The first text in a value, which names it for whoever looks for it. */
function firstTextAt({ kind, data }: Source, path: ChangedText["at"]): string {
  const value = path === undefined || path === "body" ? undefined : valueAt(data, path);
  if (typeof value === "string" || value === undefined) return value ?? "";
  const part = partAlong(kind.schema, path as Path);
  return (part && listTexts(value, part)[0]?.[1]) ?? "";
}

/** Finds files of a language that nobody has put a name to, and lists of which nobody has noted what they translate. */
export function findUnreviewed({ content }: SiteInLanguage): Problem[] {
  return sourcesOf(content).flatMap(({ file, translates }) => {
    if (translates === undefined) return [];
    const { original, own, reviewedBy, changes } = translates;
    const names = { name: nameInCommand(file), folder: file.split("/")[1]! };
    const isNamed = typeof reviewedBy === "string" && /\p{L}/u.test(reviewedBy);
    const unmarked = changes.flatMap(({ isUnmarked, own: path }) => {
      if (!isUnmarked || path === undefined || path === "body") return [];
      const details = { way: "list", key: lastKeyOf(path) ?? "", original: original.file, ...names } as const;
      return [problem("translation/unreviewed", own.placeOfKey(path), details)];
    });
    if (isNamed) return unmarked;
    const details = { way: "file", ...names } as const;
    return [problem("translation/unreviewed", own.placeOfValue([reviewedByKey]), details), ...unmarked];
  });
}

/** The name of a file as the command takes that notes who has read a translation. */
const nameInCommand = (file: string): string => asArgument(file.replace(/^site\/|\.\w+$/g, ""));

/** The most files to name, and of each the most keys. */
const [mostFiles, mostKeys] = [5, 3];

/**
 * Reports all texts that are still in the first language as one problem. A patient's words may stay as the patient said them, and a sample
 * that is found by its key, such as "note: Sample", has to go.
 */
export function reportUntranslated({ content }: SiteInLanguage): Problem[] {
  const { folder, untranslated, language } = content;
  const samples = samplesIn(content);
  const mayStay = (text: string): boolean => samples.some((each) => each !== text && withoutKey(each) === text);
  const found = sourcesOf(content).flatMap(({ file, translates, untranslated: own }) => {
    const isReported = (path: Path): boolean =>
      translates?.changes.some(({ at, isReplaced }) => isReplaced && at !== undefined && isWithin(path, at)) === true;
    const keys = (own?.texts ?? []).flatMap(([path, text, kind]) =>
      kind === "quote" || isReported(path) || mayStay(text) ? [] : (lastKeyOf(path) ?? []),
    );
    const all = own?.hasBody ? [...keys, undefined] : keys;
    return all.length === 0 ? [] : [{ file, keys: all, hasFile: translates !== undefined }];
  });
  const [first] = found;
  if (first === undefined || folder === undefined) return [];
  const [name = defaultLanguage, original = defaultLanguage] = [language, untranslated?.lang];
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
      ...{ count, folder, name, original, more: Math.max(0, files.length - mostFiles) },
      files: files.slice(0, mostFiles),
    }),
  ];
}
