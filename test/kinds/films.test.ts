import { load, type CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";

const films = `filmsTitle: See for yourself
films:
  - href: https://www.youtube.com/watch?v=aqz-KE-bpKQ
    title: A walk through our office
    minutes: 2
    poster: pictures/office.webp
    note: With captions in English
  - href: https://vimeo.com/22439234
    title: How a crown is made
    poster: pictures/doctor.svg
  - href: https://films.example/whitening
    title: Whitening
    minutes: 12
    poster: pictures/office.webp
`;
const head = "mainTitleText: Our films\ndescription: What you can see before you come.\n";

async function build(change: (site: LittleSite) => void): Promise<(page: string) => CheerioAPI> {
  const site = makeLittleSite();
  change(site);
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return (page) => load(site.read(`dist/${page}/index.html`));
}

function addFilms(site: LittleSite): void {
  site.write("site/pages/films.md", `---\n${head}${films}---\n`);
  site.write("site/news/films.md", `---\n${head}date: 2026-01-02\n${films}---\nNew films.\n`);
  site.write("site/home.yaml", site.read("site/home.yaml") + films);
  for (const file of ["about/officetour", "about/patientexperiences", "services/sealants"]) {
    const name = `site/${file}.md`;
    site.write(name, site.read(name).replace("---\n", `---\n${films}`));
  }
}

test("the home page, services, own pages, posts, the tour and patients' words have films elsewhere as pictures that lead there", async () => {
  const open = await build(addFilms);
  for (const name of ["", "films", "news/films", "about/officetour", "about/patientexperiences", "services/sealants"]) {
    const page = open(name);
    expect(page(".films h2").text(), name).toBe("See for yourself");
    const links = page(".films a").toArray();
    expect(links.map((link) => [page(link).text(), page(link).attr("href")])).toEqual([
      ["A walk through our office Watch on YouTube (2 min)", "https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
      ["How a crown is made Watch on Vimeo", "https://vimeo.com/22439234"],
      ["Whitening Watch on films.example (12 min)", "https://films.example/whitening"],
    ]);
    expect(page(".films p").text()).toBe("With captions in English");
  }
});

test("a page with such films loads nothing from elsewhere, and tells search engines of no film", async () => {
  const page = (await build(addFilms))("films");
  const loaded = page("img, source, script[src], link[rel=stylesheet], iframe, video, object, embed")
    .toArray()
    .flatMap((each) => [page(each).attr("src"), page(each).attr("srcset"), page(each).attr("href")])
    .filter((each) => each !== undefined);
  expect(loaded.length).toBeGreaterThan(4);
  expect(loaded.filter((address) => !address.startsWith("/practice/"))).toEqual([]);
  expect(page("iframe, video, object, embed, link[rel=preconnect]")).toHaveLength(0);
  expect(page('script[type="application/ld+json"]').text()).not.toContain("VideoObject");
});

test("the length of a film is in the language of the site", async () => {
  const site = makePractice("spanish");
  site.write("assets/pictures/film.svg", makeLittleSite().read("assets/pictures/doctor.svg"));
  site.write("site/pages/films.md", `---\n${head}${films.replace(/pictures\/\w+\.\w+/g, "pictures/film.svg")}---\n`);
  await buildLittleSite(site);
  const page = load(site.read("dist/films/index.html"));
  expect(page(".films a").first().text()).toMatch(/Ver en YouTube \(2\smin\)$/);
});

test("a site without such films loads no styles for them", async () => {
  const site = makeLittleSite();
  await buildLittleSite(site);
  const styles = /href="\/practice\/(assets\/site\.[^"]+\.css)"/.exec(site.read("dist/index.html"))![1]!;
  expect(site.read(`dist/${styles}`)).not.toContain(".films");
});

test.for([
  ["    poster: pictures/office.webp\n    note", "    note", "poster"],
  ["minutes: 2", "minutes: 2:30", "should be a number"],
  ["https://vimeo.com/22439234", "vimeo.com/22439234", "https://"],
] as const)("%j written as %j is a problem that speaks of %s", async ([from, to, words]) => {
  const site = makeLittleSite();
  addFilms(site);
  const name = "site/pages/films.md";
  site.write(name, site.read(name).replace(from, to));
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ place }) => place.file)).toEqual([name]);
  expect(`${result.problems[0]!.message} ${result.problems[0]!.remedy}`).toContain(words);
});
