import { kinds } from "../../src/kinds/kinds.ts";
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { Memory } from "../../src/lib/memory.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { createAddresses } from "../../src/steps/route/addresses.ts";
import { createRichText } from "../../src/steps/route/rich-text.ts";
import { validateSite } from "../../src/steps/validate/validate-site.ts";
import { RichText } from "../../templates/parts/rich-text.tsx";
import { siteTexts, splitFile, withIntroduction } from "../fuzz/site-texts.ts";
import { addToTexts } from "../support/add-to-texts.ts";
import { openBrowser } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { passHtml, passMarkdown } from "../support/print-content.ts";
import { isRedirect } from "../support/read-tree.ts";
import { startStaticHost } from "../support/static-host.ts";
import { richTextVectors, valueVectors, type Vector } from "./sanitizer-vectors.ts";

/*
 * Two walls are between content and a page: validation, which refuses, and the allow-list, which prints. Each is tested alone. The
 * result is loaded in a browser under the site's policy and without it, so that the policy is not what keeps code from running.
 */

const base = "/practice/";

/** The content file with a key. */
function fileOfKey(key: string): string {
  if (key === "href") return "site/services.yaml";
  if (key === "logo") return "site/brand.yaml";
  return /^(phone|embedUrl|linkUrl)$/.test(key) ? "site/offices/port-ansel.md" : "site/practice.yaml";
}

/** The complete content file of a vector. */
function fileOf([where, text]: Vector, name: string): { file: string; contents: string } {
  const page = { file: `site/services/${name}.md` };
  if (where === "HTML") return { ...page, contents: withIntroduction(text) };
  if (where === "Markdown") return { ...page, contents: `${splitFile("site/services/sealants.md").head}${text}\n` };
  const file = fileOfKey(where);
  const line = new RegExp(`^( *)${where}:.*$`, "m");
  const value = JSON.stringify(text);
  const yaml = siteTexts.get(file)!.replace(line, (_, indent: string) => `${indent}${where}: ${value}`);
  return { file, contents: where === "lookupUrl" ? `${yaml}  lookupUrl: ${value}\n` : yaml };
}

/** The result of validating a site with this one change. */
function outcomeOf(site: LittleSite, vector: Vector, { recall }: Memory): string {
  const { file, contents } = fileOf(vector, "vector");
  const before = siteTexts.get(file);
  site.write(file, contents);
  const { content, problems } = parseSite(readSite(site.root, { recall, now: Date.now() }), kinds, { recall });
  const codes = [...problems, ...validateSite(content, recall).problems].map(({ code }) => code);
  if (before === undefined) rmSync(site.file(file));
  else site.write(file, before);
  return [...new Set(codes)].sort().join(" ") || "harmless";
}

test("validation refuses content that could run, and accepts content that is only text", () => {
  const site = makeLittleSite();
  const memory = new Memory();
  const outcomes = [...richTextVectors, ...valueVectors].map((vector): Vector => [
    vector[0],
    vector[1],
    outcomeOf(site, vector, memory),
  ]);
  expect(outcomes).toEqual([...richTextVectors, ...valueVectors]);
});

// This script runs in each page before anything else.
const listenForCode = `
  window.ran = [];
  for (const name of ["pwned", "alert", "confirm", "prompt", "print", "open"]) window[name] = () => ran.push(name);
  addEventListener("error", ({ message }) => ran.push(message));
`;

// This script runs in each loaded page, and lists elements that templates do not print.
const listFaults = `[
  ...window.ran,
  // The map's frame waits in a template, whose elements a selector would not find.
  ...[document, ...[...document.querySelectorAll("template")].map(({ content }) => content)]
    .flatMap((part) => [...part.querySelectorAll("*")]).flatMap((element) => [
    ...element.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$|^formaction$|^ping$/i.test(name)),
    ...(/^(script|style|iframe|object|embed|base|form|math|template|xmp|plaintext|textarea|select|frame|link|meta)$/i.test(element.localName)
      && !element.matches(window.own ?? "none") ? [element.outerHTML.slice(0, 200)] : []),
    ...("protocol" in element && element.href && !/^(https?|mailto|tel):$/.test(element.protocol) ? [element.href] : []),
  ]),
]`;

const ownElements = [
  "script[defer][src^='/practice/assets/site.']:empty",
  "script[type='application/ld+json']",
  ".map-frame > template",
  "iframe[src^='https://www.google.com/maps'][referrerpolicy]",
  "head > link",
  "head > meta",
].join();

