// Writes the table of problem codes in README.md anew: npm run docs.
import { readFileSync, writeFileSync } from "node:fs";
import { withCodeTable } from "../src/problem/code-table.ts";

writeFileSync("README.md", withCodeTable(readFileSync("README.md", "utf8")));
