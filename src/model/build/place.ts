/** A stretch of text in a content file. Lines and columns count from 1, columns and lengths in UTF-16 units as editors do. */
export interface Place {
  /** Path from the site's root folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  length: number;
}

/** Something written in a content file. Its place is looked up only for a problem, because that takes a search through the file. */
export interface Written {
  file: string;
  place: () => Place;
}

/** A content file and its text. */
interface FileText {
  file: string;
  text: string;
}

/** Returns the first character of a file, where problems of the whole file are reported. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, length: 0 };
}

/** Returns the place of `length` characters from `offset` in a file's text. */
export function placeAt({ file, text }: FileText, offset: number, length = 1): Place {
  const starts = lineStartsOf(text);
  let line = 1;
  for (let end = starts.length; line < end;) {
    const middle = (line + end) >> 1;
    if (starts[middle]! <= offset) line = middle + 1;
    else end = middle;
  }
  const room = (starts[line] ?? text.length + 1) - 1 - offset;
  return { file, line, column: offset - starts[line - 1]! + 1, length: Math.max(0, Math.min(length, room)) };
}

/** Returns the offset in a text at which a line and a column of it are. */
export const offsetAt = (text: string, { line, column }: Pick<Place, "line" | "column">): number =>
  (lineStartsOf(text)[line - 1] ?? text.length) + column - 1;

/** Returns a line of a text, counted from 1; empty if there is none. */
export function lineAt(text: string, line: number): string {
  const starts = lineStartsOf(text);
  const start = starts[line - 1] ?? text.length;
  return text.slice(start, (starts[line] ?? text.length + 1) - 1);
}

let last = { text: "", starts: [0] };

/** Returns where each line of a text begins. The last text is remembered, because a broken file can have thousands of problems. */
function lineStartsOf(text: string): readonly number[] {
  if (last.text !== text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    last = { text, starts };
  }
  return last.starts;
}
