import { inQuotes, quoted, type Catalogue } from "./wording.ts";

const mostNamed = 5;

/** The language of a site, and the words in it that are not content. */
export const languageProblems = {
  "language/no-words": {
    /** `folder` is that of a language besides the first. */
    word: ({ language, folder }: { language: string; folder: string | undefined }) => ({
      message: `dentalsite has no words in ${quoted(language)} for the parts of a page that are not content, such as "Menu" and "Close".`,
      remedy: `Copy node_modules/dentalsite/templates/words/en.yaml to site/${folder === undefined ? "" : `${folder}/`}words.yaml and translate it.${
        folder === undefined
          ? ' Or write "language: en-US" for English or "language: es-US" for Spanish.'
          : " English and Spanish have words."
      }`,
    }),
  },
  "language/missing-words": {
    word: ({ language, missing }: { language: string; missing: readonly { key: string; english: string }[] }) => {
      const named = missing.slice(0, mostNamed).map(({ key }) => quoted(key));
      const more = missing.length > named.length ? ` and ${missing.length - named.length} more` : "";
      const [first] = missing;
      return {
        message: `In ${quoted(language)} there ${missing.length === 1 ? "is no word" : "are no words"} for ${named.join(", ")}${more}.`,
        remedy: `Add ${missing.length === 1 ? "a line" : "a line for each"}, such as ${first!.key}: ${inQuotes(first!.english)}, with the words in that language.`,
      };
    },
  },
} satisfies Catalogue;
