import { describe, expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { partOf, type Part } from "../../src/model/build/walk-fields.ts";
import { listKeys, makeEveryKey, setValue, writeContents } from "../support/every-key.ts";

/** Lists the names of all values below a part of a schema. */
function namesBelow(part: Part, name: string): string[] {
  const separator = name.endsWith(" ") ? "" : ".";
  if (part.keys.size > 0) return [...part.keys].flatMap(([key, each]) => namesBelow(each, name + separator + key));
  if (part.entry) return namesBelow(part.entry, `${name}${separator}*`);
  return part.item ? namesBelow(part.item, `${name}[]`) : [name];
}

describe("a practice that writes every key", () => {
  test("has each key of each kind", () => {
    const all = kinds.flatMap((kind) => namesBelow(partOf(kind.schema), `${kind.files} `));
    const written = new Set(listKeys(makeEveryKey()).map(({ name }) => name));
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((name) => !written.has(name))).toEqual(["practice.yaml translations[]"]);
  });

  test("is built without an error", async () => {
    const contents = makeEveryKey();
    const place = { file: "site/doctors/first.md", path: ["name"] };
    setValue(contents, place, "Dr. Nell Whitlock");
    const { root, file } = writeContents(contents);
    const date = Date.UTC(2026, 10, 15);
    const { problems, built } = await buildSite({ root, cacheFolder: file(".dentalsite"), date, now: date });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(built!.pages.filter(({ html }) => html.includes("Dr. Nell Whitlock")).length).toBeGreaterThan(0);
  });
});
