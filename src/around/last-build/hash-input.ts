import { hash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../../ground/error-code.ts";
import { stateOf } from "../../ground/disk/file-state.ts";
import { kindOf, walkFolder, type EntryKind } from "../../ground/disk/walk-folder.ts";

/** A file or folder below one of the places. `nothing` means that the place does not exist. */
interface Input {
  file: string;
  kind: "file" | "folder" | "nothing";
}

/** States of all inputs at one moment. */
export interface InputStates {
  /** Changes when any input is written, added, removed or replaced. */
  states: string;
  /** Time of the latest change, in milliseconds since 1970. */
  lastChange: number;
}

/**
 * Returns the SHA-256 of the settings, and of the name and bytes of every file below the places, including hidden files. Returns undefined
 * if something cannot be read, or is neither a file nor a folder: builds follow no links, so this function follows none either.
 */
export function hashInput(settings: readonly string[], places: readonly string[]): string | undefined {
  return unlessUnreadable(() => {
    const lines = listInputs(places).map(({ file, kind }) =>
      kind === "file" ? [kind, file, hash("sha256", readFileSync(file))] : [kind, file],
    );
    return hash("sha256", JSON.stringify([settings, ...lines]));
  });
}

/** Returns undefined whenever `hashInput` does. */
export function takeStates(places: readonly string[]): InputStates | undefined {
  return unlessUnreadable(() => {
    let lastChange = 0;
    const lines = listInputs(places).map(({ file, kind }) => {
      if (kind === "nothing") return [kind, file];
      const stats = lstatSync(file, { bigint: true });
      lastChange = Math.max(lastChange, Number(stats.ctimeMs));
      return [kind, file, stateOf(stats)];
    });
    return { states: hash("sha256", JSON.stringify(lines)), lastChange };
  });
}

/** Lists folders too, because only they show that a file was added or removed. */
function listInputs(places: readonly string[]): Input[] {
  return [...new Set(places)].flatMap((place) => {
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found === undefined) return [{ file: place, kind: "nothing" }];
    const below = walkFolder(place).map(({ name, kind }) => inputAt(path.join(place, name), kind));
    return [inputAt(place, kindOf(found)), ...below];
  });
}

function inputAt(file: string, kind: EntryKind): Input {
  if (kind === "file" || kind === "folder") return { file, kind };
  throw new Unreadable();
}

class Unreadable extends Error {
  readonly code = "unreadable";
}

function unlessUnreadable<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (codeOf(error) !== "") return undefined;
    throw error;
  }
}
