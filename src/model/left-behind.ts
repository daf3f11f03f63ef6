/**
 * Names of files and folders that programs leave in a folder that people work in, after where each list is from. A `*` is any text, a `?`
 * any character, and a `%` a number. Case does not matter.
 */
const leftBy: Readonly<Record<string, readonly string[]>> = {
  // GitHub's templates of .gitignore (github.com/github/gitignore, folder Global), by their names.
  Backup: ["*.bak", "*.back", "*.backup", "*.ori", "*.orig", "*.original", "*.tmp", "*.temp", "*.temporary", "*~"],
  Bazaar: [".bzr*"],
  CVS: [".cvsignore"],
  Dropbox: [".dropbox*"],
  Emacs: ["#*#", ".#*", "*.elc", "*_flymake.*"],
  JetBrains: [".idea*"],
  Kate: ["*.kate-swp"],
  LibreOffice: [".~*"],
  Linux: [".fuse_hidden*", ".directory", ".Trash*", ".nfs*", "nohup.out"],
  macOS: [
    ...[".DS_Store", ".localized", ".AppleDouble", ".LSOverride", "._*", ".Spotlight-*", ".fseventsd", ".apdisk"],
    ...["__MACOSX", "Icon\r", ".TemporaryItems", ".com.apple.*", "Network Trash Folder", "Temporary Items"],
  ],
  Mercurial: [".hg*"],
  MicrosoftOffice: ["~$*", "Backup of *.wbk", "*.xlk"],
  Patch: ["*.rej"],
  SublimeText: ["*.sublime-workspace"],
  SVN: [".svn*"],
  Syncthing: [".stversions", ".stfolder*", ".stignore"],
  Vim: ["*.sw?", "*.un~", ".netrwhist", "Session.vim"],
  VisualStudioCode: [".vscode*"],
  Windows: ["Thumbs.db*", "ehthumbs*.db", "desktop.ini", "$RECYCLE.BIN", "*.lnk", "*.stackdump"],
  // The npm package "junk", and what npm itself leaves.
  junk: ["@eaDir", "npm-debug.log*", "node_modules"],
  // Git: gitignore(5); Jujutsu; Subversion's copies of a conflict.
  Git: [".git*"],
  others: [".jj", "*.mine", "*.r%"],
  // Editors write these before they rename: Vim's try (":help backup"), nano (nano(1), emergency files), JetBrains ("safe write"), GTK, TextEdit.
  editors: ["4913", "*.save", "*.save.%", "*___jb_???___", ".goutputstream*", "*.sb-????????-??????", "nppBackup"],
  // Downloads that are not complete: Chrome, Firefox and KDE, Edge, Safari, Opera, aria2, WinSCP.
  downloads: ["*.crdownload", "*.part", "*.partial", "*.download", "*.opdownload", "*.aria2", "*.filepart"],
  // Shared folders: Nextcloud and ownCloud, iCloud, Google Drive, OneDrive, Synology.
  clouds: [
    ".sync_*",
    "._sync_*",
    ".owncloudsync*",
    ".*.icloud",
    ".tmp.drive*",
    ".849C9593-*",
    "#recycle",
    "*@SynoResource",
  ],
};

/** Names that are ordinary words in any other case, such as `denture_base_1.svg`. */
const leftByInCase: readonly string[] = [
  // "git mergetool" (git-mergetool.sh), now and before Git 2.10.
  ...["*_BACKUP_%.*", "*_BASE_%.*", "*_LOCAL_%.*", "*_REMOTE_%.*"],
  ...["*.BACKUP.%.*", "*.BASE.%.*", "*.LOCAL.%.*", "*.REMOTE.%.*"],
  "CVS",
];

const special: Readonly<Record<string, string>> = { "*": ".*", "?": ".", "%": "\\d+" };

const toPattern = (name: string): string =>
  name.replace(/[.*?%+^$()[\]{}|\\]/g, (sign) => special[sign] ?? `\\${sign}`);

const matching = (names: readonly string[], flags: string): RegExp =>
  new RegExp(`^(?:${names.map(toPattern).join("|")})$`, flags);

const patterns = [matching(Object.values(leftBy).flat(), "is"), matching(leftByInCase, "s")];

/** Whether an editor, Git, a browser or a shared folder has left a file, or a folder above it. `path` has forward slashes. */
export const isLeftBehind = (path: string): boolean =>
  path.split("/").some((name) => patterns.some((each) => each.test(name)));

/** Marks that programs add to the name of a copy, before its file extension. Nobody gives an original such a name. */
const marks = [
  // Dropbox, Nextcloud, ownCloud: help pages on "conflicted copy", "case conflict" and so on.
  / \([^()]*(?:conflicted copy|conflict)[^()]*\)/,
  /_conflict-\d{8}-\d{6}/,
  // Google Drive, and Syncthing (docs.syncthing.net, "Conflicting changes").
  / \[conflict[^[\]]*\]/,
  /\.sync-conflict-\d{8}-\d{6}-\w+/,
  // Windows, macOS and iCloud, in English and Spanish.
  / - (?:Copy|copia)(?: \(\d+\))?/,
  / (?:copy|copia)(?: \d+)?/,
];
/** OneDrive adds the name that Windows gave the computer. */
const computer = /-(?:DESKTOP|LAPTOP)-[A-Z\d]{7,8}/;
/** macOS, iCloud and browsers add a number, and so do people: `elm-street 2.md` may be another office. */
const numbers = [/ ?\(\d+\)/, / \d+/];

const ending = (added: readonly RegExp[], flags: string): RegExp =>
  new RegExp(`^(.*?[^/])(?:${added.map(({ source }) => source).join("|")})(\\.[^./]+)$`, flags);

const endings = [
  { pattern: ending(marks, "is"), isMarked: true },
  { pattern: ending([computer], "s"), isMarked: true },
  { pattern: ending(numbers, "s"), isMarked: false },
];

export interface Original {
  path: string;
  /** Whether a program has marked the copy. Otherwise, a person may have given it its name. */
  isMarked: boolean;
}

/** Returns the file of which a file is a copy, by its name; undefined if it is none. `has` says which files there are. */
export function originalOf(path: string, has: (path: string) => boolean): Original | undefined {
  for (const { pattern, isMarked } of endings) {
    const [, start, extension] = pattern.exec(path) ?? [];
    if (start === undefined || extension === undefined) continue;
    const original = start + extension;
    const found = has(original) ? { path: original, isMarked } : originalOf(original, has);
    return found && { ...found, isMarked: isMarked || found.isMarked };
  }
  return undefined;
}
