import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { describe, expect, test } from "vitest";
import { formatHeadersFile, hashedFileCaching, pageHeaders } from "../../src/hosts/headers.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

describe.for(["/", "/practice/"])("the _headers file of a site in %s", (base) => {
  const text = formatHeadersFile(base);
  const expected = [
    { for: `${base}*`, values: pageHeaders(base) },
    { for: `${base}assets/*`, values: { "Cache-Control": hashedFileCaching } },
    { for: `${base}speculation-rules.json`, values: { "Content-Type": "application/speculationrules+json" } },
  ];

  test("has the intended meaning for Netlify", async () => {
    const file = path.join(makeTemporaryFolder(), "_headers");
    writeFileSync(file, text);
    const { headers, errors } = await parseAllHeaders({ headersFiles: [file], minimal: true, configHeaders: [] });
    expect(errors).toEqual([]);
    expect(headers).toEqual(expected);
  });

  test("keeps to Cloudflare's grammar and limits: 100 rules, 2,000 characters per line, one star in a path", () => {
    const rules: { for: string; values: Record<string, string> }[] = [];
    for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
      expect(line.length).toBeLessThanOrEqual(2000);
      const [, name, value] = /^\s+([\w-]+)\s*:\s*(\S.*)$/.exec(line) ?? [];
      if (name !== undefined) rules.at(-1)!.values[name] = value!;
      else {
        expect(line).toMatch(/^\/[^\s*:]*\*?$/);
        rules.push({ for: line, values: {} });
      }
    }
    expect(rules).toEqual(expected);
    expect(rules.length).toBeLessThanOrEqual(100);
  });

  test("sets each header once per address, since Cloudflare joins repeated headers", () => {
    const fits = (address: string): string[] =>
      expected
        .filter((rule) => (rule.for.endsWith("*") ? address.startsWith(rule.for.slice(0, -1)) : address === rule.for))
        .flatMap(({ values }) => Object.keys(values));
    for (const address of ["", "nothing", "assets/nothing.js", "assets/site.1.css", "speculation-rules.json"]) {
      const names = fits(base + address);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(Object.keys(pageHeaders(base))));
    }
  });
});
