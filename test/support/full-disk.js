// This file is preloaded into the command if no small disk can be mounted. Writing below the folder FULL_DISK fails like on a full disk.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const write = fs.writeFileSync;
fs.writeFileSync = (file, ...options) => {
  if (String(file).startsWith(process.env.FULL_DISK) && !String(file).endsWith(".lock")) {
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
  }
  return write(file, ...options);
};
syncBuiltinESMExports();
