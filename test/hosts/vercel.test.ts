import { getTransformedRoutes } from "@vercel/routing-utils";
import { beforeAll, describe, expect, test } from "vitest";
import { formatVercel } from "../../src/hosts/vercel.ts";
import { hashedFileCaching, pageHeaders } from "../../src/hosts/headers.ts";
import type { RedirectRule } from "../../src/model/content/redirects.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { mostEntries } from "../support/most-redirects.ts";

const content = `- from: /Team%20(old)+ab.php
  to: /about/meetthedoctors
- from: /kronen-brücken
  to: /services/bridges
- from: /v1.2/
  to: /services/bridges
- from: /blog/*
  to: https://blog.example/a+b:c/?from=site#top
- from: /blog/2019/*
  to: /services/sealants
- from: /blog/2019/index.html
  to: /services/bridges
`;

interface Settings {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number }[];
}

async function readSettings(entries: string): Promise<{ settings: Settings; redirects: readonly RedirectRule[] }> {
  return readSettingsOf(makeLittleSite({ "site/redirects.yaml": entries }));
}

async function readSettingsOf(site: LittleSite): ReturnType<typeof readSettings> {
  const { result } = await buildLittleSite(site);
  const { base, redirects } = result.built!;
  return {
    settings: JSON.parse(formatVercel({ base, hostName: "www.harborlane.example", redirects })) as Settings,
    redirects,
  };
}

/** Reads the settings with Vercel's own library. The first rule that matches an address answers. */
function readRules(settings: Settings): (address: string) => unknown[] | undefined {
  const { routes, error } = getTransformedRoutes(settings);
  expect(error).toBeNull();
  const rules = (routes as { src: string; status?: number; headers: { Location?: string } }[])
    .filter(({ status }) => status !== undefined)
    .map(({ src, status, headers }) => ({ pattern: new RegExp(src), status, location: headers.Location! }));
  return (address) => {
    const rule = rules.find(({ pattern }) => pattern.test(address));
    return rule && [rule.status, address.replace(rule.pattern, rule.location)];
  };
}

describe("the settings for Vercel", () => {
  let settings: Settings;
  let redirects: readonly RedirectRule[];
  beforeAll(async () => {
    ({ settings, redirects } = await readSettings(content));
  });

  test("sends all headers with every answer, and caches hashed files for a year", () => {
    const [all, hashed, rules] = settings.headers;
    expect(all!.source).toBe("/(.*)");
    expect(Object.fromEntries(all!.headers.map(({ key, value }) => [key, value]))).toEqual(pageHeaders("/practice/"));
    expect([hashed!.source, hashed!.headers[0]!.value]).toEqual(["/practice/assets/(.*)", hashedFileCaching]);
    expect(rules!.headers).toEqual([{ key: "Content-Type", value: "application/speculationrules+json" }]);
  });

  test("redirects the addresses of lists in both languages", async () => {
    const { settings: own } = await readSettingsOf(makePractice("bilingual"));
    const answer = readRules(own);
    expect(answer("/es/services")).toEqual([301, "/es/services/veneers/"]);
    expect(answer("/es/about/")).toEqual([301, "/es/about/lanternfield/"]);
    expect(answer("/es/services/crowns")).toEqual([301, "/es/services/crowns/"]);
  });

  test("redirects every form of an old address in one step, encoded or decoded", () => {
    const answer = readRules(settings);
    expect(redirects.length).toBeGreaterThan(12);
    for (const { from, to, isPrefix } of redirects) {
      const expected = [301, to.replace("+b:c", "%2Bb%3Ac")];
      for (const form of [from, encodeURI(from)]) {
        expect([form, ...answer(form)!]).toEqual([form, ...expected]);
        if (isPrefix) expect(answer(`${form}any/page/`), form).toEqual(expected);
      }
    }
    for (const address of ["/practice/Team (old)ab.php", "/practice/v1x2/", "/practice/blogs/", "/practice/"]) {
      expect(answer(address), address).toBeUndefined();
    }
  });

  test("redirects to a page's only address with status 301, and does not redirect files", () => {
    const answer = readRules(settings);
    expect(answer("/practice/services/crowns")).toEqual([301, "/practice/services/crowns/"]);
    expect(answer("/practice/services/crowns/index.html")).toEqual([301, "/practice/services/crowns/"]);
    expect(answer("/practice/index.html")).toEqual([301, "/practice/"]);
    expect(answer("/index.html")).toEqual([301, "/"]);
    for (const file of ["/practice/services/crowns/", "/practice/sitemap.xml", "/practice/.well-known/a", "//evil"]) {
      expect(answer(file), file).toBeUndefined();
    }
  });

  test("keeps the longest possible list within Vercel's limit of 2,048 redirects", async () => {
    const { settings: longest } = await readSettings(mostEntries);
    expect(longest.redirects.length).toBeLessThanOrEqual(2048);
    expect(readRules(longest)("/practice/b99/x")).toEqual([301, "/practice/"]);
  });
});
