import { Parser } from "htmlparser2";
import { _collections } from "svgo/browser";

/**
 * Removes what the drawing's program noted about the author, the file and its folder: comments, metadata, and everything with a name of the
 * program's own. A comment that begins with "!" is a license and stays, as with SVGO. SVGO itself is not used, because its time grows with
 * the square of the drawing.
 */
export function removeNotes(drawing: string): string {
  const kept: string[] = [];
  const prefixes = new Set<string>();
  const isNote = (name: string): boolean => name === "metadata" || prefixes.has(name.split(":")[0]!);
  let from = 0;
  let start = 0;
  /** Open elements, counted from the outermost note. */
  let depth = 0;
  const cut = (first: number, end: number): void => {
    kept.push(drawing.slice(from, first));
    from = end;
  };
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        if (depth === 0) start = parser.startIndex;
        if (depth > 0 || isNote(name)) depth++;
      },
      onattribute(name, value) {
        if (name.startsWith("xmlns:") && _collections.editorNamespaces.has(value)) prefixes.add(name.slice(6));
        if (depth === 0 && name.includes(":") && isNote(name)) cut(parser.startIndex, parser.endIndex);
      },
      onclosetag() {
        if (depth > 0 && --depth === 0) cut(start, parser.endIndex + 1);
      },
      oncomment(text) {
        if (depth === 0 && !text.startsWith("!")) cut(parser.startIndex, parser.endIndex + 1);
      },
    },
    { xmlMode: true },
  );
  parser.end(drawing);
  return [...kept, drawing.slice(from)].join("");
}
