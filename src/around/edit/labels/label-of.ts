import { schemaNameOf, type Kind } from "../../../model/kind.ts";
import type { Path } from "../../../model/source.ts";
import { lastKeyOf, partBelow, partOf, type Part } from "../../../model/walk-fields.ts";

/** The labels of files, keys and choices in forms, in one language. `en.yaml` explains how they are written. */
export interface Labels {
  files: LabelList;
  keys: LabelList;
  values: LabelList;
}

type LabelList = Readonly<Record<string, string>>;

export function labelOfFile(kind: Kind, { files }: Labels): string {
  const name = schemaNameOf(kind);
  return findLabel([name], files) ?? wordsInName(name);
}

/** Returns the label of a key; for an item, that of its list. The path is not empty, and may lead to a value that is not written yet. */
export const labelOfKey = (kind: Kind, path: Path, { keys }: Labels): string =>
  findLabel([schemaNameOf(kind), ...stepsTo(kind, path)], keys) ?? wordsInName(lastKeyOf(path)!);

/** Returns the label of one of the choices that a key has. */
export const labelOfChoice = (kind: Kind, { path, choice }: { path: Path; choice: string }, labels: Labels): string =>
  findLabel([...stepsTo(kind, path), choice], labels.values) ?? wordsInName(choice);

/** Lists the keys that lead to a value. A name that the author chose is `<name>`. */
function stepsTo(kind: Kind, path: Path): string[] {
  let part: Part | undefined = partOf(kind.schema);
  return path.flatMap((step) => {
    const isChosen: boolean = part?.entry !== undefined && !part.keys.has(String(step));
    part = part && partBelow(part, step);
    return typeof step === "number" ? [] : [isChosen ? "<name>" : step];
  });
}

/** Returns the label with most of the last steps in its name. */
function findLabel(steps: readonly string[], labels: LabelList): string | undefined {
  const names = steps.map((_, index) => steps.slice(index).join("."));
  const name = names.find((each) => Object.hasOwn(labels, each));
  return name === undefined ? undefined : labels[name];
}

/** Makes words of a name in code: `sectionOneTitle` is "Section one title". */
function wordsInName(name: string): string {
  const words = name.replaceAll(/(?<=\p{Ll})(?=[\p{Lu}\d])|[-_/.]+/gu, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
