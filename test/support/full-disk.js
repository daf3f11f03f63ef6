// Preloaded into the command where no small disk can be mounted: writing below the folder FULL_DISK fails as on a full one.
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
