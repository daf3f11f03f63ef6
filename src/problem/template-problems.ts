import { didYouMean, lines, onOthers, prose, quoted, type Catalogue } from "./wording.ts";

const sentence = (text: string): string => text.trim().replace(/\.?$/, ".");

/** Whether these are V8's words for a change of a frozen object. */
const changesShared = (reason: string): boolean =>
  /^Cannot (assign to read only|delete) property\b|\bis not extensible$/.test(reason);

/** A practice's own templates, stylesheets and scripts. */
export const templateProblems = {
  "template/threw": {
    title: "A template that fails while it makes a page",
    story: prose`
      A practice may have its own templates, which are code. One of them asked for something that does not exist, such
      as a value that this page does not have, or changed what it was given, which all pages share. No page is
      published half-made, so nothing is built until it is fixed.
    `,
    before: lines`
      <p>{page.price.amount}</p>
    `,
    after: lines`
      {page.price && <p>{page.price.amount}</p>}
    `,
    word: ({ reason, others }: { reason: string; others: number }) => ({
      message: `This template fails: ${sentence(reason)}${onOthers(others)}`,
      remedy: changesShared(reason)
        ? "All pages share what a template is given, so change a copy of it, such as [...hours].reverse()."
        : "Fix the template, or remove it to have the one that comes with dentalsite.",
    }),
  },
  "code/syntax": {
    title: "A template or style sheet that cannot be read",
    story: prose`
      A practice may have its own templates, styles and script, which are code. A bracket, a quote or a closing tag is
      missing or has a typo. Every page is made with them, so nothing can be built until it is fixed.
    `,
    before: lines`
      export default function ErrorPage() {
        return <main>Nothing here</mian>;
      }
    `,
    after: lines`
      export default function ErrorPage() {
        return <main>Nothing here</main>;
      }
    `,
    word: ({ reason, remedy }: { reason: string; remedy?: string }) => ({
      message: `This code cannot be used: ${sentence(reason)}`,
      remedy: remedy ?? "Correct the code there; the message says what was expected.",
    }),
  },
  "code/doubtful": {
    severity: "warning",
    title: "A line of code that is most likely a mistake",
    story: prose`
      A template, style sheet or script of the practice's own can be read, but one line probably does not do what it
      should. The site is built anyway. Such a mistake often shows only on a page or a phone that nobody looked at.
    `,
    before: lines`
      if (typeof menu === "undefind") return null;
    `,
    after: lines`
      if (typeof menu === "undefined") return null;
    `,
    word: ({ reason, remedy }: { reason: string; remedy?: string }) => ({
      message: `This code is doubtful: ${sentence(reason)}`,
      remedy: remedy ?? "Look at this line. If it is right, write it differently.",
    }),
  },
  "code/in-assets": {
    title: "A style sheet or script among the pictures",
    story: prose`
      The assets folder is for pictures and films, and whoever looks after these need not read code. Styles and scripts of
      the practice's own are in the templates folder, with all its other code. The build does not use those in assets,
      and says so, since the site would look different without them.
    `,
    before: lines`
      assets/css/hero.css
    `,
    after: lines`
      templates/css/hero.css
    `,
    word: ({ folder, home, names }: { folder: string; home: string; names: readonly string[] }) => ({
      message: `Code is not used in ${folder}/: ${names.join(", ")}.`,
      remedy: `Move ${names.length === 1 ? "this file" : "these files"} to ${home}/, or remove ${names.length === 1 ? "it" : "them"}.`,
    }),
  },
  "code/outside": {
    title: "Code that imports a file from elsewhere",
    story: prose`
      What a template, style sheet or script imports becomes a part of the site, which everybody can read. So code of a
      practice may import files of the practice and of dentalsite, and installed packages, but no other files of the
      computer on which the site is built.
    `,
    before: lines`
      import prices from "../../other-practice/prices.json";
    `,
    after: lines`
      import prices from "./prices.json";
    `,
    word: ({ imported }: { imported: string }) => ({
      message: `${quoted(imported)} is outside of the practice's folder.`,
      remedy: "Copy the file into the practice's templates/ folder and import it from there, or remove this import.",
    }),
  },
  "code/not-content": {
    title: "Code in a practice where code is not allowed",
    story: prose`
      With --content-only a practice may have words, pictures and films, and no code. So you can build what other
      people send without reading it first: code could do anything on the computer that builds the site, and in
      patients' browsers. None of it was run.
    `,
    before: lines`
      templates/parts/footer.tsx
    `,
    after: lines`
      (no folder templates/)
    `,
    word: () => ({
      message: "Everything in templates/ is code, and --content-only allows none.",
      remedy: "Remove it. If you know what it does and trust whoever wrote it, build without --content-only instead.",
    }),
  },
  "code/unused": {
    severity: "warning",
    title: "Code that is not part of the site",
    story: prose`
      A file in the practice's templates folder is used when it has the name of one that comes with dentalsite, or
      when another file there imports it. This file is neither, usually because of a typo in its name. The site is
      built without it, so it has no effect.
    `,
    before: lines`
      templates/parts/hour.tsx
    `,
    after: lines`
      templates/parts/hours.tsx
    `,
    word: ({ name, known }: { name: string; known: readonly string[] }) => ({
      message: `This file replaces none that comes with dentalsite, and no other file imports it.${didYouMean(name, known)}`,
      remedy: "Rename it, import it in another file, or remove it.",
    }),
  },
} satisfies Catalogue;
