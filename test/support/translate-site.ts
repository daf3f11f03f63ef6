import { stringify } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { sourcesOf, type Source } from "../../src/model/source.ts";
import { isText, listTexts } from "../../src/model/translated-texts.ts";
import { noteMade } from "../../src/steps/translate/note-reading.ts";
import { samplesIn } from "../../src/steps/translate/translate-content.ts";
import { giveFolders } from "../../src/model/translation.ts";
import { partBelow, partOf, type Part } from "../../src/model/walk-fields.ts";
import type { Words } from "../../src/model/words.ts";
import { parseWords } from "../../src/steps/parse/language.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readPackageWords, readSite } from "../../src/steps/read/read-site.ts";
import type { LittleSite } from "./little-site.ts";

/**
 * Adds a translation of every file of a site, which is like the original but for an ending of each word, and up to date. The legal headings
 * are those of the language.
 */
export function translateSite(site: LittleSite, language = "es-US"): void {
  const practice = "site/practice.yaml";
  site.write(practice, `${site.read(practice).trimEnd()}\ntranslations: [${language}]\n`);
  const { content } = parseSite(readSite(site.root), kinds);
  const headings = pairHeadings(content.packageWords!, parseWords(language, readPackageWords())!);
  const { folder } = giveFolders(content.language ?? "en-US", [language])[0]!;
  for (const source of sourcesOf(content)) {
    const texts = keepTexts(source.data, partOf(source.kind.schema));
    const isTranslated = listTexts(source.data, partOf(source.kind.schema)).length > 0 || source.body.trim() !== "";
    if (!isTranslated || source.kind.inOtherLanguages === "own") continue;
    const data = {
      ...(texts as object),
      original: noteMade(source, texts, samplesIn(content)),
      reviewedBy: "Ana Ruiz, DDS",
    };
    const file = source.file.replace("site/", `site/${folder}/`);
    site.write(file, formatFile(source, stringify(data), headings));
  }
}

const pairHeadings = (from: Words, to: Words): ReadonlyMap<string, string> =>
  new Map([[from.contactSection, to.contactSection]]);

/** Gives each word another ending, but for those in tags, addresses and placeholders, and those with digits. */
const translate = (text: string): string =>
  text.replace(
    /(<[^>]*>|\]\([^)]*\)|&\w+;|\{[^}]*\}|\S+@\S+|https:\S+|\p{L}+\d\S*)|\p{L}{2,}/gu,
    (word, kept?: string) => kept ?? `${word}o`,
  );

function formatFile({ file, body }: Source, yaml: string, headings: ReadonlyMap<string, string>): string {
  if (!file.endsWith(".md")) return yaml;
  const lines = body.split("\n").map((line) => {
    const [, heading] = /^## (.*)$/.exec(line) ?? [];
    const known = heading === undefined ? undefined : headings.get(heading);
    return known === undefined ? translate(line) : `## ${known}`;
  });
  return `---\n${yaml}---\n${lines.join("\n")}`;
}

/** Keeps the texts of a value in their shape; undefined if it has none. */
function keepTexts(value: unknown, part: Part | undefined): unknown {
  if (part === undefined || listTexts(value, part).length === 0) return undefined;
  if (isText(part, value) && typeof value === "string") return translate(value);
  if (Array.isArray(value)) return value.map((each) => keepTexts(each, part.item) ?? {});
  const kept = Object.entries(value as object).map(([key, each]) => [key, keepTexts(each, partBelow(part, key))]);
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined));
}
