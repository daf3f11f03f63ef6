import path from "node:path";

/** The repository: where `bin/` and `package.json` are. */
export const packageFolder = path.resolve(import.meta.dirname, "../..");
