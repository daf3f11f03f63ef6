// Writes the generated parts of docs/ and the schemas of the sample practice: npm run docs.
// With --pictures it also takes the pictures of README.md and site/README.md.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { kinds } from "../src/kinds/kinds.ts";
import { fillDocs } from "../src/schema/docs/fill-docs.ts";
import { keyPages } from "../src/schema/docs/key-pages.ts";
import { writeSchemas } from "../src/schema/write-schemas.ts";
import { chooseLaws } from "../src/scaffold/starter-files.ts";
import { listTree } from "../test/support/read-tree.ts";

const pages = listTree("docs").filter((name) => name.endsWith(".md"));
for (const [name, text] of fillDocs(new Map(pages.map((page) => [page, readFileSync(`docs/${page}`, "utf8")])))) {
  writeFileSync(`docs/${name}`, text);
}
rmSync("docs/keys", { recursive: true, force: true });
mkdirSync("docs/keys");
for (const [name, text] of keyPages()) writeFileSync(`docs/keys/${name}`, text);

if (process.argv.includes("--pictures")) await (await import("./pictures.ts")).takePictures();
// The sample practice has the same README.md as every new practice.
const notes = "src/scaffold/starter/practice/site";
writeFileSync("site/README.md", chooseLaws(readFileSync(`${notes}/README.md`, "utf8"), true));
cpSync(`${notes}/.help`, "site/.help", { recursive: true });
writeSchemas(".", kinds);
