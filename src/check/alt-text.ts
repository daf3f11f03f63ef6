import { sourcesOf, type Content, type Path, type Source } from "../model/source.ts";
import { placeAt, type Place } from "../model/place.ts";
import { extensionOf, pictureTypes } from "../model/media-kinds.ts";
import { mostTold } from "../model/most-told.ts";
import { problem, type Problem } from "../problem.ts";

/** The words that stand for a picture, as an author wrote them. */
interface Alternative {
  words: string;
  /** The picture's path. */
  picture: string;
  place: () => Place;
  /** What is printed beside the picture: its caption, the title above it. */
  beside: string[];
}

/** A screen reader reads them in one go, without a way to pause. */
const longest = 250;

/** Whether the words for pictures tell what the picture tells; that there are any is checked in every build. */
export function checkAlternatives(content: Pick<Content, "files" | "services">): Problem[] {
  return sourcesOf(content).flatMap((source) =>
    [...alternativesInData(source), ...alternativesInBody(source)].flatMap(checkAlternative).slice(0, mostTold),
  );
}

function checkAlternative({ words, picture, place, beside }: Alternative): Problem[] {
  if (words.trim() === "") return [];
  if (isFileName(words, picture)) return [problem("media/alt-file-name", place(), { words })];
  const opening = /^\s*(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic)\s+(?:of|showing)\b/i.exec(words);
  const repeated = beside.find((each) => plain(each) === plain(words));
  return [
    ...(opening ? [problem("media/alt-opening", place(), { opening: opening[0].trim() })] : []),
    ...(words.length > longest ? [problem("media/alt-long", place(), { length: words.length, limit: longest })] : []),
    ...(repeated === undefined ? [] : [problem("media/alt-repeated", place(), { words })]),
  ];
}

function isFileName(words: string, picture: string): boolean {
  const name = picture.slice(picture.lastIndexOf("/") + 1);
  const stem = name.replace(/\.[^.]*$/, "");
  // "crowns.svg" is called so by nobody; the stem alone may be a word ("logo") and is a name only when it is joined by marks.
  const isStem = /[-_\d]/.test(stem) && words.trim().toLowerCase() === stem.toLowerCase();
  return isStem || (!/\s/.test(words.trim()) && Object.hasOwn(pictureTypes, extensionOf(words.trim())));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

/** `imgAlt` belongs to `imgSrc`, `pictureAlt` to `picture`, and a lone `alt` to `src`. */
function alternativesInData(source: Source): Alternative[] {
  const found: Alternative[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, [...path, index]);
      });
    } else if (typeof value === "object" && value !== null) {
      const values = value as Record<string, unknown>;
      const textOf = (key: string): string => (typeof values[key] === "string" ? values[key] : "");
      for (const [key, inner] of Object.entries(values)) {
        visit(inner, [...path, key]);
        if (!/^alt$|Alt$/.test(key) || typeof inner !== "string") continue;
        const picture = key === "alt" ? "src" : key === "imgAlt" ? "imgSrc" : key.replace(/Alt$/, "");
        found.push({
          words: inner,
          picture: textOf(picture),
          place: () => source.placeOfValue([...path, key]),
          beside: ["caption", "title", "mainTitleText", "name"].map(textOf).filter(Boolean),
        });
      }
    }
  };
  visit(source.data, []);
  return found;
}

function alternativesInBody({ file, text, body, bodyOffset }: Source): Alternative[] {
  const headings = [...body.matchAll(/^#{1,6}[ \t]+(.*)$/gm)];
  let next = 0;
  return [...body.matchAll(/!\[([^[\]]*)\]\(\s*<?([^)\s>]+)/g)].map((match) => {
    const [, words = "", picture = ""] = match;
    while (next < headings.length && headings[next]!.index < match.index) next++;
    const heading = headings[next - 1]?.[1] ?? "";
    return {
      words,
      picture,
      place: () => placeAt(file, text, bodyOffset + match.index + 2, words.length),
      beside: [heading],
    };
  });
}
