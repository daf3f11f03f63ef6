import { asArgument, didYouMean, quoted, type Catalogue } from "./wording.ts";

/** A file with texts that are not translated, by their keys; undefined for its Markdown. */
interface UntranslatedFile {
  file: string;
  keys: readonly (string | undefined)[];
  /** Whether the file is that of the translation. */
  hasFile: boolean;
}

interface OtherShape {
  /** Absent for the headings of the Markdown. */
  key: string | undefined;
  count: number;
  wanted: number;
  original: string;
}

/** Returns the command that notes who has read a translation. The name is left to fill in. */
const noteReader = (file: string): string =>
  `npx dentalsite translated ${asArgument(file.replace(/^site\/|\.\w+$/g, ""))} --by "..."`;

/** Lists a few things, and says how many more there are. */
function listFew(list: readonly string[], most: number): string {
  const more = list.length - most;
  return list.slice(0, most).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Languages of a site besides its first. */
export const translationProblems = {
  "translation/undeclared": {
    word: ({ folder, known }: { folder: string; known: readonly string[] }) => ({
      message: `site/${folder}/ looks like the texts of another language, and site/practice.yaml names none that begins with ${quoted(folder)}.${didYouMean(folder, known)}`,
      remedy: `Write the language's tag in site/practice.yaml, such as "translations: [${folder}-US]", or move these files out of site/.`,
    }),
  },
  "translation/no-original": {
    word: ({ original, known }: { original: string; known: readonly string[] }) => ({
      message: `This file translates ${original}, which does not exist.${didYouMean(
        original,
        known.map((name) => `site/${name}`),
      )}`,
      remedy: `Give it the path of the file that it translates. If that page is gone, delete this file.`,
    }),
  },
  "translation/shared-fact": {
    word: ({ key, original }: { key: string; original: string }) => ({
      message: `${quoted(key)} is the same in every language, and its place is ${original}.`,
      remedy: `Delete it here. To change it, change it there, and every language shows it.`,
    }),
  },
  "translation/reserved-path": {
    word: ({ folder }: { folder: string }) => ({
      message: `The address of this page begins with /${folder}, and only pages in another language may have one that does.`,
      remedy: `Rename its file or folder. If it is written in that language, move it to site/${folder}/, beside the file that it translates.`,
    }),
  },
  "translation/other-shape": {
    word: ({ key, count, wanted, original }: OtherShape) => {
      if (key !== undefined && wanted === 0) {
        return {
          message: `${quoted(key)} is only in this language, and no page shows it: ${original} has none.`,
          remedy: "Delete it here, or write it there, too.",
        };
      }
      const [what, part] = key === undefined ? ["The text", "heading"] : [quoted(key), "item"];
      return {
        message: `${what} has ${count} ${part}${count === 1 ? "" : "s"}, and ${wanted} in ${original}.`,
        remedy: `Compare the two: ${key === undefined ? "a part" : "an item"} may be missing, or one too many.`,
      };
    },
  },
  "translation/outdated": {
    /** `state` is what the file should name; `found` what it names. */
    word: ({ file, original, state, found }: Record<"file" | "original" | "state", string> & { found: unknown }) => ({
      message:
        found === undefined
          ? `Nothing says which state of ${original} this translates.`
          : `The texts of ${original} have changed since this was translated.`,
      remedy: `Read both. When this says the same again, write "original: ${state}", or run, with the name of whoever has read it: ${noteReader(file)}`,
    }),
  },
  "translation/untranslated": {
    /** `name` and `original` are the names of the languages. */
    word: ({
      folder,
      name,
      original,
      found,
    }: {
      folder: string;
      name: string;
      original: string;
      found: readonly UntranslatedFile[];
    }) => {
      const count = found.flatMap(({ keys }) => keys).length;
      const files = found.map(({ file, keys }) => {
        const named = [...new Set(keys.map((key) => key ?? "the text below the second ---"))];
        return `${file} (${listFew(named, 3)})`;
      });
      return {
        message: `${count} ${count === 1 ? "text is" : "texts are"} not in ${name} yet, and ${count === 1 ? "appears" : "appear"} in ${original}: ${listFew(files, 5)}.`,
        remedy: found.every(({ hasFile }) => hasFile)
          ? `Write them in ${name}.`
          : `Run "npx dentalsite new translation ${folder}" for drafts of all that is not in site/${folder}/ yet, and write them in ${name}.`,
      };
    },
  },
  "translation/unreviewed": {
    word: ({ file }: { file: string }) => ({
      message: "Nothing says that a qualified person has read this translation.",
      remedy: `Let somebody read it who knows dentistry and both languages, and write the name, such as "reviewedBy: Ana Ruiz, DDS", or run, with that name: ${noteReader(file)}`,
    }),
  },
} satisfies Catalogue;
