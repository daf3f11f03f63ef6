import { readFileSync } from "node:fs";
import { load, type CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";
import { makePhotos, writePhotos } from "../support/photos.ts";

async function build(site: LittleSite): Promise<(page: string) => CheerioAPI> {
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return (page) => load(readFileSync(site.file(`dist/${page}/index.html`)));
}

const head = "mainTitleText: Our rooms\ndescription: A look at our rooms before you come.\n";

test("services, own pages, posts and the office tour show photos, each of which leads to itself in large and back", async () => {
  const photos = writePhotos(3);
  const site = makeLittleSite({
    ...(await makePhotos(3)),
    "site/pages/rooms.md": `---\n${head}${photos}---\n`,
    "site/news/rooms.md": `---\n${head}date: 2026-01-02\n${photos}---\nNew rooms.\n`,
  });
  for (const file of ["site/about/officetour.md", "site/services/sealants.md"]) {
    site.write(file, site.read(file).replace("---\n", `---\n${photos}`));
  }
  const open = await build(site);
  for (const name of ["rooms", "news/rooms", "about/officetour", "services/sealants"]) {
    const page = open(name);
    expect(page(".photo-grid h2").text(), name).toBe("What to see");
    const links = page("main .photo-grid a").toArray();
    expect(links).toHaveLength(3);
    for (const link of links) {
      const large = page(`[id="${page(link).attr("href")!.slice(1)}"]`);
      expect(large.find("img").attr("alt")).toBe(page(link).find("img").attr("alt"));
      expect(large.find("[data-close]").attr("href")).toBe(`#${page(link).attr("id")}`);
    }
    expect(page(".photo-grid figcaption").first().text()).toBe("Caption 1");
  }
});

test("photos load when they come near, in a width that fits their column, and keep their place until then", async () => {
  const site = makeLittleSite({
    ...(await makePhotos(2)),
    "site/pages/rooms.md": `---\n${head}${writePhotos(2)}---\n`,
  });
  const page = (await build(site))("rooms");
  const images = page(".photo-grid img, .large-photo img").toArray();
  expect(images).toHaveLength(4);
  for (const image of images) {
    expect(page(image).attr()).toMatchObject({ loading: "lazy", width: "96", height: "64" });
  }
  expect(page(".photo-grid source").attr("sizes")).toBe("(max-width: 640px) 50vw, 24rem");
  expect(page(".large-photo source").attr("sizes")).toBe("100vw");
});

test("photos have a number of columns that leaves few alone in their row", async () => {
  const counts = [1, 2, 3, 4, 5, 6, 8, 12];
  const pages = counts.map((count) => [
    `site/pages/rooms-${count}.md`,
    `---\n${head}${writePhotos(count, () => 1)}---\n`,
  ]);
  const open = await build(makeLittleSite({ ...(await makePhotos(1)), ...(Object.fromEntries(pages) as Overlay) }));
  const columns = counts.map((count) => open(`rooms-${count}`)(".photo-grid ul").attr("data-columns"));
  expect(columns).toEqual([undefined, undefined, "3", "4", "3", "3", "4", "4"]);
});

test("a site without photos loads no styles and no script for them", async () => {
  const codeOf = async (site: LittleSite): Promise<string> => {
    const { result } = await buildLittleSite(site);
    const files = result.built!.outputs.filter(({ path }) => /\.(css|js)$/.test(path)) as { contents: string }[];
    expect(files).toHaveLength(3);
    return files.map(({ contents }) => contents).join("\n");
  };
  const page = `---\n${head}${writePhotos(1)}---\n`;
  const [without, withPhotos] = [
    await codeOf(makeLittleSite()),
    await codeOf(makeLittleSite({ ...(await makePhotos(1)), "site/pages/rooms.md": page })),
  ];
  expect(without).not.toMatch(/large-photo|photo-grid/);
  expect(withPhotos).toContain(".photo-grid");
  expect(withPhotos).toContain("[data-close]");
});
