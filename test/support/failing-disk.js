// Preloaded into the command: a disk that takes everything, and fails when it has to keep it.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

fs.fsyncSync = () => {
  throw Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO", syscall: "fsync" });
};
syncBuiltinESMExports();
