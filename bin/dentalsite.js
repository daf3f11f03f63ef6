#!/usr/bin/env node
import module from "node:module";

module.enableCompileCache?.();
const { main } = await import("../.compiled/cli.js");
await main(process.argv);
