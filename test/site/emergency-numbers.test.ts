import { load } from "cheerio";
import countryToCurrency from "country-to-currency";
import { expect, test } from "vitest";
import { fillAnswers } from "../../src/scaffold/answers.ts";
import { listStarterFiles } from "../../src/scaffold/starter-files.ts";
import { emergencyNumberOf } from "../../src/model/domain/countries.ts";
import { emergencyNumbers } from "../../src/model/domain/emergency-numbers.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

const listed = emergencyNumbers.flatMap(([, countries]) => countries.split(" "));

test("every number that calls an ambulance has a source, and no country has two", () => {
  expect(emergencyNumbers.filter(([number, , source]) => !/^\d{2,5}$/.test(number) || source.length < 10)).toEqual([]);
  expect(listed.filter((country, at) => listed.indexOf(country) !== at)).toEqual([]);
  expect(listed.filter((country) => !(country in countryToCurrency))).toEqual([]);
});

test.for([
  ["ME", "124"],
  ["TW", "119"],
  ["FJ", "911"],
  ["CU", "104"],
  ["AR", "107"],
  ["YE", undefined],
  ["XX", undefined],
] as const)("in %s, %s calls an ambulance", ([country, number]) => {
  expect(emergencyNumberOf(country)).toBe(number);
});

function makeSite(words?: string) {
  const site = makeLittleSite({
    "site/home.yaml": null,
    "site/emergency.yaml": null,
    ...(words !== undefined && { "site/words.yaml": words }),
  });
  const office = "site/offices/port-ansel.md";
  site.write(office, site.read(office).replace(/ {2}city: [^]*?States\n/, "  city: Sana’a\n  country: Yemen\n"));
  return site;
}

test("where no number is known, the practice is asked to write its own, and pages have that one", async () => {
  const { result } = await buildLittleSite(makeSite());
  const errors = result.problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code, message }) => [code, message])).toEqual([
    ["language/missing-words", "The number that calls an ambulance in Yemen is not known here."],
  ]);
  expect(errors[0]!.place).toMatchObject({ file: "site/offices/port-ansel.md", line: 7, column: 12 });
  expect(errors[0]!.remedy).toContain(
    'in two lines of site/words.yaml with the number in place of "…": call911: "Call …"',
  );
  const site = makeSite("call911: Call 191\nemergencyNote: Trouble breathing? Call 191.\n");
  const own = await buildLittleSite(site);
  expect(own.result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(load(site.read("dist/services/Whitening/index.html"))("main").text()).toContain("Call 191");
});

test.for(["en", "es", "ar"])("init in %s writes a sample where no number is known, which a check names", (language) => {
  const files = listStarterFiles(fillAnswers({ country: "YE", language }), {
    packageFolder,
    today: "2026-11-01",
    packageSpec: "1.0.0",
  });
  const read = (name: string): string => String(files.find(({ path }) => path === name)?.contents);
  expect(read("site/words.yaml")).toMatch(/^call911: "?(Call|Llame al|Llamar al) XXXX"?$/m);
  expect(read("site/words.yaml")).not.toContain("{emergency}");
  expect(read("site/samples.yaml")).toContain("- value: XXXX\n");
  const texts = files.flatMap(({ contents }) => (typeof contents === "string" ? [contents] : []));
  expect(texts.filter((text) => /\b(112|911)\b/.test(text))).toEqual([]);
});
