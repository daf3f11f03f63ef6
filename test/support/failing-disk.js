// This file is preloaded into the command. It simulates a disk that accepts everything, but fails at fsync.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

fs.fsyncSync = () => {
  throw Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO", syscall: "fsync" });
};
syncBuiltinESMExports();
