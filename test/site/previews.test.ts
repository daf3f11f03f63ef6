import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { openShippedSite, parsePage, type BuiltSite } from "../support/shipped-site.ts";

const origin = "https://www.kelpwood.example";

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

function readPreview(address: string): Record<string, string | undefined> {
  const $ = parsePage(site, address);
  const contentOf = (name: string): string | undefined => $(`meta[property='${name}'], meta[name='${name}']`).attr("content");
  const keys = ["og:image", "og:image:width", "og:image:height", "og:image:alt", "twitter:card", "og:locale"];
  return Object.fromEntries(keys.map((key) => [key, contentOf(key)]));
}

const fileOf = (address: string | undefined): string => (address ?? "").replace(`${origin}/`, "");

test("every page has a picture for shared links, with its size, its words and an absolute address", async () => {
  for (const page of site.indexedPages) {
    const preview = readPreview(page);
    expect(preview, page).toMatchObject({
      "og:image": expect.stringMatching(/^https:\/\/www\.kelpwood\.example\/assets\/.*\.jpg$/) as string,
      "og:image:alt": expect.stringMatching(/\w+ \w+/) as string,
      "twitter:card": "summary_large_image",
      "og:locale": "en_US",
    });
    const { format, width, height, size } = await sharp(path.join(site.folder, fileOf(preview["og:image"])))
      .toBuffer()
      .then((bytes) => sharp(bytes).metadata());
    const said = { width: String(width), height: String(height) };
    expect(said, page).toEqual({ width: preview["og:image:width"], height: preview["og:image:height"] });
    expect(format, page).toBe("jpeg");
    expect([width, height], page).toEqual([1200, 630]);
    expect(size, page).toBeLessThan(1_000_000);
  }
});

test("a page that begins with a picture, a film or a doctor has that picture for shared links, with its words", () => {
  for (const page of site.indexedPages.filter((each) => each !== "/")) {
    const $ = parsePage(site, page);
    const shown = $("main img").first();
    const words = [shown.attr("alt"), shown.closest(".film").find("video").attr("aria-label")].find(Boolean);
    const name = path.basename(shown.attr("src") ?? "banner.").split(".")[0]!;
    const preview = readPreview(page);
    expect(path.basename(fileOf(preview["og:image"])), page).toMatch(new RegExp(`^${name.replace(/-\d+$/, "")}-preview\\.`));
    if (words) expect(preview["og:image:alt"], page).toBe(words);
  }
});

test("there is one file for each picture for shared links, and every file is used", () => {
  const files = readdirSync(path.join(site.folder, "assets"), { recursive: true, encoding: "utf8" });
  const made = files.filter((file) => file.includes('preview.')).map((file) => `assets/${file.split(path.sep).join("/")}`);
  const named = site.indexedPages.map((page) => fileOf(readPreview(page)["og:image"]));
  expect(new Set(named)).toEqual(new Set(made));
  // Pages without a picture have the home page's.
  expect(named.filter((each) => each === fileOf(readPreview("/")["og:image"])).length).toBeGreaterThan(2);
});
