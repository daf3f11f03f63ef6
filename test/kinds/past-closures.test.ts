import { expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { jsonReportSchema } from "../../src/report/machine-report.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

/** Makes the little site, whose office is in Oregon, with closures on lines 18 to 23. */
function closeOffice(practice = ""): LittleSite {
  const site = makeLittleSite();
  const closures = [
    ...["closures:", "  - from: 2026-12-24", "    to: 2027-01-01", "    label: Winter holidays"],
    ...["  - from: 2026-07-03", "    label: Independence Day", "map:"],
  ];
  site.write(
    "site/offices/port-ansel.md",
    site.read("site/offices/port-ansel.md").replace("map:", closures.join("\n")),
  );
  site.write("site/practice.yaml", site.read("site/practice.yaml") + practice);
  return site;
}

async function buildAt({ root, file }: LittleSite, moment: string) {
  const options = { root, cacheFolder: file(".dentalsite"), date: Date.parse(moment), now: Date.now() };
  const { built, problems } = await buildSite(options);
  expect(problems).toEqual([]);
  const all = built!.pages.map(({ html }) => html).join("\n");
  const shown = ["Winter holidays", "Independence Day"].filter((label) => all.includes(label));
  const inData = [...new Set(all.match(/(?<="validThrough":")[\d-]+/g))];
  return { shown, inData, nextChange: built!.nextChange?.day };
}

test.for([
  ["2026-07-04T06:59:00Z", ["Winter holidays", "Independence Day"], ["2027-01-01", "2026-07-03"], "2026-07-04"],
  ["2026-07-04T07:00:00Z", ["Winter holidays"], ["2027-01-01"], "2027-01-02"],
  ["2027-01-02T07:59:00Z", ["Winter holidays"], ["2027-01-01"], "2027-01-02"],
  ["2027-01-02T08:00:00Z", [], [], undefined],
] as const)(
  "at %s an office in Oregon shows %j, in structured data %j, and changes by itself on %s",
  async ([moment, shown, inData, nextChange]) => {
    expect(await buildAt(closeOffice(), moment)).toEqual({ shown, inData, nextChange });
  },
);

test("a closure until further notice announces no change", async () => {
  const site = closeOffice();
  const office = site.read("site/offices/port-ansel.md");
  site.write("site/offices/port-ansel.md", office.replace("to: 2027-01-01", "to: 9999-12-31"));
  expect(await buildAt(site, "2026-11-24T00:00:00Z")).toMatchObject({
    shown: ["Winter holidays"],
    nextChange: undefined,
  });
});

test("a closure ends at midnight in the practice's time zone", async () => {
  const site = closeOffice("timeZone: Pacific/Auckland\n");
  expect((await buildAt(site, "2027-01-01T10:59:00Z")).shown).toEqual(["Winter holidays"]);
  expect((await buildAt(site, "2027-01-01T11:00:00Z")).shown).toEqual([]);
});

test.for(["build", "check"])("%s --format json says when the unchanged site must be built again", async (command) => {
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 24) / 1000) };
  const args = [command, "--format", "json"];
  const { stdout } = await runHere(args, { cwd: closeOffice().root, env });
  expect(jsonReportSchema.parse(JSON.parse(stdout)).nextChange).toBe("2027-01-02");
  const { stdout: without } = await runHere(args, { cwd: makePractice("smallest").root, env });
  expect(jsonReportSchema.parse(JSON.parse(without)).nextChange).toBeUndefined();
});
