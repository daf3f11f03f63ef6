import { describe, expect, test, vi } from "vitest";
import { buildSite } from "../../src/build.ts";
import { checkSite } from "../../src/steps/check/check-site.ts";
import { gradeTexts } from "../../src/steps/check/reading-grade.ts";
import type { AssetFiles } from "../../src/model/build/source.ts";
import { validateSite } from "../../src/steps/validate/validate-site.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { findComplaints, schemas } from "../support/check-schema.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { markdownSource, noContent, position, textAt } from "../support/read-source.ts";

/*
 * A key's meaning is declared only in its schema. These tests add keys to the pages of services, and no other code knows about them.
 */
vi.mock("../../src/model/content/service.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../src/model/content/service.ts")>();
  const parts = await import("../../src/model/content/schema-parts.ts");
  const z = await import("zod");
  const serviceSchema = original.serviceSchema.extend({
    diagram: parts.pictureSchema.describe("A drawing of the steps.").optional(),
    diagramAlt: parts.pictureWords("diagram", "What the drawing shows.").optional(),
    clip: parts.mediaSchema.describe("A short film.").optional(),
    clipStill: parts.posterOf("clip").describe("The picture shown until the film plays.").optional(),
    reel: parts.videoSchema.describe("Another film.").optional(),
    reelStill: parts.posterOf("reel").describe("Its picture.").optional(),
    steps: z.array(parts.pictureSchema).describe("Drawings without words of their own.").optional(),
    bookingHref: parts.hrefSchema.describe("Where to book.").optional(),
    costs: parts.htmlText("What it costs, in simple HTML.", "<p>Ask us.</p>").optional(),
    checked: parts.monthSchema.describe("When the prices were last checked.").optional(),
    comfort: parts.text("What helps you through it.", "Music, if you like.").optional(),
  });
  return { ...original, serviceSchema };
});

const assets: AssetFiles = new Map(
  ["pictures/steps.svg", "pictures/still.webp", "videos/clip.mp4"].map((name) => [name, { absolutePath: `/${name}` }]),
);

const page =
  "mainTitleText: Crowns\ntitle: A cover\ndescription: It covers a tooth.\nimgSrc: pictures/steps.svg\nimgAlt: A crown.";

/** Validates a service page with these lines. Returns its problems, also as `code marked text`. */
async function validate(lines: string) {
  const source = markdownSource(`${page}\n${lines}`);
  const content = { ...noContent, entries: [source], entryFiles: [source.file], assets };
  const validation = validateSite(content);
  const site = { languages: [{ content, validated: validation }], found: validation.problems, finished: undefined };
  const problems = [...validation.problems, ...(await checkSite(site, {})).problems];
  return {
    ...validation,
    content,
    problems,
    told: problems.map(({ code, place }) => `${code} ${textAt(source.text, place)}`),
  };
}

describe("an added key is checked like every other key of its kind", () => {
  test.for([
    ["diagram: pictures/step.svg", "media/missing-file pictures/step.svg"],
    ["diagram: videos/clip.mp4", "media/extension videos/clip.mp4"],
    ["diagram: ../steps.svg", "media/outside-assets ../steps.svg"],
    ["diagram:", "value/empty diagram"],
    ["clip: videos/clip.mov", "media/extension videos/clip.mov"],
    ["clip: videos/clip.mp4", "media/no-poster videos/clip.mp4"],
    ["clip: pictures/steps.svg\nclipStill: pictures/still.webp", "media/no-video clipStill"],
    ["clip: videos/clip.mp4\nclipStill: videos/clip.mp4", "media/extension videos/clip.mp4"],
    ["reel: pictures/steps.svg", "media/extension pictures/steps.svg"],
    ["reel: videos/clip.mp4", "media/no-poster videos/clip.mp4"],
    ["bookingHref: javascript:alert(1)", "link/scheme javascript:alert(1)"],
    ["bookingHref: /services/crown", "link/unknown-page /services/crown"],
    ["costs: <p>Ask <script>us()</script></p>", "html/element <script"],
    ["costs: <p>Ask <b>us.</p>", "html/unclosed <b"],
    ["costs: Ask **us**.", "value/markdown-in-html **us**"],
    ['costs: <a href="/price">Prices</a>', "link/unknown-page /price"],
    ["costs: <b></b>", "value/wrong-format <b></b>"],
    ["costs: Painless <b>and</b> quick.", "copy/painless Painless"],
    ["comfort: <b>Music</b>", "value/markup-in-text <b>"],
    ["comfort: “Music”", "yaml/curly-quotes “Music”"],
    ["comfort: 7", "value/number-not-text 7"],
    ["comfort: It is painless.", "copy/painless painless"],
    ["comfort: Sedation has a success rate of 9%.", "copy/percentage success rate of 9%"],
  ] as const)("%s", async ([lines, problem]) => {
    const words = lines.startsWith("diagram: ") ? "\ndiagramAlt: Four steps." : "";
    expect((await validate(lines + words)).told).toEqual([expect.stringContaining(problem)]);
  });

  test("the words for its picture are compared with the text printed beside them", async () => {
    const { problems, told } = await validate("diagram: pictures/steps.svg");
    expect(told).toEqual(["media/no-alt diagram"]);
    expect(problems[0]!.remedy).toContain("diagramAlt: ");
    const wordsFor = async (words: string): Promise<string[]> =>
      (await validate(`diagram: pictures/steps.svg\ndiagramAlt: ${words}`)).told;
    expect(await wordsFor("")).toEqual(["value/empty diagramAlt"]);
    expect(await wordsFor("steps.svg")).toEqual(["media/unfit-alt steps.svg"]);
    expect(await wordsFor("Picture of steps")).toEqual(["media/alt-opening Picture of steps"]);
    expect(await wordsFor("It covers a tooth.")).toEqual(["media/unfit-alt It covers a tooth."]);
  });

  test.for([
    "DiagramAlt: Four steps.\ndiagram: pictures/steps.svg",
    "clipstill: x\nclip: videos/clip.mp4",
    "Comfort: <b>",
  ])("one that is misspelled gives one problem: %j", async (lines) => {
    const { problems, told } = await validate(lines);
    expect(told).toEqual([`key/unknown ${lines.split(":")[0]!}`]);
    expect(problems[0]!.message).toContain("Did you mean");
  });

  test("the remedy does not offer to remove required words", async () => {
    const { problems } = await validate("diagram: pictures/steps.svg\ndiagramAlt:");
    expect(problems[0]!.remedy).not.toContain("remove");
    expect((await validate("comfort:")).problems[0]!.remedy).toContain("remove");
  });

  test("its sentences count for the reading grade, but the words for a picture do not", async () => {
    const sentence = "Osseointegration notwithstanding variability necessitates individualized consideration. ";
    expect(gradeTexts((await validate(`comfort: ${sentence.repeat(20)}`)).content)).toHaveLength(1);
    expect(gradeTexts((await validate(`diagramAlt: ${sentence.repeat(20)}`)).content)).toEqual([]);
  });
});

