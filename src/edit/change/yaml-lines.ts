import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { literalPattern } from "../../model/text/literal-pattern.ts";
import type { Path } from "../../model/build/source.ts";
import type { Splice } from "./splice.ts";

export type YamlGroup = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

export const isGroupNode = (node: Node | null | undefined): node is YamlGroup => isCollection(node);

/** A key with its value, or an item of a list, from its first character to its last. The hyphen of an item is part of it. */
export interface YamlEntry {
  start: number;
  end: number;
  /** Offset of the first character after the colon or hyphen, or else of the value. */
  inside: number;
  value: Node | null;
}

/** A value in a YAML document, and what it stands in. */
export interface ValuePlace {
  node: Node;
  /** The entry that has the value; absent at the top of the document. */
  entry: YamlEntry | undefined;
  /** Whether it stands in brackets or braces. */
  isInline: boolean;
}

/** The lines of a YAML document, with the places of its values. */
export class YamlLines {
  readonly yaml: string;
  readonly root: Node | null;

  constructor(yaml: string, document: Document.Parsed) {
    this.yaml = yaml;
    this.root = document.contents;
  }

  /** Follows a path as far as it leads, and returns the places on the way, beginning with the top. */
  follow(path: Path): ValuePlace[] {
    if (this.root === null) return [];
    const places: ValuePlace[] = [{ node: this.root, entry: undefined, isInline: false }];
    for (const step of path) {
      const { node, isInline } = places.at(-1)!;
      if (!isGroupNode(node)) break;
      const entry = this.entriesOf(node)[indexOf(node, step)];
      if (!entry?.value) break;
      places.push({ node: entry.value, entry, isInline: isInline || node.flow === true });
    }
    return places;
  }

  entriesOf(group: YamlGroup): YamlEntry[] {
    return isMap(group)
      ? group.items.map((pair) => this.#pair(pair))
      : group.items.map((node, index) => this.#item(group, node, index));
  }

  /** Returns the offset behind the last character of a value; comments and empty lines below it are not part of it. */
  endOf(node: Node): number {
    const [start, end] = node.range!;
    if (isGroupNode(node) && node.flow !== true && node.items.length > 0) return this.entriesOf(node).at(-1)!.end;
    const isBlock = isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
    return isBlock ? start + this.yaml.slice(start, end).trimEnd().length : end;
  }

  /** Number of characters in front of an offset on its line. */
  columnOf(at: number): number {
    return at - this.lineStart(at);
  }

  lineStart(at: number): number {
    return at === 0 ? 0 : this.yaml.lastIndexOf("\n", at - 1) + 1;
  }

  /** Offset of the end of a line, in front of its line break. */
  lineEnd(at: number): number {
    const end = this.yaml.indexOf("\n", at);
    return end === -1 ? this.yaml.length : end;
  }

  /** Whether nothing stands in front of an offset on its line. */
  isFirstOnLine(at: number): boolean {
    return this.yaml.slice(this.lineStart(at), at).trim() === "";
  }

  /** All of the lines from one offset to the end of another's, and one of two empty lines around them. */
  wholeLines(from: number, to: number): Splice {
    const start = this.lineStart(from);
    const end = this.lineEnd(to);
    if (end === this.yaml.length) return { start: Math.max(0, start - 1), end, text: "" };
    const isBetweenEmptyLines =
      /(?:^|\n)[ \t]*\n$/.test(this.yaml.slice(0, start)) && /^\n[ \t]*\n/.test(this.yaml.slice(end));
    return { start, end: (isBetweenEmptyLines ? this.lineEnd(end + 1) : end) + 1, text: "" };
  }

  /** New lines below the line on which something ends. */
  below(end: number, added: readonly string[]): Splice {
    const at = this.lineEnd(end);
    return { start: at, end: at, text: added.map((line) => `\n${line}`).join("") };
  }

  /** Returns the start of the line that has a key in a comment, as in `# host: apache`, in the group that begins at an offset. */
  findComment(start: number, key: string): number | undefined {
    const margin = " ".repeat(this.columnOf(start));
    const isKey = new RegExp(`^${margin}# ?${literalPattern(key)}:(?: |$)`);
    for (let at = this.lineStart(start); at < this.yaml.length; at = this.lineEnd(at) + 1) {
      const line = this.yaml.slice(at, this.lineEnd(at));
      if (isKey.test(line)) return at;
      // The first line of an item begins with its hyphen.
      if (at > start && line.trim() !== "" && !line.startsWith(margin)) return undefined;
    }
    return undefined;
  }

  /** New lines below all others. */
  lastLines(added: readonly string[]): Splice {
    const at = this.yaml.length;
    const isEnded = at === 0 || this.yaml.endsWith("\n");
    return { start: at, end: at, text: isEnded ? `${added.join("\n")}\n` : `\n${added.join("\n")}` };
  }

  /** Returns the start of the first of the comments on the lines directly above an offset's, not before `limit`; else the offset. */
  startWithComments(at: number, limit: number): number {
    let [line, start] = [this.lineStart(at), at];
    if (!this.isFirstOnLine(at)) return at;
    while (line > limit) {
      line = this.lineStart(line - 1);
      const [margin = "", sign] = /^[ \t]*(#)?/.exec(this.yaml.slice(line)) ?? [];
      if (sign === undefined) break;
      start = line + margin.length - 1;
    }
    return start;
  }

  #pair({ key, value, srcToken }: Pair<Node, Node | null>): YamlEntry {
    const colon = srcToken?.sep?.find(({ type }) => type === "map-value-ind");
    const inside = (colon?.offset ?? this.endOf(key) - 1) + 1;
    const isEmpty = value === null || value.range![0] === value.range![1];
    return { start: key.range![0], end: isEmpty ? inside : this.endOf(value), inside, value };
  }

  #item({ srcToken }: YAMLSeq<Node>, node: Node, index: number): YamlEntry {
    const [start, end] = [node.range![0], this.endOf(node)];
    const tokens = srcToken?.type === "block-seq" ? srcToken.items[index]?.start : undefined;
    const hyphen = tokens?.find(({ type }) => type === "seq-item-ind");
    return { start: hyphen?.offset ?? start, end, inside: hyphen ? hyphen.offset + 1 : start, value: node };
  }
}

/** Returns the position of a key or an item; -1 if it is not there. */
const indexOf = (group: YamlGroup, step: string | number): number =>
  isMap(group)
    ? group.items.findIndex(({ key }) => (isScalar(key) ? key.value : key) === step)
    : isSeq(group) && typeof step === "number" && step < group.items.length
      ? step
      : -1;
