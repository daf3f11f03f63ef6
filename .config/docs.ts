// Writes the generated parts of REFERENCE.md: npm run docs. With --pictures it also takes those of README.md and site/README.md.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { fillReference } from "../src/reference/fill-reference.ts";

writeFileSync("REFERENCE.md", fillReference(readFileSync("REFERENCE.md", "utf8")));
if (process.argv.includes("--pictures")) await (await import("./pictures.ts")).takePictures();
// The sample practice is explained to its office manager as any other is.
for (const name of ["README.md", ".help"]) {
  cpSync(`src/scaffold/starter/practice/site/${name}`, `site/${name}`, { recursive: true });
}
