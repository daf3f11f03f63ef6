import { expect, test } from "vitest";
import { validateSite } from "../../../src/steps/validate/validate-site.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { markdownSource, noContent, position, textAt } from "../../support/read-source.ts";
import { isLong } from "../../support/test-level.ts";

const assets = new Map([
  ["pictures/doctor.svg", { absolutePath: "/doctor.svg" }],
  ["videos/harbor.mp4", { absolutePath: "/harbor.mp4" }],
]);

function validateBody(body: string) {
  const page = "mainTitleText: Polishing\ntitle: A\ndescription: B\nimgSrc: pictures/doctor.svg\nimgAlt: C";
  const source = markdownSource(page, body);
  const { problems, media } = validateSite({ ...noContent, entries: [source], entryFiles: [source.file], assets });
  // The front matter of these tests is not complete.
  return { source, problems: problems.filter(({ code }) => code !== "key/missing"), media };
}

test.skipIf(isLong).for([
  ["![a](pictures/docter.svg)", "8:6 media/missing-file pictures/docter.svg"],
  ["![a](videos/harbor.mp4)", "8:6 media/extension videos/harbor.mp4"],
  ["![a](https://a.example/b.png)", "8:6 media/outside-assets https://a.example/b.png"],
  ["![a](../secret.png)", "8:6 media/outside-assets ../secret.png"],
  ['x <img alt="x" src="https://a.example/b.png">', "8:21 media/outside-assets https://a.example/b.png"],
] as const)("a picture in a text must be there, and be a picture: %s", ([body, problem]) => {
  const { source, problems } = validateBody(`${body}\n`);
  const told = problems.map(({ code, place }) => `${position(place)} ${code} ${textAt(source.text, place)}`);
  expect(told).toEqual([problem]);
});

test.skipIf(isLong)("existing pictures in a text are prepared by the build", () => {
  const { problems, media } = validateBody(
    '![A dentist](pictures/doctor.svg)\n\n<img src="pictures/doctor.svg" alt="B">\n',
  );
  expect(problems).toEqual([]);
  expect(media.map(({ path, place }) => `${path} ${position(place())}`)).toEqual([
    "pictures/doctor.svg 5:9",
    "pictures/doctor.svg 8:14",
    "pictures/doctor.svg 10:11",
  ]);
});

test.runIf(isLong)("a site may have hundreds of thousands of mistakes", () => {
  const entryFiles = new Array<string>(200_000).fill("site/services/crowns.md");
  const { problems } = validateSite({ ...noContent, entryFiles });
  expect(problems.filter(({ code }) => code === "address/duplicate").length).toBe(199_999);
});

test.skipIf(isLong).each(["Datenschutz", "Confidentialité", "Cookies Policy"])(
  "a privacy page may call a section %s",
  (heading) => {
    const head = "mainTitleText: Legal\ndescription: What we keep.\neffectiveDate: 2026-01-01";
    const page = markdownSource(head, `\n## ${heading}\n\nWe keep nothing.\n`, "site/privacypolicy.md");
    const content = contentOfPractice();
    const { problems } = validateSite({ ...content, files: { ...content.files, "privacypolicy.md": page } });
    expect(problems.filter(({ place }) => place.file === page.file)).toEqual([]);
  },
);
