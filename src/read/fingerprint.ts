import { hash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { stateOf } from "../model/file-state.ts";

/** What a file, folder or link below one of the places is; `nothing` where a place does not exist. */
interface Input {
  file: string;
  kind: "file" | "folder" | "link" | "nothing";
}

/** How all inputs were at one moment. */
export interface InputStates {
  /** Differs from before when anything was written, came, went, or was replaced. */
  states: string;
  /** When the last of them changed, in milliseconds since 1970. */
  lastChange: number;
}

/**
 * The SHA-256 of the settings, and of the name and bytes of every file below the places, hidden ones too. `known` are the SHA-256 of
 * the bytes of files that need not be read, by their paths. Undefined where that does not tell all: something cannot be read, or a link
 * leads to a folder.
 */
export function takeFingerprint(
  settings: readonly string[],
  places: readonly string[],
  known: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  return unlessUnreadable(() => {
    const hashOf = (input: Input): string => hash("sha256", readRegularFile(input));
    const lines = listInputs(places).map((input) => {
      const { file, kind } = input;
      if (kind === "file") return [kind, file, known.get(file) ?? hashOf(input)];
      return kind === "link" ? [kind, file, readlinkSync(file), hashOf(input)] : [kind, file];
    });
    return hash("sha256", JSON.stringify([settings, ...lines]));
  });
}

/** Undefined where they cannot be told. */
export function takeStates(places: readonly string[]): InputStates | undefined {
  return unlessUnreadable(() => {
    let lastChange = 0;
    const lines = listInputs(places).map(({ file, kind }) => {
      const stats = kind === "nothing" ? [] : [lstatSync(file, { bigint: true })];
      if (kind === "link") stats.push(statSync(file, { bigint: true }));
      lastChange = Math.max(lastChange, ...stats.map(({ ctimeMs }) => Number(ctimeMs)));
      return [kind, file, ...stats.map(stateOf)];
    });
    return { states: hash("sha256", JSON.stringify(lines)), lastChange };
  });
}

/** Files and folders alike: a file that came and went meanwhile shows in its folder alone. */
function listInputs(places: readonly string[]): Input[] {
  const inputs: Input[] = [];
  const add = (input: Input): void => {
    inputs.push(input);
    if (input.kind !== "folder") return;
    const entries = readdirSync(input.file, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) add({ file: input.file + path.sep + entry.name, kind: kindOf(entry) });
  };
  for (const file of new Set(places)) {
    const found = lstatSync(file, { throwIfNoEntry: false });
    add({ file, kind: found === undefined ? "nothing" : kindOf(found) });
  }
  return inputs;
}

type Kind = Pick<ReturnType<typeof lstatSync> & object, "isFile" | "isDirectory" | "isSymbolicLink">;

function kindOf(found: Kind): Input["kind"] {
  if (found.isFile()) return "file";
  if (found.isDirectory()) return "folder";
  if (found.isSymbolicLink()) return "link";
  throw new Unreadable();
}

/** Reading anything but a regular file could wait for ever. */
function readRegularFile({ file, kind }: Input): Buffer {
  if (kind === "link" && !statSync(file).isFile()) throw new Unreadable();
  return readFileSync(file);
}

class Unreadable extends Error {
  readonly code = "unreadable";
}

function unlessUnreadable<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
}
