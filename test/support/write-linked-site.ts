// This program, run by test/steps/emit/kill.long.test.ts, writes a site into a folder, and prints a line when it begins.
import { readFileSync, writeSync } from "node:fs";
import { writeSite } from "../../src/steps/emit/write-site.ts";
import { makeLinkedSite, type LinkedSite } from "./linked-site.ts";

const [, , folder, root, file] = process.argv;
const outputs = makeLinkedSite(JSON.parse(readFileSync(file!, "utf8")) as LinkedSite);
writeSync(1, "begin\n");
writeSite(folder!, outputs, { root: root!, practice: "Harbor Lane Dental" });
