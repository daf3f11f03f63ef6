#!/usr/bin/env node
import { readFileSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";

const versions = new URL("../.compiled/", import.meta.url);
// From Node 22 on. In the package's own folder: Node trusts whatever lies in the one it would use below the temporary folder.
module.enableCompileCache?.(fileURLToPath(new URL("cache", versions)));
const version = readFileSync(new URL("current", versions), "utf8");
const { main, watchOutput } = await import(new URL(`${version}/cli.js`, versions).href);
watchOutput();
await main(process.argv);
