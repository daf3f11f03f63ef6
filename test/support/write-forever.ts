import path from "node:path";
import { readFileSync } from "node:fs";
import { writeTogether } from "../../src/edit/local/write-together.ts";

/* Writes the files that are given after the folder, all with the same word, again and again, until the process is killed. */

const [root = "", ...files] = process.argv.slice(2);
for (let round = 0; ; round++) {
  const text = `round ${round}\n`.repeat(20_000);
  const changes = files.map((file) => ({ path: file, base: readFileSync(path.join(root, file), "utf8"), text }));
  writeTogether(root, changes);
  if (round === 0) console.log("begun");
}
