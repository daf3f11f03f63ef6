// This file is preloaded into the command. Reading the file REFUSED_FILE fails like without permission.
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
