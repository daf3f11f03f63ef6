#!/usr/bin/env node
import module from "node:module";
import { openProgram } from "../.compiled/open-program.js";

module.enableCompileCache?.();
const { main, keepCompiled } = openProgram();
await main(process.argv);
// A build has run most of the code there is.
if (process.argv[2] === "build" && !process.exitCode) keepCompiled();
