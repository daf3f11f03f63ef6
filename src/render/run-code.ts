import { createHash } from "node:crypto";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";
import type { CodeCache } from "./code-cache.ts";

export interface CodeModule {
  exports: unknown;
  /** Keeps what V8 made of the code, for the next process; best called when all that is needed of it has run once. */
  keepCompiled: () => void;
}

const opening = "(function (module, exports, require) {";

/** Runs the code of a CommonJS module. `name` is that of the file in which V8's work is kept. */
export function runCode(
  code: string,
  {
    name,
    filename,
    cache,
    require,
  }: { name: string; filename: string; cache: CodeCache; require: (name: string) => unknown },
): CodeModule {
  // V8 itself compares the length of the code and no more.
  const key = createHash("sha256").update(`${cachedDataVersionTag()}\n${code}`).digest();
  const cachedData = findCompiled(cache, `${name}.v8`, key);
  const options = { filename, columnOffset: -opening.length, ...(cachedData && { cachedData }) };
  const script = new Script(`${opening}${code}\n})`, options);
  const isKept = cachedData !== undefined && script.cachedDataRejected === false;
  const module = { exports: {} };
  const run = script.runInThisContext() as (...values: unknown[]) => void;
  run.call(undefined, module, module.exports, require);
  const keepCompiled = (): void => {
    if (!isKept) cache.write(`${name}.v8`, Buffer.concat([key, script.createCachedData()]));
  };
  return { exports: module.exports, keepCompiled };
}

function findCompiled(cache: CodeCache, name: string, key: Buffer): Buffer | undefined {
  for (const contents of cache.read(name)) {
    if (contents.subarray(0, key.length).equals(key)) return contents.subarray(key.length);
  }
  return undefined;
}
