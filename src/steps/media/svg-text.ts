import { tooHeavy } from "./svg-work.ts";

const mostCharacters = 20_000_000;
/** Limits of entities: the most that are declared, the longest value, and the most characters that all uses put in their place. */
const mostEntities = 100;
const longestValue = 1000;
const mostReplaced = 100_000;

/** Reads the text of a drawing as browsers do. Throws UnusableMedia for one that is too long. */
export function readSvgText(bytes: Buffer): string {
  if (bytes.length > 2 * mostCharacters) throw tooLong(bytes.length / 2);
  const text = decodeSvg(bytes);
  if (text.length > mostCharacters) throw tooLong(text.length);
  return withoutDeclarations(replaceEntities(text));
}

const tooLong = (characters: number) => tooHeavy(`${Math.ceil(characters / 1_000_000)} million characters`);

/** Decodes by the byte order mark, by the zeros of UTF-16, or by the XML declaration (XML 1.0, appendix F); else as UTF-8. */
export function decodeSvg(bytes: Buffer): string {
  const start = bytes.toString("latin1", 0, 200);
  if (/^(?:\xFF\xFE|<\0)/.test(start)) return new TextDecoder("utf-16le").decode(bytes);
  if (/^(?:\xFE\xFF|\0<)/.test(start)) return new TextDecoder("utf-16be").decode(bytes);
  const [, encoding = "utf-8"] = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  // Text that can be read as a declaration of UTF-16 is not in it.
  if (/^utf-?(?:8|16)/i.test(encoding)) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const typeStart = /<!DOCTYPE\s(?:[^"'<>[\]]|"[^"<>]*"|'[^'<>]*')*\[/i;
const declaration = /\s*(?:<!--[^]*?-->|<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>)/y;
const typeEnd = /\s*\]\s*>/y;
/** Comments and sections of plain characters have no references. */
const references = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|&([\w.:-]+);/g;
/** The references of XML itself, which no declaration changes. */
const ownReferences = /^(?:lt|gt|amp|quot|apos)$/;
const escapes: Readonly<Record<string, string>> = { '"': "&quot;", "'": "&apos;", ">": "&gt;" };

/**
 * Replaces the entities of a document type that has only those, each with plain text: Illustrator writes its namespaces so. All others stay,
 * and are refused: those from elsewhere, with markup, with parameters, or that name others. The length of all is known before any is replaced.
 */
function replaceEntities(text: string): string {
  const type = readEntities(text);
  if (type === undefined) return text;
  const valueOf = (name: string | undefined): string | undefined =>
    name === undefined || ownReferences.test(name) ? undefined : type.entities.get(name);
  const rest = text.slice(0, type.start) + text.slice(type.end);
  let replaced = 0;
  for (const [, name] of rest.matchAll(references)) {
    replaced += valueOf(name)?.length ?? 0;
    if (replaced > mostReplaced) throw tooHeavy(`entities that stand for more than ${mostReplaced} characters`);
  }
  return rest.replace(references, (written, name?: string) => valueOf(name) ?? written);
}

/** Reads the entities of a document type, and where it is; undefined if there are none, too many, or anything else. */
function readEntities(text: string): { start: number; end: number; entities: ReadonlyMap<string, string> } | undefined {
  const type = typeStart.exec(text);
  if (type === null) return undefined;
  const entities = new Map<string, string>();
  let at = type.index + type[0].length;
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  for (let found = read(declaration); found !== null; found = read(declaration)) {
    const [, name, quoted, single] = found;
    const value = quoted ?? single ?? "";
    if (entities.size >= mostEntities || value.length > longestValue) return undefined;
    // The first declaration counts (XML 1.0, section 4.2).
    if (name !== undefined && !entities.has(name)) {
      entities.set(
        name,
        value.replace(/["'>]/g, (sign) => escapes[sign]!),
      );
    }
  }
  return read(typeEnd) === null ? undefined : { start: type.index, end: at, entities };
}

/** Illustrator leaves this for itself where other programs would show something else. No browser shows it (SVG 1.1, section 5.8). */
const forIllustrator =
  /<foreignObject\s[^<>]{0,200}\/AdobeIllustrator\/[^<>]{0,200}>\s*<i:\w+\s[^<>]*>(?:\s*<\/i:\w+>)?\s*<\/foreignObject>/g;

/**
 * Removes the XML declaration and the document type, which drawing programs write. The XML declaration could name an encoding in which
 * browsers read something else than was inspected, and the document type could define entities. A document type with more than its name and
 * identifiers stays, and is refused.
 */
function withoutDeclarations(text: string): string {
  return text
    .replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, "")
    .replaceAll(/<!DOCTYPE\s(?:[^"'<>[\]]|"[^"<>]*"|'[^'<>]*')*>/gi, "")
    .replaceAll(forIllustrator, "");
}
