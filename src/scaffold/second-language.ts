import { kinds } from "../kinds/kinds.ts";
import { kindOf } from "../model/build/kind.ts";
import { primaryLanguage } from "../model/domain/language.ts";
import { slugOf } from "../model/build/page-paths.ts";
import { hasTexts, samplesIn } from "../model/build/translated-texts.ts";
import type { Source } from "../model/build/source.ts";
import { parseSource } from "../steps/parse/parse-file.ts";
import { writeTranslation } from "./draft-translation.ts";
import { groupAt } from "../model/build/walk-fields.ts";

/** A text of the starter, by its path below the new practice's folder. */
export interface TextFile {
  path: string;
  contents: string;
}

/**
 * Makes the starter's texts in one language translations of those in another. Files belong together if they have the same name, or if
 * they are of one kind and show the same picture. The samples of both languages are in one list.
 */
export function joinStarters(first: readonly TextFile[], second: readonly TextFile[], language: string): TextFile[] {
  const originals = first.flatMap((file) => readSource(file) ?? []);
  const pairs = second.flatMap((file) => {
    const own = readSource(file);
    const original =
      originals.find((each) => each.file === own?.file) ?? originals.find((each) => own && isPair(each, own));
    return own === undefined || original === undefined ? [] : [{ own, original }];
  });
  // In Spanish, the page of fillings has another name; in most languages there is none yet.
  const moved = new Map(pairs.map(({ own, original }) => [linkTo(own), linkTo(original)]));
  const rename = (text: string): string =>
    text.replace(/<a href="(\/services\/[\w-]+)">(.*?)<\/a>/g, (_, link: string, words: string) => {
      const to = moved.get(link);
      return to === undefined ? words : `<a href="${to}">${words}</a>`;
    });
  const list = originals.find(({ file }) => file === samplesFile);
  const samples = samplesIn({ files: { ...(list && { "samples.yaml": list }) } });
  const translations = pairs
    .filter(({ own }) => own.file !== samplesFile && hasTexts(own))
    .map(({ own, original }) => ({
      path: original.file.replace("site/", `site/${primaryLanguage(language)}/`),
      contents: writeTranslation(original, readSource({ path: own.file, contents: rename(own.text) }) ?? own, {
        samples,
      }),
    }));
  const others = second.find((file) => file.path === samplesFile)?.contents ?? "";
  const added = others.slice(others.lastIndexOf("\n\n  #") + 1);
  return [
    ...first.map((file) => (file.path === samplesFile ? { ...file, contents: file.contents + added } : file)),
    ...translations,
  ];
}

export const samplesFile = "site/samples.yaml";

const linkTo = ({ file }: Source): string => `/services/${slugOf(file)}`;

function isPair(one: Source, other: Source): boolean {
  const [picture, same] = [one, other].map(({ data }) => groupAt(data).imgSrc);
  return one.kind === other.kind && picture !== undefined && picture === same;
}

function readSource({ path: file, contents: text }: TextFile): Source | undefined {
  const kind = kindOf(kinds, file);
  return kind && parseSource(file, text, kind).source;
}
