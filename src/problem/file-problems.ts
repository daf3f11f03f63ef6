import { ask, lines, prose, quoted, type Catalogue } from "./wording.ts";

const smallSite = 'the small site that "dentalsite init" makes';

interface Unexpected {
  name: string;
  known: readonly string[];
  /** The known name that was probably meant. */
  meant: string | undefined;
  /** Whether a file of that name is in the folder, too. */
  isTaken: boolean;
}

/** Films and pictures have a folder of their own. */
function remedyForUnexpected({ name, known, meant, isTaken }: Unexpected): string {
  if (meant !== undefined && isTaken) {
    return `If ${meant} has the right words, delete this file. If this one has them, delete ${meant} and rename this file to ${meant}.`;
  }
  if (meant !== undefined) {
    return `Rename it to ${meant}${name.toLowerCase() === `${meant}.txt`.toLowerCase() ? ": remove .txt at the end" : ""}.`;
  }
  const folder = /\.(?:mp4|webm|mov)$/i.test(name) ? "videos" : "pictures";
  return /\.(?:mp4|webm|mov|svg|jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
    ? `Move it to assets/${folder}/, or remove it.`
    : `Give it one of the names known here, or remove it: ${known.join(", ")}.`;
}

/** Files as a whole: which there are, and whether they can be read. */
export const fileProblems = {
  "file/missing": {
    title: "A file that every site needs is not there",
    story: prose`
      A site is made from a fixed set of files, and each fills a page or a part of every page. One goes missing when
      it is deleted, renamed or left out of a copy. Without it a page would have no words, or no phone number to call.
    `,
    before: lines`
      site/home.yaml
      site/navigation.yaml
      site/services.yaml
    `,
    after: lines`
      site/home.yaml
      site/navigation.yaml
      site/practice.yaml
      site/services.yaml
    `,
    word: ({ purpose }: { purpose: string }) => ({
      message: `This file does not exist, but every site needs it: ${purpose}.`,
      remedy: `Bring back its last version, or copy it from ${smallSite}.`,
    }),
  },
  "file/empty": {
    title: "A file with nothing in it",
    story: prose`
      An empty file is often a page that somebody meant to write later, or a save that went wrong. It would become an
      address where patients find nothing.
    `,
    before: lines`
      site/services/bridges.md (0 bytes)
    `,
    after: lines`
      site/services/bridges.md
        ---
        mainTitleText: Bridges
        ---
    `,
    /** Without a purpose it is a service. */
    word: ({ purpose, isOptional }: { purpose: string | undefined; isOptional?: boolean }) =>
      purpose === undefined
        ? {
            message: "The file is empty.",
            remedy:
              "Write three lines: ---, then mainTitleText: and the title of the page, then --- again. If you do not want the page, delete the file.",
          }
        : isOptional
          ? {
              message: `The file is empty. It is for ${purpose}.`,
              remedy: `Delete it, or write it as in ${smallSite}.`,
            }
          : {
              message: `The file is empty, but every site needs it: ${purpose}.`,
              remedy: `Bring back its last version, or fill it in as in ${smallSite}.`,
            },
  },
  "file/not-utf8": {
    title: "Text saved in an old encoding",
    story: prose`
      UTF-8 is how today's programs store letters. Some older programs and exports store them differently. Then
      accents, curly quotes and dashes reach patients as wrong characters.
    `,
    before: lines`
      hint: Caf� closed        (saved as Windows-1252)
    `,
    after: lines`
      hint: Café closed        (saved as UTF-8)
    `,
    word: () => ({
      message: "The file is not UTF-8 text.",
      remedy:
        'Choose "Save with encoding" in your editor, or "Save as" in Notepad with the encoding UTF-8, and save it again.',
    }),
  },
  "file/control-character": {
    title: "A character that no browser shows",
    story: prose`
      Control characters once steered printers and terminals. They come along when text is copied from Word, a PDF or an
      old program. Browsers show nothing or a box, and a screen reader may stop there.
    `,
    before: lines`
      A crown covers a tooth.&#11;It lasts for years.
    `,
    after: lines`
      A crown covers a tooth. It lasts for years.
    `,
    word: ({ code }: { code: number }) => ({
      message: `The text contains a control character (U+${code.toString(16).toUpperCase().padStart(4, "0")}), which no browser shows.`,
      remedy: "Delete it. If you cannot see it, delete the words around it and type them again.",
    }),
  },
  "file/too-large": {
    title: "A content file of more than 256 KB",
    story: prose`
      That is as much text as a short novel. Usually a picture was pasted into the text, or the file is something else
      altogether. Patients on a phone would wait for it and then have to scroll for a long time.
    `,
    before: lines`
      site/services/implants.md (2,300 KB)
    `,
    after: lines`
      site/services/implants.md (14 KB)
      assets/pictures/implants.jpg (2,286 KB)
    `,
    word: ({ kilobytes, limit }: { kilobytes: number; limit: number }) => ({
      message: `The file is ${kilobytes} KB; a content file may have ${limit} KB at most.`,
      remedy: "Split the text into several pages, and keep pictures and films in assets/.",
    }),
  },
  "file/unreadable": {
    title: "A file that the computer will not open",
    story: prose`
      The file is there, but the system refuses to hand it over. That happens when another account owns it, when a
      program has it locked, or when a folder has the name of a file. What cannot be read cannot be checked or shown.
    `,
    before: lines`
      -rw-------  root    site/error.yaml
    `,
    after: lines`
      -rw-r--r--  office  site/error.yaml
    `,
    /** Without a reason it is the name that leads nowhere. */
    word: ({ reason }: { reason?: string }) =>
      reason === undefined
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
    title: "Lists or quotations inside each other too many times",
    story: prose`
      Each > or further step to the right opens one more level. Thousands of them come from text that was quoted again
      and again in e-mails, or from a mistake of a program. Nobody could read such a page on a phone.
    `,
    before: lines`
      > > > > > > > > > Please come ten minutes early.
      (and so on, thousands of times)
    `,
    after: lines`
      > Please come ten minutes early.
    `,
    word: () => ({
      message: "The file nests lists, quotations or brackets too deeply to be read.",
      remedy: "Remove most levels; a few are enough for any page.",
    }),
  },
  "file/too-many-parts": {
    title: "A text of thousands of parts",
    story: prose`
      Nobody reads thousands of headings, paragraphs, items and links on one page. They come from a list that was
      pasted whole or from a mistake of a program, and could bring the checks to a halt.
    `,
    before: lines`
      - Crown of porcelain
      - Crown of zirconia
      (and so on, for thousands of lines)
    `,
    after: lines`
      - Crowns
      - Bridges
    `,
    word: ({ limit }: { limit: number }) => ({
      message: `From here on the text has more than ${limit} headings, paragraphs, items, cells, links and other parts.`,
      remedy: "Remove what nobody reads, or split the text into several pages.",
    }),
  },
  "file/merge-conflict": {
    title: "Two versions of the same lines",
    story: prose`
      Two people changed the same lines, and git put both versions into the file for somebody to choose. In a page's
      text they are letters like any other: patients would read the old hours and the new ones, between rows of odd characters.
    `,
    before: lines`
      <<<<<<< HEAD
      We close at 5 PM.
      =======
      We close at 6 PM.
      >>>>>>> new-hours
    `,
    after: lines`
      We close at 6 PM.
    `,
    word: () => ({
      message: "A merge conflict was not resolved: two versions of these lines are here, one below the other.",
      remedy:
        "Keep the version that is right, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    }),
  },
  "file/symbolic-link": {
    title: "A pointer in place of a file",
    story: prose`
      A symbolic link points to a file that is really somewhere else. It breaks as soon as the folder is copied to
      another computer, and it may bring in a file that was never meant for patients, so none is followed.
    `,
    before: lines`
      assets/pictures/team.jpg -> /home/office/Desktop/team.jpg
    `,
    after: lines`
      assets/pictures/team.jpg
    `,
    word: ({ link }: { link: string | undefined }) => ({
      message: `${link === undefined ? "This" : quoted(link)} is a symbolic link, a pointer to another place.`,
      remedy: "Put the file or folder itself here instead.",
    }),
  },
  "file/unexpected": {
    title: "A file whose name the site does not know",
    story: prose`
      Every file in site/ has a purpose, and its name says which. A file with a typo in its name would be ignored, and
      you would wonder where your words went. Notes and old copies are also found this way.
    `,
    before: lines`
      site/practise.yaml
    `,
    after: lines`
      site/practice.yaml
    `,
    word: (file: Unexpected) => ({
      message: file.isTaken
        ? `${quoted(file.name)} is not a file the site knows. It looks like a second copy of ${quoted(file.meant ?? "")}.`
        : `${quoted(file.name)} is not a file the site knows.${ask(file.meant)}`,
      remedy: remedyForUnexpected(file),
    }),
  },
} satisfies Catalogue;
