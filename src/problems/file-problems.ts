import { ask, quoted, withCommas, type Catalogue } from "./wording.ts";

const smallSite = 'the small site that "npx dentalsite init ../small-site --yes" makes';

interface Unexpected {
  name: string;
  /** The known name that was probably meant. */
  meant: string | undefined;
  /** Whether the folder also has a file with the name that was meant. */
  isTaken: boolean;
}

/** Says what to do with a file that does not belong here. Films and pictures belong in assets/. */
function remedyForUnexpected({ name, meant, isTaken }: Unexpected): string {
  if (meant !== undefined && isTaken) {
    return `If ${meant} has the right words, delete this file. If this one has them, delete ${meant} and rename this file to ${meant}.`;
  }
  if (meant !== undefined) {
    return `Rename it to ${meant}${name.toLowerCase() === `${meant}.txt`.toLowerCase() ? ": remove .txt at the end" : ""}.`;
  }
  const folder = /\.(?:mp4|webm|mov)$/i.test(name) ? "videos" : "pictures";
  return /\.(?:mp4|webm|mov|svg|jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
    ? `Move it to assets/${folder}/, or delete it.`
    : 'Delete it, or move it out of site/. "npx dentalsite explain" lists the files that belong there.';
}

/** Names a character that no page shows, or its number. */
function nameOfCode(code: number): string {
  if (code > 0x10ffff) return "a code without a character (beyond U+10FFFF)";
  const number = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  if (code === 0x85) return `a line break of another kind (${number})`;
  return `${code < 0xa0 ? "a control character" : "a code without a character"} (${number})`;
}

/** Files as a whole: which there are, and whether they can be read. */
export const fileProblems = {
  "file/missing": {
    word: ({ purpose }: { purpose: string }) => ({
      message: `This file does not exist, but every site needs it: ${purpose}.`,
      remedy: `Bring back its last version, or copy it from ${smallSite}.`,
    }),
  },
  "file/empty": {
    /** `purpose` is undefined for a file in a folder. `name` is that of a file that may be left out. */
    word: ({ purpose, name }: { purpose: string | undefined; name?: string | undefined }) =>
      purpose === undefined
        ? {
            message: "The file is empty.",
            remedy:
              "Write three lines: ---, then mainTitleText: and the title of the page, then --- again. If you do not want the page, delete the file.",
          }
        : name !== undefined
          ? {
              message: `The file is empty. It is for ${purpose}.`,
              remedy: `Delete it, or fill it in: "npx dentalsite explain ${name}" shows its keys.`,
            }
          : {
              message: `The file is empty, but every site needs it: ${purpose}.`,
              remedy: `Bring back its last version, or fill it in as in ${smallSite}.`,
            },
  },
  "file/not-utf8": {
    /** `character`, `within`: the first character that is not UTF-8, and its word, read as Windows-1252; absent for UTF-16. */
    word: ({ character, within }: { character?: string; within?: string }) =>
      character === undefined
        ? {
            message: 'The file is saved in UTF-16, which some programs call "Unicode", not in UTF-8.',
            remedy:
              'Open it in Notepad, choose "Save as" with the encoding UTF-8, and save it again. In VS Code, click "UTF-16" at the bottom right and choose "Save with Encoding", then "UTF-8".',
          }
        : {
            message: `The file is not saved in UTF-8. The first character that shows it is probably ${quoted(character)} in ${quoted(within ?? character)}, saved in the old encoding Windows-1252.`,
            remedy:
              'Open it in Notepad, choose "Save as" with the encoding UTF-8, and save it again. In VS Code, click "UTF-8" at the bottom right and choose "Reopen with Encoding", then "Western (Windows 1252)"; click there again and choose "Save with Encoding", then "UTF-8".',
          },
  },
  "file/control-character": {
    word: ({ code }: { code: number }) => ({
      message: `The text contains ${nameOfCode(code)}, which no browser shows.`,
      remedy:
        code === 0x85
          ? "Delete it and press Enter."
          : "Delete it. If you cannot see it, delete the words around it and type them again.",
    }),
  },
  "file/too-large": {
    word: ({ kilobytes, limit }: { kilobytes: number; limit: number }) => ({
      message: `The file is ${kilobytes} KB; a content file may be ${limit} KB at most.`,
      remedy: "Split the text into several pages, and keep pictures and films in assets/.",
    }),
  },
  "file/unreadable": {
    /** `reason` is absent if the name itself is the problem: in another encoding, or that of another file, too. */
    word: ({ reason, isTwin = false }: { reason?: string; isTwin?: boolean }) =>
      isTwin
        ? {
            message:
              "Another file has the same name, with its accents stored in another way, so only that one is read.",
            remedy: "Rename one of the two, or delete it.",
          }
        : reason === undefined
          ? {
              message: "The file's name is in an old encoding (not UTF-8), so the file cannot be read.",
              remedy: "Rename it with letters, digits and hyphens only.",
            }
          : {
              message: `The file cannot be read: ${reason}.`,
              remedy: "Check that it is a plain file and that your account is allowed to read it.",
            },
  },
  "file/too-deep": {
    word: () => ({
      message: "The file nests lists, quotations or brackets too deeply to be read.",
      remedy: "Remove most levels; a few are enough for any page.",
    }),
  },
  "file/too-many-parts": {
    /** `key`: the key of the text; absent for the text below the keys. */
    word: ({ limit, key }: { limit: number; key?: string }) => ({
      message:
        key === undefined
          ? `The text is too long for one page: the ${withCommas(limit)} headings, paragraphs, list items, table cells and links that it may have end here.`
          : `The text of ${quoted(key)} is too long: it has more than ${withCommas(limit)} paragraphs, line breaks, list items and links.`,
      remedy:
        key === undefined
          ? "Move everything from here on to another page."
          : "Move part of it to another page, or delete it.",
    }),
  },
  "file/merge-conflict": {
    word: () => ({
      message: "A merge conflict was not resolved: two versions of these lines are here, one below the other.",
      remedy:
        "Keep the version that is right, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    }),
  },
  "file/symbolic-link": {
    word: ({ link }: { link: string | undefined }) => ({
      message: `${link === undefined ? "This" : quoted(link)} is a symbolic link, a pointer to another place.`,
      remedy: "Put the file or folder itself here instead.",
    }),
  },
  "file/copy": {
    word: ({ name, original, isLeftOut }: { name: string; original: string; isLeftOut: boolean }) =>
      isLeftOut
        ? {
            message: `By its name, ${quoted(name)} is a copy of ${quoted(original)}. It is left out of the site.`,
            remedy: `Copy what only this file has to ${original}, and delete it. If both are right, give this one a name of its own.`,
          }
        : {
            message: `By its name, ${quoted(name)} may be a copy of ${quoted(original)}. The site has both.`,
            remedy: `If it is a copy, delete it. If both are right, rename this one, without the number at the end.`,
          },
  },
  "file/unexpected": {
    word: (file: Unexpected) => ({
      message: file.isTaken
        ? `${quoted(file.name)} is not a file that dentalsite reads. It looks like a second copy of ${quoted(file.meant ?? "")}.`
        : `${quoted(file.name)} is not a file that dentalsite reads.${ask(file.meant)}`,
      remedy: remedyForUnexpected(file),
    }),
  },
} satisfies Catalogue;
