#!/usr/bin/env node
import { main } from "../.compiled/cli.js";

await main(process.argv);
