import { HtmlValidate, type ConfigData } from "html-validate";
import { expect, test } from "vitest";
import { openShippedSite, readPage } from "./support/shipped-site.ts";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // The next five are about spelling that HTML reads alike; the pages are spelled as React's static renderer spells them.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    // The specification asks for films that start by themselves. They are silent, can be stopped, and stop for visitors who ask
    // for less motion; sound that starts by itself stays forbidden.
    "no-autoplay": ["error", { include: ["audio"] }],
    // A number with non-breaking hyphens is not found by a search and not understood where it is pasted.
    "tel-non-breaking": "off",
    // All files come from the host of the page.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

test("every page is valid HTML", async () => {
  const site = await openShippedSite();
  const validator = new HtmlValidate(config);
  const findings: Record<string, string[]> = {};
  for (const page of site.pages) {
    const { results } = await validator.validateString(readPage(site, page), page);
    const messages = results.flatMap((result) => result.messages);
    if (messages.length > 0)
      findings[page] = messages.map((each) => `${each.ruleId} at ${each.column}: ${each.message}`);
  }
  expect(findings).toEqual({});
});

test("the validator is at work", async () => {
  const report = await new HtmlValidate(config).validateString("<!doctype html><p><div>a</p>");
  expect(report.valid).toBe(false);
});
