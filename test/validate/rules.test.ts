import { expect, test } from "vitest";
import { makeLittleSite } from "../support/little-site.ts";
import { runCli } from "../support/run-cli.ts";

test.for([
  ["off:", "# Rules that do not hold here.\noff:\n"],
  ["off: []", "off: []\n"],
  ["comments", "# yaml-language-server: $schema=.schema/rules.json\n# off:\n#   - code: copy/painless\n"],
] as const)("a file of rules that holds only %s switches off no rule", async ([, text]) => {
  const site = makeLittleSite({ "site/rules.yaml": text });
  expect(await runCli(["check"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
});
