/**
 * Names of files and folders that programs leave in a folder that people work in, after where each list is from. A `*` is any text, and a
 * `?` any character. Case does not matter.
 */
const leftBy: Readonly<Record<string, readonly string[]>> = {
  // GitHub's templates of .gitignore (github.com/github/gitignore, folder Global), by their names.
  Backup: ["*.bak", "*.back", "*.backup", "*.ori", "*.orig", "*.original", "*.tmp", "*.temp", "*.temporary", "*~"],
  Bazaar: [".bzr*"],
  CVS: ["CVS", ".cvsignore"],
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
  // Git: gitignore(5), and "git mergetool" (git-mergetool.sh, which names its copies); Jujutsu; Subversion's copies of a conflict.
  Git: [
    ".git*",
    "*_BACKUP_#.*",
    "*_BASE_#.*",
    "*_LOCAL_#.*",
    "*_REMOTE_#.*",
    "*.BACKUP.#.*",
    "*.BASE.#.*",
    "*.LOCAL.#.*",
  ],
  others: [".jj", "*.REMOTE.#.*", "*.mine", "*.r#"],
  // What editors write before they rename: Vim's try (":help backup"), nano (nano(1), emergency files), JetBrains ("safe write"), GTK, TextEdit.
  editors: ["4913", "*.save", "*.save.#", "*___jb_???___", ".goutputstream*", "*.sb-????????-??????", "nppBackup"],
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

const special: Readonly<Record<string, string>> = { "*": ".*", "?": ".", "#": "\\d+" };

/** In most names a `#` is digits; in those of Emacs and Synology it is itself. */
const toPattern = (name: string): string =>
  name.replace(/[.*?#+^$()[\]{}|\\]/g, (sign, at: number) =>
    sign === "#" && (at < 2 || !/[_.r]/.test(name.charAt(at - 1))) ? "#" : (special[sign] ?? `\\${sign}`),
  );

const names = new RegExp(`^(?:${Object.values(leftBy).flat().map(toPattern).join("|")})$`, "is");

/** Whether an editor, Git, a browser or a shared folder has left a file, or a folder above it. `path` has forward slashes. */
export const isLeftBehind = (path: string): boolean => path.split("/").some((name) => names.test(name));

/** What programs add to the name of a copy, before its file extension. */
const additions = [
  // Dropbox, Nextcloud, ownCloud: help pages on "conflicted copy", "case conflict" and so on.
  / \([^()]*(?:conflicted copy|conflict)[^()]*\)/,
  /_conflict-\d{8}-\d{6}/,
  // Google Drive, and Syncthing (docs.syncthing.net, "Conflicting changes").
  / \[conflict[^[\]]*\]/,
  /\.sync-conflict-\d{8}-\d{6}-\w+/,
  // OneDrive adds the name of the computer.
  /-(?:DESKTOP|LAPTOP)-[A-Z\d]+/,
  // Windows, macOS, iCloud and browsers, in English and Spanish.
  / - (?:Copy|copia)(?: \(\d+\))?/,
  / (?:copy|copia)(?: \d+)?/,
  / ?\(\d+\)/,
  / \d+/,
];
const addition = new RegExp(`^(.*?[^/])(?:${additions.map(({ source }) => source).join("|")})(\\.[^./]+)$`, "is");

/** Returns the path of the file of which a file is a copy, by its name; undefined if it is none. `has` says which files there are. */
export function originalOf(path: string, has: (path: string) => boolean): string | undefined {
  const [, start, extension] = addition.exec(path) ?? [];
  if (start === undefined || extension === undefined) return undefined;
  const original = start + extension;
  return has(original) ? original : originalOf(original, has);
}
