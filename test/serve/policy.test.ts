import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import type { BuiltSite } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import { pageHeaders } from "../../src/hosts/headers.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { startPreview } from "../support/preview.ts";

/*
 * All pages have the same policy, because nothing on a page is inline. The preview sends it too.
 */

/** The sources allowed for each kind of resource. Other kinds have no allowed source. */
const allowed = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "media-src": "'self'",
  "font-src": "'self'",
  "manifest-src": "'self'",
  "connect-src": "'self'",
  "frame-src": "https://www.google.com",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
};

let built: BuiltSite;
beforeAll(async () => {
  const root = makeLittleSite().root;
  const result = await buildSite({
    root,
    cacheFolder: makeTemporaryFolder(),
    date: Date.UTC(2026, 5),
    now: Date.now(),
  });
  built = result.built!;
});

function readPolicy(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((each) => [each.split(" ", 1)[0]!, each.slice(each.indexOf(" ") + 1)]),
  );
}

test("the policy allows the site's own files and the frame of the map, no inline code, and no text to become code", () => {
  expect(readPolicy(pageHeaders("/")["Content-Security-Policy"]!)).toEqual(allowed);
});

test("other headers allow only https, and hide a page's type and referrer from other sites", () => {
  const { "Content-Security-Policy": _, ...others } = pageHeaders("/practice/");
  expect(others).toEqual({
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Speculation-Rules": '"/practice/speculation-rules.json"',
  });
});

test("hosts send the speculation rules with the media type that browsers require, and only pages are prepared", () => {
  const file = (name: string): string => {
    const found = built.outputs.find(({ path }) => path === name)!;
    return String("contents" in found && found.contents);
  };
  const address = `${built.base}speculation-rules.json`;
  expect(headersFor(address, file("_headers"))["content-type"]).toBe("application/speculationrules+json");
  const where = { href_matches: "/practice/{*/}?" };
  expect(JSON.parse(file("speculation-rules.json"))).toEqual({ prerender: [{ where, eagerness: "moderate" }] });
});

test("the policy is the same for every site, at any address", () => {
  const { "Speculation-Rules": _, ...here } = pageHeaders("/");
  const { "Speculation-Rules": __, ...there } = pageHeaders("/practice/");
  expect(here).toEqual(there);
});

test("every page repeats the part of the policy that keeps foreign code out, for hosts that do not read _headers", () => {
  for (const { path, html } of [...built.pages, { path: "error", html: built.renderError("Teapot") }]) {
    const $ = load(html);
    const written = readPolicy($("meta[http-equiv='Content-Security-Policy']").attr("content") ?? "");
    expect(Object.keys(written), path).toEqual(["script-src", "object-src", "base-uri", "form-action"]);
    const missing = { "object-src": allowed["default-src"] };
    expect({ ...allowed, ...missing }, path).toMatchObject(written);
    // A policy in a page applies only to elements after it.
    const order = $("head > *").toArray();
    const isCode = order.findIndex(({ tagName, attribs }) => tagName === "script" || attribs.rel === "stylesheet");
    expect(order.findIndex(({ attribs }) => "http-equiv" in attribs)).toBeLessThan(isCode);
  }
});

test("no page has anything inline", () => {
  expect(built.pages.length).toBeGreaterThan(10);
  for (const { path, html } of [...built.pages, { path: "error", html: built.renderError("Teapot") }]) {
    const $ = load(html);
    const inline = $("script:not([src]):not([type='application/ld+json']), style, [style], [srcdoc]").toArray();
    const handlers = $("html, html *")
      .toArray()
      .flatMap(({ attribs }) => Object.keys(attribs).filter((name) => name.startsWith("on")));
    const addresses = $("[href], [src], [action]")
      .toArray()
      .flatMap(({ attribs }) => [attribs.href, attribs.src, attribs.action])
      .filter((address) => /^\s*(javascript|data|vbscript):/i.test(address ?? ""));
    expect({ path, inline: inline.length, handlers, addresses }).toEqual({
      path,
      inline: 0,
      handlers: [],
      addresses: [],
    });
  }
});

/** Reads the headers for a path from a `_headers` file, in which each pattern has its headers indented below it. */
function headersFor(path: string, rules: string): Record<string, string> {
  const found: Record<string, string> = {};
  let fits = false;
  for (const line of rules.split("\n")) {
    const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined) fits = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (fits) found[name.toLowerCase()] = value!;
  }
  return found;
}

describe("the preview", () => {
  /** Headers of any server, and one that keeps other sites from loading an answer. */
  const ordinary =
    /^(content-(type|length)|date|connection|keep-alive|accept-ranges|cache-control|cross-origin-resource-policy)$/;

  test.for([true, false])(
    "sends the headers of _headers and none that would weaken them; watching: %s",
    async (watches) => {
      const rules = built.outputs.find(({ path }) => path === "_headers")!;
      const { origin, server } = await startPreview({ watches });
      server.show({ built });
      const paths = built.outputs.map(({ path }) => built.base + path.replace(/(^|\/)index\.html$/, "$1"));
      for (const path of [...paths.filter((each) => !each.endsWith("_headers")), `${built.base}nothing-here`]) {
        const { headers } = await fetch(origin + path);
        const { "cache-control": _, ...wanted } = headersFor(path, String("contents" in rules && rules.contents));
        expect(Object.keys(wanted)).toContain("content-security-policy");
        for (const [name, value] of Object.entries(wanted)) expect(headers.get(name), `${path} ${name}`).toBe(value);
        const more = [...headers.keys()].filter((name) => !(name in wanted) && !ordinary.test(name));
        expect({ path, more }).toEqual({ path, more: [] });
      }
    },
  );

  test("adds nothing inline to a page, or to a page that reports problems", async () => {
    const { origin, server } = await startPreview({ watches: true });
    server.show({ problems: '<script>alert(1)</script> "><img src=x onerror=alert(1)>' });
    const problems = await fetch(origin);
    expect(readPolicy(problems.headers.get("content-security-policy")!)).toEqual(allowed);
    server.show({ built });
    for (const html of [await problems.text(), await (await fetch(origin + built.base)).text()]) {
      const $ = load(html);
      expect(
        $("script:not([src]):not([type='application/ld+json']), style, [style], main img[onerror], [onerror]"),
      ).toHaveLength(0);
      expect($("script[src]").length).toBeGreaterThan(0);
    }
  });
});
