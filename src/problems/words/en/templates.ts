/** A practice's own templates, stylesheets and scripts. */
export const templates = {
  "template/threw": [
    "This template fails: {reason}[[ The same happens on {others} more {others:page|pages}.]]",
    {
      shared: "All pages share what a template is given, so change a copy of it, such as [...hours].reverse().",
      other: "Fix the template, or remove it to use the one that comes with dentalsite.",
    },
  ],
  "code/syntax": {
    "no default export": [
      "This code cannot be used: it has no default export, which every page's template needs.",
      "Add this export: dentalsite's own file of this name has it.",
    ],
    "no export": [
      "This code cannot be used: it does not export {name}, which {user} imports.",
      "Add this export: dentalsite's own file of this name has it.",
    ],
    "not exported": ["This code cannot be used: {file} does not export {name}.", "Import a name that it exports."],
    "no file": [
      "This code cannot be used: there is no {file}, neither here nor in dentalsite.",
      "Add that file, or correct this path.",
    ],
    "no package": [
      "This code cannot be used: the package {name} is not installed.",
      `Run "npm install {name}" in the practice's folder, or correct the name.`,
    ],
    other: ["This code cannot be used: {reason}", "Correct the code there; the message says what was expected."],
  },
  "code/doubtful": ["This code is doubtful: {reason}", "Look at this line. If it is right, write it differently."],
  "code/outside": [
    `"{imported}" is outside the practice's folder.`,
    "Copy the file into the practice's templates/ folder and import it from there, or remove this import.",
  ],
  "code/not-content": [
    "Everything in templates/ is code, and --content-only allows none.",
    "Remove it. If you know what it does and trust whoever wrote it, build without --content-only instead.",
  ],
} as const;
