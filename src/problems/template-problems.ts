import { didYouMean, onOthers, quoted, type Catalogue } from "./wording.ts";

const sentence = (text: string): string => text.trim().replace(/\.?$/, ".");

/** Whether V8 uses these words for a change to a frozen object. */
const changesShared = (reason: string): boolean =>
  /^Cannot (assign to read only|delete) property\b|\bis not extensible$/.test(reason);

/** A practice's own templates, stylesheets and scripts. */
export const templateProblems = {
  "template/threw": {
    word: ({ reason, others }: { reason: string; others: number }) => ({
      message: `This template fails: ${sentence(reason)}${onOthers(others)}`,
      remedy: changesShared(reason)
        ? "All pages share what a template is given, so change a copy of it, such as [...hours].reverse()."
        : "Fix the template, or remove it to use the one that comes with dentalsite.",
    }),
  },
  "template/inline-style": {
    word: ({ name, element }: { name: string; element: string }) => ({
      message:
        name === "style"
          ? `This <${element}> has a style in the page itself, which the security settings of the site forbid, so browsers ignore it.`
          : `This ${name} is a style in the page itself, which the security settings of the site forbid, so browsers ignore it.`,
      remedy: 'Write a class in its place, such as className="wide", and its rules in a file of templates/css/.',
    }),
  },
  "template/event-handler": {
    word: ({ name, element }: { name: string; element: string }) => ({
      message: `The ${quoted(name)} of this <${element}> never runs: pages are made once, as plain HTML, without React.`,
      remedy: "Use a link, a form control or <details>, or put the code into templates/script/site.js.",
    }),
  },
  "code/syntax": {
    word: ({ reason, remedy }: { reason: string; remedy?: string }) => ({
      message: `This code cannot be used: ${sentence(reason)}`,
      remedy: remedy ?? "Correct the code there; the message says what was expected.",
    }),
  },
  "code/doubtful": {
    word: ({ reason, remedy }: { reason: string; remedy?: string }) => ({
      message: `This code is doubtful: ${sentence(reason)}`,
      remedy: remedy ?? "Look at this line. If it is right, write it differently.",
    }),
  },
  "code/outside": {
    word: ({ imported }: { imported: string }) => ({
      message: `${quoted(imported)} is outside the practice's folder.`,
      remedy: "Copy the file into the practice's templates/ folder and import it from there, or remove this import.",
    }),
  },
  "code/not-content": {
    word: () => ({
      message: "Everything in templates/ is code, and --content-only allows none.",
      remedy: "Remove it. If you know what it does and trust whoever wrote it, build without --content-only instead.",
    }),
  },
  "code/unused": {
    word: ({ name, known }: { name: string; known: readonly string[] }) => ({
      message: `This file does not replace a file of dentalsite, and no other file imports it.${didYouMean(name, known)}`,
      remedy: "Rename it, import it in another file, or remove it.",
    }),
  },
} satisfies Catalogue;
