/** A stretch of text in a content file. Lines and columns count from 1, columns and lengths in UTF-16 units as editors do. */
export interface Place {
  /** Path from the site's root folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  length: number;
}

/** Something that was written in a content file. Its place is looked up only for a problem: it takes a search through the file. */
export interface Written {
  file: string;
  place: () => Place;
}

/** The first character of a file: where a problem of the whole file is reported. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, length: 0 };
}

/** The place of `length` characters from `offset` in a file's text. */
export function placeAt(file: string, text: string, offset: number, length = 1): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  let line = 1;
  for (let at = before.indexOf("\n"); at !== -1; at = before.indexOf("\n", at + 1)) line++;
  const lineEnd = text.indexOf("\n", offset);
  const room = (lineEnd === -1 ? text.length : lineEnd) - offset;
  return { file, line, column: offset - lineStart + 1, length: Math.max(0, Math.min(length, room)) };
}
