// Preloaded into the command: folders are listed backwards, as another file system might.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const list = fs.readdirSync;
fs.readdirSync = (...parameters) => list(...parameters).reverse();
syncBuiltinESMExports();
