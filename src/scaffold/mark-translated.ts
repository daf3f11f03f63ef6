import { readFileSync } from "node:fs";
import path from "node:path";
import { replaceFiles } from "../lib/disk/replace-file.ts";
import { UsageError } from "../lib/usage-error.ts";
import type { Kind } from "../model/build/kind.ts";
import { sourcesOf, valueAt, type Content } from "../model/build/source.ts";
import { readNote } from "../model/build/reading-note.ts";
import { originalKey, reviewedByKey } from "../model/build/translation.ts";
import { writeYaml } from "../lib/write-yaml.ts";
import { didYouMean, type Problem } from "../problems/problem.ts";
import { parseSite } from "../steps/parse/parse-site.ts";
import { readSite } from "../steps/read/read-site.ts";
import { translateSite } from "../steps/translate/translate-content.ts";
import { validateLanguages } from "../steps/validate/validate-languages.ts";
import { changeText } from "../edit/change/change-text.ts";
import { markRead } from "../edit/change/mark-read.ts";
import { findWhyUnread, isOutdated, type Translation } from "../edit/change/why-unread.ts";
import { nameInSite, withoutExtension } from "./site-name.ts";

interface Translations {
  content: Content;
  list: Translation[];
  problems: Problem[];
}

export interface Marked {
  file: string;
  /** Whether the file says all of it already. */
  isSame: boolean;
}

/** Lists the translations, each with whether its original has changed since. */
export function listOutdated(root: string, kinds: readonly Kind[]): { file: string; isOutdated: boolean }[] {
  const { list } = readTranslations(root, kinds);
  return list.map(({ file, translates }) => ({
    file,
    isOutdated: isOutdated(translates),
  }));
}

/**
 * Writes into each named translation, or all in a named folder, the state that its original has now, and who has read it. Throws a
 * UsageError, and writes nothing, if a name is not that of a translation or if one of the files has errors.
 */
export function markTranslated(
  root: string,
  kinds: readonly Kind[],
  { names, reviewer }: { names: readonly string[]; reviewer: string | undefined },
): Marked[] {
  const translations = readTranslations(root, kinds);
  const chosen = new Set(names.flatMap((name) => findByName(nameInSite(root, name), translations)));
  for (const source of chosen) refuseUnread(translations, source, reviewer);
  const marked = [...chosen].map((source) => ({ file: source.file, text: mark(root, source, reviewer) }));
  replaceFiles(
    marked.flatMap(({ file, text }) => (text === undefined ? [] : [[path.join(root, file), text] as const])),
  );
  return marked.map(({ file, text }) => ({ file, isSame: text === undefined }));
}

function readTranslations(root: string, kinds: readonly Kind[]): Translations {
  const { content, problems } = parseSite(readSite(root), kinds);
  if (content.translations.length === 0) {
    throw new UsageError(
      'This site has one language. To add another, write its tag in site/practice.yaml, such as "translations: [es-US]".',
    );
  }
  const { languages, problems: others } = validateLanguages(translateSite(content));
  const list = languages.flatMap((each) =>
    sourcesOf(each.content).filter((source): source is Translation => source.translates !== undefined),
  );
  return { content, list, problems: [...problems, ...others] };
}

/** Finds the translation of a name, with or without file extension, or all in the folder of that name. */
function findByName(name: string, { content, list }: Translations): Translation[] {
  const isNamed = (file: string): boolean => [file, withoutExtension(file)].includes(`site/${name}`);
  const file = list.find((each) => isNamed(each.file));
  if (file !== undefined) return [file];
  const unread = content.translations.flatMap((each) => [...each.unread].map((it) => `site/${each.folder}/${it}`));
  const folder = `site/${name.replace(/\/*$/, "/")}`;
  const broken = unread.find((each) => each.startsWith(folder) || isNamed(each));
  if (broken !== undefined) {
    throw new UsageError(`${broken} cannot be read. "npx dentalsite check" says why. Nothing was written.`);
  }
  const inFolder = list.filter((each) => each.file.startsWith(folder));
  if (inFolder.length > 0) return inFolder;
  const other = [...sourcesOf(content), ...content.translations.flatMap(({ sources }) => [...sources.values()])].find(
    (each) => isNamed(each.file),
  );
  if (other !== undefined) {
    throw new UsageError(`${other.file} is not the translation of another file. Nothing was written.`);
  }
  const known = list.map((each) => withoutExtension(each.file.slice("site/".length)));
  throw new UsageError(`There is no translation "${name}".${didYouMean(name, known)} Nothing was written.`);
}

/** Throws what stands in the way of noting that somebody has read a translation. */
function refuseUnread({ problems }: Translations, source: Translation, reviewer: string | undefined): void {
  const { file, translates } = source;
  const unread = findWhyUnread(source, problems, reviewer);
  if (unread === undefined) return;
  if (unread.why === "mistakes") {
    const [{ place, message, remedy }, ...more] = unread.problems;
    const others =
      more.length === 0 ? "" : ` ${more.length} more ${more.length === 1 ? "error is" : "errors are"} in it.`;
    throw new UsageError(`${file}:${place.line} has an error: ${message}${others}`, `${remedy} Nothing was written.`);
  }
  const said =
    unread.why === "missing"
      ? `${file} lacks a text of its original: "${unread.path.join(".")}".`
      : unread.why === "unlike"
        ? `"${unread.path.join(".")}" in ${file} has another number of items than in ${translates.original.file}. Compare the two.`
        : unread.why === "draft"
          ? `${file} is still a draft: most of its texts are as in the original. Translate them first.`
          : `${file} names ${unread.reader}, who read it when the original had other texts. Add --by and the name of whoever has read it now.`;
  throw new UsageError(`${said} Nothing was written.`);
}

/** Returns the text of a translation with its note; undefined if it has all of it already. */
function mark(root: string, { file, translates }: Translation, reviewer: string | undefined): string | undefined {
  const reading = translates.noteReading();
  const note = "note" in reading ? reading.note : {};
  const text = readFileSync(path.join(root, file), "utf8");
  const noted = readNote(valueAt(translates.own.data, [originalKey]));
  const isSame = JSON.stringify(noted) === JSON.stringify(note);
  if (isSame && [undefined, translates.reviewedBy].includes(reviewer)) return undefined;
  const changed = changeText(file, text, markRead(note, reviewer));
  if ("text" in changed) return changed.text;
  throw new UsageError(
    `${file} is written in a way in which no lines can be added. Write these in it yourself:`,
    ...writeYaml({ [originalKey]: note, ...(reviewer !== undefined && { [reviewedByKey]: reviewer }) }),
    "Nothing was written.",
  );
}
