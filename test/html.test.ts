import { HtmlValidate, type ConfigData } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { openShippedSite, readPage, type BuiltSite } from "./support/shipped-site.ts";

const config: ConfigData = {
  extends: ["html-validate:recommended"],
};

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate(config);
  const findings: string[] = [];
  for (const page of site.pages) {
    const report = await validator.validateString(readPage(site, page), page);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) findings.push(`${ruleId}: ${message} (${line}:${column})`);
    }
  }
  expect([...new Set(findings.map((each)=>each.replace(/\d+/g,"")))]).toEqual([]);
});
