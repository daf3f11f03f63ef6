import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { buildSite } from "../../src/build.ts";
import { buildYear, shippedFolder } from "../support/build-site.ts";
import { openShippedSite } from "../support/shipped-site.ts";

// React's production code, with which the site is built, does not warn. These tests run the templates with its development code.
type Template = ComponentType<object>;

// Building the shipped site first encodes its pictures.
beforeAll(openShippedSite);

let warnings: MockInstance<typeof console.error>;
beforeEach(() => {
  warnings = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  warnings.mockRestore();
});

test("React has no warnings on any page", async () => {
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

test("React warns about a wrong attribute, so its development code is running", () => {
  renderToStaticMarkup(createElement("button", { commandFor: "drawer" }));
  expect(warnings).toHaveBeenCalledOnce();
});
