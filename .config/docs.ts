// Writes the tables of hosts and of problem codes in README.md anew: npm run docs.
import { readFileSync, writeFileSync } from "node:fs";
import { hostTable } from "../src/hosting/host-table.ts";
import { withCodeTable, withTable } from "../src/problem/code-table.ts";

const readme = readFileSync("README.md", "utf8");
writeFileSync("README.md", withTable(withCodeTable(readme), "hosts", hostTable()));