/** Loads every page of a folder in a browser and lists the faults of each. */
async function findFaults(folder: string, own: string): Promise<Record<string, unknown>> {
  const host = await startStaticHost(folder, { base });
  const context = await (await openBrowser()).newContext({ baseURL: host.origin });
  try {
    await context.addInitScript(listenForCode);
    await context.addInitScript(`window.own = ${JSON.stringify(own)}`);
    const asked: string[] = [];
    context.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(host.origin) && !url.startsWith("https://www.google.com/maps")) asked.push(url);
    });
    const page = await context.newPage();
    const faults: Record<string, unknown> = {};
    const look = (): Promise<unknown[]> => page.evaluate<unknown[]>(listFaults);
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
    for (const name of names) {
      const isLeaving = isRedirect(path.join(folder, name));
      await page.goto(base + name, { waitUntil: isLeaving ? "commit" : "load" });
      if (isLeaving) await page.waitForURL((url) => url.pathname !== base + name);
      const found = [...(await look()), ...asked.splice(0)];
      if (found.length > 0) faults[name] = found;
    }
    expect(names.length).toBeGreaterThan(0);
    return faults;
  } finally {
    await context.close();
    await host.close();
  }
}

const nastyEnd = `"'><img src=x onerror=pwned()></title></textarea></script><script>pwned()</script><!--<script>\\u0000\u2028`;

describe("accepted content", () => {
  const built = path.join(makeTemporaryFolder(), "dist");

  beforeAll(async () => {
    const site = makeLittleSite();
    for (const [file, text] of addToTexts(nastyEnd)) site.write(file, text);
    const harmless = richTextVectors.filter(([, , outcome]) => outcome === "harmless");
    expect(harmless.length).toBeGreaterThan(20);
    harmless.forEach((vector, index) => {
      const { file, contents } = fileOf(vector, `vector-${index}`);
      site.write(file, contents);
    });
    for (const [key, text, outcome] of valueVectors) {
      if (outcome !== "harmless") continue;
      const line = new RegExp(`^( *)"?${key}"?:.*$`, "m");
      const file = fileOfKey(key);
      site.write(
        file,
        site.read(file).replace(line, (_, indent: string) => `${indent}${key}: ${JSON.stringify(text)}`),
      );
    }
    await buildSiteInto(built, site.root);
  });

  test("runs no code under the site's policy", async () => {
    expect(await findFaults(built, ownElements)).toEqual({});
  });

  test("runs no code without any policy", async () => {
    const folder = path.join(makeTemporaryFolder(), "dist");
    cpSync(built, folder, { recursive: true });
    writeFileSync(path.join(folder, "_headers"), "");
    expect(await findFaults(folder, ownElements)).toEqual({});
  });
});

describe("the allow-list alone", () => {
  const richText = createRichText(createAddresses("https://a.example/practice"), new Map(), "en-US");

  /** Makes a folder of pages with the printed vectors, several `together` on each. */
  function printAll(vectors: readonly Vector[], together: number, print: (vector: Vector) => string): string {
    const folder = path.join(makeTemporaryFolder(), "pages");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "_headers"), "");
    writeFileSync(path.join(folder, "404.html"), "Not here.");
    vectors.forEach((vector, index) => {
      appendFileSync(path.join(folder, `${Math.floor(index / together)}.html`), `<!doctype html>${print(vector)}\n`);
    });
    return folder;
  }

  const clean = ([where, text]: Vector): string => {
    const markup = where === "HTML" ? { opening: passHtml(text), sections: [] } : passMarkdown(text);
    const html = richText.printText(markup);
    // Each vector is printed directly, and in the way that templates print it.
    return `${html}<hr>${renderToStaticMarkup(createElement(RichText, { html })).replaceAll(/<link rel="preload"[^>]*>/g, "")}`;
  };

  test("lets no code through, even without validation and without a policy", async () => {
    const folder = printAll(richTextVectors, 8, clean);
    expect(await findFaults(folder, "none")).toEqual({});
  });

  test("is needed: without it, the vectors run code", async () => {
    const some = richTextVectors.filter(([where], index) => where === "HTML" && index % 3 === 0);
    const faults = await findFaults(
      printAll(some, 1, ([, text]) => text),
      "none",
    );
    expect(Object.keys(faults).length).toBeGreaterThan(some.length / 2);
    expect(JSON.stringify(faults)).toContain("pwned");
    expect(JSON.stringify(faults)).toContain("evil.example");
  });
});
