import { stringify } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { listHeadings, type HeadingId } from "../../src/model/text/markup.ts";
import { writeHeadings } from "../../src/model/build/reading-note.ts";
import { sourcesOf, type Source } from "../../src/model/build/source.ts";
import { isText, listTexts } from "../../src/model/build/translated-texts.ts";
import { noteMade, pairHeadings } from "../../src/steps/translate/note-reading.ts";
import { samplesIn } from "../../src/model/build/translated-texts.ts";
import { giveFolders } from "../../src/model/build/translation.ts";
import { partBelow, partOf, type Part } from "../../src/model/build/walk-fields.ts";
import type { Words } from "../../src/model/content/words.ts";
import { parseWords } from "../../src/steps/parse/language.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readPackageWords, readSite } from "../../src/steps/read/read-site.ts";
import type { LittleSite } from "./little-site.ts";
import { passMarkdown } from "./print-content.ts";

/**
 * Adds a translation of every file of a site, which is like the original but for an ending of each word, and up to date. The legal headings
 * are those of the language.
 */
export function translateSite(site: LittleSite, language = "es-US"): void {
  const practice = "site/practice.yaml";
  site.write(practice, `${site.read(practice).trimEnd()}\ntranslations: [${language}]\n`);
  const { content } = parseSite(readSite(site.root), kinds);
  const headings = pairWords(content.packageWords!, parseWords(language, readPackageWords())!);
  const { folder } = giveFolders(content.language ?? "en-US", [language])[0]!;
  for (const source of sourcesOf(content)) {
    const texts = keepTexts(source.data, partOf(source.kind.schema));
    const isTranslated = listTexts(source.data, partOf(source.kind.schema)).length > 0 || source.body.trim() !== "";
    if (!isTranslated || source.kind.inOtherLanguages === "own") continue;
    const body = translateBody(source, headings);
    const pairs = pairHeadings(listHeadingsIn(source.body), listHeadingsIn(body));
    const original = {
      ...noteMade(source, texts, samplesIn(content)),
      ...(pairs.length > 0 && { headings: writeHeadings(pairs) }),
    };
    const data = { ...(texts as object), original, reviewedBy: "Ana Ruiz, DDS" };
    const file = source.file.replace("site/", `site/${folder}/`);
    site.write(file, file.endsWith(".md") ? `---\n${stringify(data)}---\n${body}` : stringify(data));
  }
}

const pairWords = (from: Words, to: Words): ReadonlyMap<string, string> =>
  new Map([[from.contactSection, to.contactSection]]);

/** Gives each word another ending, but for those in tags, addresses and placeholders, and those with digits. */
const translate = (text: string): string =>
  text.replace(
    /(<[^>]*>|\]\([^)]*\)|&\w+;|\{[^}]*\}|\S+@\S+|https:\S+|\p{L}+\d\S*)|\p{L}{2,}/gu,
    (word, kept?: string) => kept ?? `${word}o`,
  );

const translateBody = ({ body }: Source, headings: ReadonlyMap<string, string>): string =>
  body
    .split("\n")
    .map((line) => {
      const [, heading] = /^## (.*)$/.exec(line) ?? [];
      const known = heading === undefined ? undefined : headings.get(heading);
      return known === undefined ? translate(line) : `## ${known}`;
    })
    .join("\n");

const listHeadingsIn = (body: string): HeadingId[] => listHeadings(passMarkdown(body));

/** Keeps the texts of a value in their shape; undefined if it has none. */
function keepTexts(value: unknown, part: Part | undefined): unknown {
  if (part === undefined || listTexts(value, part).length === 0) return undefined;
  if (isText(part, value) && typeof value === "string") return translate(value);
  if (Array.isArray(value)) return value.map((each) => keepTexts(each, part.item) ?? {});
  const kept = Object.entries(value as object).map(([key, each]) => [key, keepTexts(each, partBelow(part, key))]);
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined));
}
