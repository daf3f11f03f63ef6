// Preloaded into the command: reading the file named by REFUSED_FILE fails as it does without permission.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

const read = fs.readFileSync;
fs.readFileSync = (file, ...options) => {
  if (typeof file === "string" && path.basename(file) === process.env.REFUSED_FILE) {
    throw Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: "EACCES" });
  }
  return read(file, ...options);
};
syncBuiltinESMExports();
