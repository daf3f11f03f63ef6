import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeLittleSite } from "../support/little-site.ts";
import { listTree } from "../support/read-tree.ts";
import { runCli } from "../support/run-cli.ts";

/*
 * If code were kept between two runs in a place that others can write to, they could run code in the second.
 */

test("a build keeps pictures and films in a practice's folder, but no code", async () => {
  const { root } = makeLittleSite({
    "templates/parts/wave.tsx": "export function Wave() {\n  return null;\n}\n",
    "templates/script/site.js": "document.title += '';\n",
  });
  expect(await runCli(["build"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
  const cache = path.join(root, ".dentalsite");
  const kept = listTree(cache);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((name) => !/^media\/[\da-f]{32}(-\d+\.\w+|\.json)$/.test(name))).toEqual([]);
  // Pictures are skipped: their bytes can spell anything.
  const texts = kept.filter((name) => isUtf8(readFileSync(path.join(cache, name))));
  expect(texts.length).toBeGreaterThan(0);
  const code = texts.filter((name) =>
    /function|require\(|=>|document/.test(readFileSync(path.join(cache, name), "utf8")),
  );
  expect(code).toEqual([]);
});
