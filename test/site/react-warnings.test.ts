import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { buildSite } from "../../src/build.ts";
import { buildYear, shippedFolder } from "../support/build-site.ts";
import { openShippedSite } from "../support/shipped-site.ts";

// The site is built with React's production code, which keeps silent. Here the templates run with its development code.
type Template = ComponentType<object>;

// Its build encodes the pictures.
beforeAll(openShippedSite);

let warnings: MockInstance<typeof console.error>;
beforeEach(() => {
  warnings = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  warnings.mockRestore();
});

test("React finds nothing to warn about on any page", async () => {
  const cacheFolder = path.join(shippedFolder, ".dentalsite");
  const { built, problems } = await buildSite({ root: shippedFolder, cacheFolder, date: Date.UTC(buildYear, 5), now: Date.now() });
  expect(problems).toEqual([]);
  const warned: Record<string, string> = {};
  for (const { path: address, template, props } of built?.routes ?? []) {
    const { default: Page } = (await import(`../../templates/${template}.tsx`)) as { default: Template };
    expect(renderToStaticMarkup(createElement(Page, props)), address).toContain("<h1");
    if (warnings.mock.calls.length > 0) warned[address] = warnings.mock.calls.map((call) => call.join(" ")).join("\n");
    warnings.mockClear();
  }
  expect(warned).toEqual({});
});

test("React would warn about a wrong attribute, so its development code is at work", () => {
  renderToStaticMarkup(createElement("button", { commandFor: "drawer" }));
  expect(warnings).toHaveBeenCalledOnce();
});
