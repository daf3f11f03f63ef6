import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";
import type { CodeCache } from "./code-cache.ts";

export interface CodeModule {
  exports: unknown;
  /** Keeps what V8 made of the code, for the next process; best called when all that is needed of it has run once. */
  keepCompiled: () => void;
}

export interface CodeOptions {
  /** Of the file in which V8's work is kept. */
  name: string;
  /** Where the code stands: in stacks, and for what it imports. */
  filename: string;
  cache: CodeCache;
  /** What the code gets for a package's name; the packages beside its file unless given. */
  require?: (name: string) => unknown;
}

const opening = "(function (module, exports, require) {";

/** Runs the code of a CommonJS module. */
export function runCode(code: string, { name, filename, cache, ...given }: CodeOptions): CodeModule {
  // V8 itself compares the length of the code and no more.
  const key = createHash("sha256").update(`${cachedDataVersionTag()}\n${code}`).digest();
  const cachedData = findCompiled(cache, `${name}.v8`, key);
  const script = new Script(`${opening}${code}\n})`, {
    filename,
    columnOffset: -opening.length,
    ...(cachedData && { cachedData }),
  });
  let isKept = cachedData !== undefined && script.cachedDataRejected === false;
  const module = { exports: {}, filename, url: pathToFileURL(filename).href };
  const run = script.runInThisContext() as (...values: unknown[]) => void;
  run.call(undefined, module, module.exports, given.require ?? createRequire(filename));
  const keepCompiled = (): void => {
    if (!isKept) cache.write(`${name}.v8`, Buffer.concat([key, script.createCachedData()]));
    isKept = true;
  };
  return { exports: module.exports, keepCompiled };
}

function findCompiled(cache: CodeCache, name: string, key: Buffer): Buffer | undefined {
  for (const contents of cache.read(name)) {
    if (contents.subarray(0, key.length).equals(key)) return contents.subarray(key.length);
  }
  return undefined;
}
