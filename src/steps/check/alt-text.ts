import type { FieldType } from "../../model/build/field-types.ts";
import type { ContentPicture, PartialSite } from "../../model/build/site.ts";
import { sourcesOf, valueAt, type Content, type Source } from "../../model/build/source.ts";
import { walkSource } from "../../model/build/walk-fields.ts";
import type { Place } from "../../model/build/place.ts";
import { extensionOf, pictureTypes } from "../../model/build/media-kinds.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { readPhraseRules } from "./read-phrases.ts";

/** Alternative text of a picture, as its author wrote it. */
interface Alternative {
  words: string;
  /** Path of the picture. */
  picture: string;
  place: () => Place;
  /** Words printed with the picture: its caption, the title above it. */
  beside: string[];
}

/** The most characters of an alternative text, which a screen reader reads without a pause. */
const longest = 250;

/** Checks whether alternative texts say what the pictures show. Every build checks that there are any. */
export function checkAlternatives(
  content: Pick<Content, "files" | "entries">,
  { pictures }: Pick<PartialSite, "pictures">,
): Problem[] {
  return sourcesOf(content).flatMap((source) => {
    const inBody = pictures.filter(({ file }) => file === source.file).map(alternativeInBody);
    return [...alternativesInData(source), ...inBody].flatMap(checkAlternative).slice(0, mostPerFile);
  });
}

function checkAlternative({ words, picture, place, beside }: Alternative): Problem[] {
  const said = words.trim();
  if (said === "") return [];
  if (isFileName(words, picture)) return [problem("media/unfit-alt", place(), { way: "file", fix: "look", words })];
  const openings = readPhraseRules().flatMap((rule) => (rule.code === "media/alt-opening" ? [rule.words] : []));
  const opening = openings.flatMap((pattern) => said.match(pattern) ?? []).find((each) => said.startsWith(each));
  const long = { way: "long", fix: "shorten", length: words.length, limit: longest } as const;
  const isRepeated = beside.some((each) => plain(each) === plain(words));
  return [
    ...(opening ? [problem("media/alt-opening", place(), { opening })] : []),
    ...(words.length > longest ? [problem("media/unfit-alt", place(), long)] : []),
    ...(isRepeated ? [problem("media/unfit-alt", place(), { way: "repeated", fix: "add", words })] : []),
  ];
}

function isFileName(words: string, picture: string): boolean {
  const name = picture.slice(picture.lastIndexOf("/") + 1);
  const stem = name.replace(/\.[^.]*$/, "");
  // Nobody calls a picture "crowns.svg". The stem alone may be a word ("logo"); it is a name only if it contains a hyphen or a digit.
  const isStem = /[-_\d]/.test(stem) && words.trim().toLowerCase() === stem.toLowerCase();
  return isStem || (!/\s/.test(words.trim()) && Object.hasOwn(pictureTypes, extensionOf(words.trim())));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

/** Kinds of text that may be printed beside a picture. */
const printed: ReadonlySet<FieldType | undefined> = new Set<FieldType>(["prose", "quote", "name", "aside", "plain"]);

function alternativesInData(source: Source): Alternative[] {
  const found: Alternative[] = [];
  walkSource(source, (group, part, path) => {
    const texts = [...(part?.keys ?? [])].flatMap(([key, { fieldType, of }]) => {
      const value = valueAt(group, [key]);
      return typeof value === "string" ? [{ key, kind: fieldType, of, value }] : [];
    });
    for (const { key, value: words, kind, of } of texts) {
      if (kind !== "alt") continue;
      found.push({
        words,
        picture: texts.find((each) => each.key === of)?.value ?? "",
        place: () => source.placeOfValue([...path, key]),
        beside: texts.filter((each) => printed.has(each.kind)).map(({ value }) => value),
      });
    }
  });
  return found;
}

function alternativeInBody({ words, address, heading, place }: ContentPicture): Alternative {
  return { words, picture: address, place, beside: [heading] };
}
