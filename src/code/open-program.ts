import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { CodeCache } from "./code-cache.ts";
import { runCode, type CodeModule } from "./run-code.ts";

/** What `src/program.ts` exports. */
type Program = typeof import("../program.ts");

/**
 * Loads the program, and each part of it when it is first used, with what V8 made of it the last time: that saves a small build a
 * third of its time. `npm run compile` puts this file into `.compiled/`, and the parts below that.
 */
export function openProgram(): Program & Pick<CodeModule, "keepCompiled"> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const cache = new CodeCache(path.join(folder, "code"), []);
  const requirePackage = createRequire(import.meta.url);
  const parts = new Map<string, CodeModule>();
  const requirePart = (name: string): unknown => {
    if (!name.startsWith("./")) return requirePackage(name);
    let part = parts.get(name);
    if (part === undefined) {
      const filename = path.join(folder, "program", name);
      part = runCode(readFileSync(filename, "utf8"), {
        name: path.basename(name, ".cjs"),
        filename,
        cache,
        require: requirePart,
      });
      parts.set(name, part);
    }
    return part.exports;
  };
  const program = requirePart("./program.cjs") as Program;
  const keepCompiled = (): void => {
    for (const part of parts.values()) part.keepCompiled();
  };
  return { ...program, keepCompiled };
}
