#!/usr/bin/env node
import module from "node:module";
import { fileURLToPath } from "node:url";

// From Node 22 on. In the package's own folder: Node trusts whatever lies in the one it would use below the temporary folder.
module.enableCompileCache?.(fileURLToPath(new URL("../.compiled/cache", import.meta.url)));
const { main } = await import("../.compiled/cli.js");
await main(process.argv);
