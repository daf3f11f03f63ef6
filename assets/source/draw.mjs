// @ts-check
// Writes the drawings of assets/source/pictures to assets/pictures.
//   node assets/source/draw.mjs            every drawing
//   node assets/source/draw.mjs logo team  only these
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const LIMIT = 10 * 1024;
const from = new URL("./pictures/", import.meta.url);
const to = new URL("../pictures/", import.meta.url);

const known = (await readdir(from))
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -4))
  .sort();
const wanted = process.argv.slice(2);
const names = wanted.length ? wanted : known;
await mkdir(to, { recursive: true });

let failed = false;
for (const name of names) {
  if (!known.includes(name)) {
    console.error(`${name}: no such drawing in ${fileURLToPath(from)}`);
    failed = true;
    continue;
  }
  /** @type {{default: () => string}} */
  const drawing = await import(new URL(`${name}.mjs`, from).href);
  const svg = drawing.default();
  const size = Buffer.byteLength(svg);
  await writeFile(new URL(`${name}.svg`, to), svg);
  const faults = [
    size > LIMIT && `more than ${LIMIT} bytes`,
    /NaN|undefined/.test(svg) && "a number is missing",
    /<(script|image|filter|text)\b|href=/.test(svg) && "a forbidden element",
  ].filter(Boolean);
  console.log(`${name}.svg  ${size} bytes${faults.length ? `  FAULT: ${faults.join(", ")}` : ""}`);
  if (faults.length) failed = true;
}
process.exitCode = failed ? 1 : 0;
