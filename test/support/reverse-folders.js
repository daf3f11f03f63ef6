// This file is preloaded into the command. Folders are listed in reverse, like on another file system.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const list = fs.readdirSync;
fs.readdirSync = (...parameters) => list(...parameters).reverse();
syncBuiltinESMExports();