describe("the files and links in an added key are found", () => {
  const lines = `diagram: pictures/steps.svg
diagramAlt: Four steps.
clip: videos/clip.mp4
clipStill: pictures/still.webp
bookingHref: https://book.example/
costs: See <a href="#prices">the prices</a>.`;

  test("so that its pictures and videos are made ready and its links are checked", async () => {
    const { media, problems } = await validate(lines);
    expect(problems).toEqual([]);
    expect(media.map(({ path, place }) => `${position(place())} ${path}`)).toEqual([
      "5:9 pictures/steps.svg",
      "7:10 pictures/steps.svg",
      "9:7 videos/clip.mp4",
      "10:12 pictures/still.webp",
    ]);
  });

  test("so that a poster is compared with its film", async () => {
    const site = makeLittleSite();
    const sealants = site.read("site/services/sealants.md");
    const more = "clip: videos/harbor.mp4\nclipStill: pictures/office.webp";
    site.write("site/services/sealants.md", sealants.replace("---\n", `---\n${more}\n`));
    const options = {
      root: site.root,
      cacheFolder: site.file(".dentalsite"),
      date: Date.UTC(2026, 5),
      now: Date.now(),
    };
    const { problems } = await buildSite({ ...options, checks: {} });
    expect(problems.map(({ code, place }) => `${position(place)} ${code}`)).toContain("3:12 media/poster-shape");
  });

  test("and that its template receives it under the same key, ready to print", async () => {
    const site = makeLittleSite();
    const sealants = site.read("site/services/sealants.md");
    const more = `diagram: pictures/doctor.svg
diagramAlt: Four steps.
clip: videos/harbor.mp4
clipStill: videos/harbor.webp
steps: [pictures/doctor.svg]
bookingHref: /services/cleanings
costs: See <a href="/about/address">the prices</a>.
checked: 2026-11`;
    site.write("site/services/sealants.md", sealants.replace("---\n", `---\n${more}\n`));
    const { result } = await buildLittleSite(site);
    expect(result.problems).toEqual([]);
    const route = result.built!.routes.find(({ source }) => source === "site/services/sealants.md");
    expect(route!.props).toMatchObject({
      diagram: { kind: "picture", src: expect.stringMatching(/^\/.*doctor\.\w+\.svg$/) as string, alt: "Four steps." },
      clip: { kind: "video", poster: { src: expect.stringMatching(/harbor-16\.\w+\.jpg$/) as string }, alt: "" },
      steps: [{ kind: "picture", alt: "" }],
      bookingHref: expect.stringMatching(/\/services\/cleanings\/$/) as string,
      costs: expect.stringMatching(/^See <a href="\/.*about\/address\/">the prices<\/a>\.$/) as string,
      checked: "November 2026",
    });
  });
});

describe("editors know an added key", () => {
  const schema = schemas.get("service.json")!;
  const data = { mainTitleText: "Crowns" };

  test("with its description, and nothing that is for our own steps", () => {
    expect(schema.properties).toMatchObject({ comfort: { type: "string", description: "What helps you through it." } });
    expect(Object.keys(schema.properties!.diagramAlt!).sort()).toEqual([
      "description",
      "examples",
      "pattern",
      "patternErrorMessage",
      "type",
    ]);
  });

  test("and ask for the words of its picture, but not for a poster", () => {
    expect(findComplaints(schema, { ...data, diagram: "a.svg" })).toEqual([
      " must have property diagramAlt when property diagram is present",
    ]);
    expect(findComplaints(schema, { ...data, clip: "a.svg" })).toEqual([]);
  });
});
