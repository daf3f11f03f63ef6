import type { Kind } from "../../model/build/kind.ts";
import { defaultLanguage, readLanguageTag } from "../../model/domain/language.ts";
import type { Recall } from "../../model/build/recall.ts";
import { isNameType, type FieldType } from "../../model/build/field-types.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import type { PracticeName } from "../../model/build/page-paths.ts";
import { lookUp, nameIn } from "../../model/build/site.ts";
import { sourcesOf } from "../../model/build/source.ts";
import type { Translation } from "../change/why-unread.ts";
import { sortProblems, type Problem } from "../../problems/problem.ts";
import { parseSite } from "../../steps/parse/parse-site.ts";
import { samplesIn } from "../../model/build/translated-texts.ts";
import { translateSite } from "../../steps/translate/translate-content.ts";
import { listNames } from "../../steps/validate/named-entries.ts";
import { listTitles } from "../../steps/validate/planned-pages.ts";
import { validateLanguages } from "../../steps/validate/validate-languages.ts";
import type { OpenedContent } from "./backend.ts";

/** What is known of the texts of a practice without building its pages. */
export interface Judgment {
  problems: readonly Problem[];
  /** The titles of all pages that links may lead to, by path. */
  pages: ReadonlyMap<string, string>;
  /** The names that a text of this kind may be. */
  namesFor: (kind: FieldType | undefined) => readonly string[];
  practice: PracticeName;
  /** Tag of the site's first language. */
  language: string;
  /** Folders of the languages besides the first. */
  languages: readonly string[];
  /** Made-up values that have to go before the site is published. */
  samples: readonly string[];
  translationAt: (path: string) => Translation | undefined;
}

/** Judges the texts of a practice as its build does, with some of them replaced, and remembers what has not changed. */
export class TextJudge {
  readonly #kinds: readonly Kind[];
  #before = new Map<string, unknown>();
  #now = new Map<string, unknown>();

  constructor(kinds: readonly Kind[]) {
    this.#kinds = kinds;
  }

  judge({ files, packageWords }: OpenedContent, typed: ReadonlyMap<string, string>): Judgment {
    this.#before = this.#now;
    this.#now = new Map();
    const all = files.filter(({ path }) => !typed.has(path)).map(({ text, ...file }) => withBytes(file, text));
    const own = [...typed].map(([path, text]) => withBytes({ path, state: `typed ${text}` }, text));
    const sorted = [...all, ...own].sort((a, b) => (a.path < b.path ? -1 : 1));
    const parsed = parseSite({ files: sorted, packageWords: new Map(packageWords) }, this.#kinds, {
      recall: this.#recall,
    });
    const { languages, problems } = validateLanguages(translateSite(parsed.content), this.#recall);
    const [{ content }] = languages;
    const practice = nameIn(content);
    const { language } = lookUp(content, "practice.yaml");
    return {
      language: typeof language === "string" ? (readLanguageTag(language) ?? defaultLanguage) : defaultLanguage,
      problems: sortProblems([...parsed.problems, ...problems]),
      pages: listTitles(content, practice),
      namesFor: (kind) => (isNameType(kind) ? listNames(content)[kind] : []),
      practice: practice ?? { name: "" },
      languages: content.translations.map(({ folder }) => folder),
      samples: samplesIn(content),
      translationAt: (path) =>
        languages
          .flatMap((each) => sourcesOf(each.content))
          .find((source): source is Translation => source.file === path && source.translates !== undefined),
    };
  }

  /** Returns what was made for this judgment or the one before. */
  readonly #recall: Recall = <Value>(kind: string, inputs: readonly unknown[], make: () => Value): Value => {
    const key = JSON.stringify([kind, ...inputs]);
    const known = this.#now.get(key) ?? this.#before.get(key);
    const value = (known ?? make()) as Value;
    this.#now.set(key, value);
    return value;
  };
}

const withBytes = (file: SiteFile, text: string | undefined): SiteFile =>
  text === undefined ? file : { ...file, bytes: new TextEncoder().encode(text) };
