import { inQuotes, lines, prose, quoted, type Catalogue } from "./wording.ts";

const mostNamed = 5;

/** The language of a site, and the words in it that are not content. */
export const languageProblems = {
  "language/no-words": {
    title: "A language that dentalsite has no words in",
    story: prose`
      Some words of the pages are not content: the menu button, "Call", "Previous". They come with dentalsite in
      English and Spanish. In any other language the practice writes them; otherwise visitors would find a page in two
      languages.
    `,
    before: lines`
      # site/practice.yaml
      language: fr-US
    `,
    after: lines`
      # site/words.yaml, with every other word below these
      skipLink: Aller au contenu principal
      menu: Menu
    `,
    word: ({ language }: { language: string }) => ({
      message: `dentalsite has no words in ${quoted(language)} for what is not content, such as "Menu" and "Close".`,
      remedy:
        'Copy words/en.yaml, which comes with dentalsite, to site/words.yaml and translate it. Or write "language: en-US" for English or "language: es-US" for Spanish.',
    }),
  },
  "language/missing-words": {
    title: "A word that is missing in the site's language",
    story: prose`
      In a language for which dentalsite has no words, site/words.yaml holds all of them. A new version of dentalsite
      may need more words than the last. Instead of showing some of them in English, the build stops and names them.
    `,
    before: lines`
      menu: Menu
    `,
    after: lines`
      menu: Menu
      close: Fermer
    `,
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
