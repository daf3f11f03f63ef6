// This file is preloaded into the command. Opening the file REFUSED_FILE fails like without permission.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

const open = fs.openSync;
fs.openSync = (file, ...options) => {
  if (typeof file === "string" && path.basename(file) === process.env.REFUSED_FILE) {
    throw Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: "EACCES" });
  }
  return open(file, ...options);
};
syncBuiltinESMExports();
