import { isMap, parseDocument } from "yaml";
import { writeYaml } from "../../lib/write-yaml.ts";
import type { Path } from "../../model/build/source.ts";
import type { Edit } from "./edit.ts";
import type { WrittenFile } from "./read-written.ts";
import type { Splice } from "./splice.ts";
import { addEntry, addKey, moveEntry, removeEntry } from "./write-entries.ts";
import { overSeveralLines, replaceValue } from "./write-value.ts";
import { isGroupNode, YamlLines, type ValuePlace } from "./yaml-lines.ts";

/** Lists ways to write an edit, with the one first that is most like what is there. */
export function* findWritings({ yaml, bodyOffset, text }: WrittenFile, edit: Edit): Generator<readonly Splice[]> {
  if (edit.kind === "body") {
    // The closing fence may be the last line, without a line end.
    for (const lineEnd of bodyOffset === undefined ? [] : ["", "\n"])
      yield [findDifference(text, bodyOffset!, lineEnd + edit.text)];
    return;
  }
  const { start, end } = yaml;
  const lines = new YamlLines(text.slice(start, Math.max(start, end)), yaml.parse());
  for (const splices of listWritings(lines, edit)) {
    yield splices.map((splice) => ({
      ...{ start: start + splice.start, end: start + splice.end },
      text: typeof splice.text === "string" ? splice.text : [start + splice.text[0], start + splice.text[1]],
    }));
  }
}

/** Returns the stretch of a text from `start` on that is different in a new one. Lines around it keep their line ends. */
function findDifference(text: string, start: number, now: string): Splice {
  const old = text.slice(start);
  const most = Math.min(old.length, now.length);
  let [before, after] = [0, 0];
  while (before < most && old[before] === now[before]) before++;
  while (after < most - before && old.at(-1 - after) === now.at(-1 - after)) after++;
  return { start: start + before, end: text.length - after, text: now.slice(before, now.length - after) };
}

/** Returns the text with the list or group in brackets that an edit is in over several lines, with its comments; undefined if it is in none. */
export function openBrackets({ yaml, text }: WrittenFile, { path }: Edit & { path: Path }): Splice | undefined {
  const lines = new YamlLines(text.slice(yaml.start, Math.max(yaml.start, yaml.end)), yaml.parse());
  const place = lines.follow(path).find(({ node }) => isGroupNode(node) && node.flow === true);
  if (place === undefined) return undefined;
  const { contents, errors } = parseDocument(lines.yaml.slice(place.node.range![0], lines.endOf(place.node)));
  if (contents === null || errors.length > 0) return undefined;
  const { start, end, text: opened } = overSeveralLines(lines, place, contents);
  return { start: yaml.start + start, end: yaml.start + end, text: opened };
}

function* listWritings(lines: YamlLines, edit: Exclude<Edit, { kind: "body" }>): Generator<Splice[]> {
  const { path } = edit;
  const places = lines.follow(path);
  const [parent, place] = [places[path.length - 1], places[path.length]];
  if (edit.kind === "set") yield* place ? replaceValue(lines, place, edit.value) : writeKey(lines, places, edit);
  if (edit.kind === "add" && place) yield* writeNewItem(lines, place, edit);
  const at = Number(path.at(-1));
  if (!isGroupNode(parent?.node)) return;
  if (edit.kind === "move") yield moveEntry(lines, parent.node, [at, edit.to]);
  if (edit.kind === "remove" && place) yield* takeOut(lines, parent, place);
}

/** Writes a key that is not there, below the groups of its path that are. */
function* writeKey(
  lines: YamlLines,
  places: readonly ValuePlace[],
  { path, value }: Edit & { kind: "set" },
): Generator<Splice[]> {
  const [place] = places.slice(-1);
  const [key, ...rest] = path.slice(Math.max(0, places.length - 1));
  const made = rest.reduceRight((inner, step) => ({ [step]: inner }), value);
  if (isGroupNode(place?.node) && place.node.items.length > 0) yield* addKey(lines, place.node, [String(key), made]);
  else if (place?.entry) yield* replaceValue(lines, place, { [key!]: made });
  else yield [lines.lastLines(writeYaml({ [key!]: made }))];
}

function* writeNewItem(
  lines: YamlLines,
  place: ValuePlace,
  { value, at }: Edit & { kind: "add" },
): Generator<Splice[]> {
  if (!isGroupNode(place.node)) return;
  const { length } = place.node.items;
  if (length === 0) yield* replaceValue(lines, place, [value]);
  else yield* addEntry(lines, place.node, [at ?? length, value]);
}

function* takeOut(lines: YamlLines, parent: ValuePlace, place: ValuePlace): Generator<Splice[]> {
  const { node: group, entry } = parent;
  const entries = isGroupNode(group) ? lines.entriesOf(group) : [];
  if (isGroupNode(group) && entries.length > 1) {
    const index = entries.findIndex(({ value }) => value === place.node);
    yield* removeEntry(lines, group, index);
  } else if (entry || !isMap(group)) yield* replaceValue(lines, parent, isMap(group) ? {} : []);
  else yield [lines.wholeLines(place.entry!.start, place.entry!.end)];
}
