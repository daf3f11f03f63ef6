import { expect, test } from "vitest";
import {
  budget,
  checkWeights,
  findByAddress,
  isTooHeavy,
  type WeightCauses,
} from "../../../src/steps/check/check-weights.ts";
import type { PageWeight } from "../../../src/steps/check/weigh-pages.ts";
import type { PreparedMedia } from "../../../src/steps/media/media-book.ts";
import { startOf } from "../../../src/model/build/place.ts";

const nothing: PageWeight = {
  page: { address: "/team/", source: "site/pages/team.md", isMostlyWords: true },
  html: 0,
  stylesheet: 0,
  script: 0,
  pictures: 0,
  heaviestPicture: undefined,
  videos: 9e9,
  films: [],
};
const noCauses: WeightCauses = { findMedia: () => undefined, ownCode: new Map() };

/** Each problem as its place, subject and remedy. */
function check(weight: Partial<PageWeight>, causes: Partial<WeightCauses> = {}): string[] {
  const found = checkWeights([{ ...nothing, ...weight }], { ...noCauses, ...causes });
  return found.map(({ place, about, remedy }) => `${place.file}: ${about}: ${remedy}`);
}

const picture = (address: string) => ({ address, bytes: 1 });

test("a page that exactly meets each part of the budget has no problem", () => {
  const { html, stylesheet, script, pictures } = budget;
  const films = [{ address: "a.mp4", bytes: budget.film }];
  expect(check({ html, stylesheet, script, pictures, heaviestPicture: picture("a.svg"), films })).toEqual([]);
});

test("a page is too heavy if one part is above the budget", () => {
  const films = [{ address: "a.mp4", bytes: budget.film + 1 }];
  const { film: _, ...parts } = budget;
  const heaviestPicture = picture("a.svg");
  for (const [part, limit] of Object.entries(parts))
    expect(isTooHeavy({ ...nothing, heaviestPicture, [part]: limit + 1 })).toBe(true);
  expect(isTooHeavy({ ...nothing, films })).toBe(true);
  expect(
    isTooHeavy({ ...nothing, heaviestPicture, ...budget, films: [{ address: "a.mp4", bytes: budget.film }] }),
  ).toBe(false);
});

test("a heavy page is advice, never an error", () => {
  const heavy = { html: budget.html + 1, pictures: 1e9, heaviestPicture: picture("a.svg") };
  const found = checkWeights([{ ...nothing, ...heavy }], noCauses);
  expect(found.map(({ severity }) => severity)).toEqual(["advice", "advice"]);
});

test("HTML over the budget is reported for the text, or for the practice's templates if they print most of it", () => {
  const html = budget.html + 1;
  const ownCode = new Map([["templates/own-page.tsx", ""]]);
  const page = { ...nothing.page, isMostlyWords: false };
  expect(check({ html }, { ownCode })).toEqual([expect.stringMatching(/team\.md: \/team\/: Move part of the text/)]);
  expect(check({ html, page }, { ownCode })).toEqual([expect.stringMatching(/your own templates/)]);
  const styles = new Map(["templates/css/page.css", "templates/script/menu.ts"].map((file) => [file, ""]));
  expect(check({ html, page }, { ownCode: styles })).toEqual([expect.stringMatching(/part of the text/)]);
});

test("heavy styles and scripts are reported once for all pages, at the practice's longest file", () => {
  const heavy = { ...nothing, stylesheet: budget.stylesheet + 1, script: budget.script + 1 };
  const ownCode = new Map([
    ["templates/css/hero.css", "a"],
    ["templates/css/card.css", "a".repeat(10)],
    ["templates/script/menu.ts", "a".repeat(20)],
  ]);
  const other = { ...heavy, page: { ...heavy.page, address: "/", source: "site/home.yaml" } };
  const found = checkWeights([heavy, other], { ...noCauses, ownCode });
  expect(found.map(({ place }) => place.file)).toEqual(["templates/css/card.css", "templates/script/menu.ts"]);
});

test("pictures over the budget are reported at the name of the heaviest, with a remedy for its kind", () => {
  const remedyFor = (name: string): string[] =>
    check(
      { pictures: budget.pictures + 1, heaviestPicture: picture("/a") },
      { findMedia: () => ({ name, place: startOf("site/doctors/reyes.md") }) },
    );
  expect(remedyFor("pictures/map.svg")).toEqual([expect.stringMatching(/reyes\.md: pictures\/map\.svg: .*PNG/)]);
  expect(remedyFor("pictures/team.jpg")).toEqual([expect.stringMatching(/picture that is 600 pixels wide/)]);
  expect(check({ pictures: budget.pictures + 1, heaviestPicture: picture("/x.png") })).toEqual([
    expect.stringMatching(/team\.md: \/x\.png: Write loading="lazy"/),
  ]);
});

test("a logo that is too heavy is reported once for all pages", () => {
  const heavy = { ...nothing, pictures: budget.pictures + 1, heaviestPicture: picture("/logo") };
  const findMedia = () => ({ name: "pictures/logo.svg", place: startOf("site/brand.yaml") });
  expect(checkWeights([heavy, heavy, heavy], { ...noCauses, findMedia })).toHaveLength(1);
});

test("each film over the budget is reported at its name", () => {
  const films = [
    { address: "/a.mp4", bytes: budget.film + 1 },
    { address: "/b.mp4", bytes: budget.film },
  ];
  expect(check({ films })).toEqual([expect.stringMatching(/team\.md: \/a\.mp4: .*HandBrake/)]);
});

test("a file's place is on the same page if it names the file, or otherwise the first place", () => {
  const named = ["site/home.yaml", "site/pages/team.md"].map((file) => ({
    path: "videos/tour.mp4",
    file,
    place: () => startOf(file),
  }));
  const photo = {
    path: "pictures/team.jpg",
    file: "site/doctors/reyes.md",
    place: () => startOf("site/doctors/reyes.md"),
  };
  const book = new Map<string, PreparedMedia>([
    [
      "videos/tour.mp4",
      {
        kind: "video",
        hasSound: false,
        files: [{ name: "videos/tour.webm", path: "assets/videos/tour.1.webm", type: "", isForNarrowScreens: false }],
      },
    ],
    [
      "pictures/team.jpg",
      {
        kind: "picture",
        width: 1,
        height: 1,
        path: "assets/team.1.jpg",
        formats: [{ type: "", variants: [{ path: "assets/team.1.avif", width: 1 }] }],
      },
    ],
  ]);
  const find = findByAddress([...named, photo], book, (path) => `/base/${path}`);
  const fileOf = (address: string, source: string) => find(address, source)?.place.file;
  expect(find("/base/assets/videos/tour.1.webm", "site/pages/team.md")?.name).toBe("videos/tour.webm");
  expect(fileOf("/base/assets/videos/tour.1.webm", "site/pages/team.md")).toBe("site/pages/team.md");
  expect(fileOf("/base/assets/videos/tour.1.webm", "site/pages/other.md")).toBe("site/home.yaml");
  expect(fileOf("/base/assets/team.1.avif", "site/pages/team.md")).toBe("site/doctors/reyes.md");
  expect(fileOf("/base/assets/team.1.jpg", "site/pages/team.md")).toBe("site/doctors/reyes.md");
  expect(fileOf("/base/other.jpg", "site/pages/team.md")).toBe(undefined);
});
