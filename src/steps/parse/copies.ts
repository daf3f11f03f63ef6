/** Marks that programs add to the name of a copy, before its file extension. Nobody gives an original such a name. */
const marks = [
  // Dropbox, Nextcloud, ownCloud: help pages on "conflicted copy", "case conflict" and so on.
  / \([^()]*(?:conflicted copy|conflict)[^()]*\)/,
  /_conflict-\d{8}-\d{6}/,
  // Google Drive, and Syncthing (docs.syncthing.net, "Conflicting changes").
  / \[conflict[^[\]]*\]/,
  /\.sync-conflict-\d{8}-\d{6}-\w+/,
  // Windows, macOS and iCloud, in English, Spanish, Portuguese, Italian, French, German and Dutch.
  / - (?:Copy|c[oó]pia|[ck]opie)(?: \(\d+\))?/,
  / (?:copy|c[oó]pia|[ck]opie)(?: \d+)?/,
];
const marksInCase = [
  // OneDrive adds the name of the computer.
  /-(?:[A-Z][\w’']*[- ])*(?:PC\d*|(?:DESKTOP|LAPTOP)(?:-[A-Z\d]+)?|MacBook(?:[- ](?:Air|Pro))?)/,
  // "git mergetool" (git-mergetool.sh).
  /_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+/,
];
/** macOS, iCloud and browsers add a number, and so do people: `elm-street 2.md` may be another office. */
const numbers = [/ ?\(\d+\)/, / \d+/];

const ending = (added: readonly RegExp[], flags: string): RegExp =>
  new RegExp(`^(.*?[^/])(?:${added.map(({ source }) => source).join("|")})(\\.[^./]+)$`, flags);

const endings = [
  // Google Drive, and Windows before 7.
  { pattern: /^((?:.*\/)?)(?:copy of|c[oó]pia de|copie de|kopie von) ([^/]+)$/is, isMarked: true },
  { pattern: ending(marks, "is"), isMarked: true },
  { pattern: ending(marksInCase, "s"), isMarked: true },
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
