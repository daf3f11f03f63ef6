import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { lookNames } from "../../src/model/content/brand.ts";
import { buildYear } from "../support/build-site.ts";
import { makePractice } from "../support/little-site.ts";

/* The home page of a practice that wrote neither groups of services nor a word about itself. */

const names = ["Braces", "Crowns", "Bridges & dentures", "Fillings", "Implants", "Root canals", "Veneers", "Wisdom teeth"];
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/></svg>';

/** Builds the smallest practice with more services, pictured or not. */
async function openHome({ services = names, look = "coast", files = {} }: Given = {}) {
  const site = makePractice("smallest");
  site.write("site/brand.yaml", `look: ${look}\n`);
  site.write("assets/pictures/tooth.svg", drawing);
  for (const [index, name] of services.entries()) {
    const words = `title: About ${name}\ndescription: What ${name} are for.\nimgSrc: pictures/tooth.svg\nimgAlt: A tooth.\n`;
    site.write(`site/services/s${index}.md`, `---\nmainTitleText: ${name}\n${words}---\n`);
  }
  for (const [name, text] of Object.entries(files)) site.write(name, text);
  const options = { root: site.root, cacheFolder: site.file(".dentalsite"), date: Date.UTC(buildYear, 5), now: Date.now() };
  const { problems, built } = await buildSite(options);
  expect(problems).toEqual([]);
  return load(built!.pages.find(({ path }) => path === "index.html")!.html);
}

interface Given {
  services?: readonly string[];
  look?: string;
  files?: Record<string, string>;
}

describe("services", () => {
  test.each(lookNames)("are tiles in the look %s, each with its sentence and one link", async (look) => {
    const $ = await openHome({ look });
    for (const [index, name] of names.entries()) {
      const links = $(`.service-groups a[href="/services/s${index}/"]`);
      expect(links.map((_, each) => $(each).text()).get()).toEqual([name]);
    }
    expect($(".service-groups").text()).toContain("What Bridges & dentures are for.");
    expect($(".service-groups a")).toHaveLength(names.length + 1);
  });

  test("are tiles with their pictures", async () => {
    const $ = await openHome();
    expect($(".service-groups article.card img[alt='A tooth.']")).toHaveLength(names.length);
    // The practice's first service has no picture.
    expect($(".service-groups article:not(.card) h3").text()).toBe("Check-ups and cleanings");
  });

  test("are a list if there are more than twelve, as in a group that the practice wrote", async () => {
    const many = [...names, "Night guards", "Sealants", "Whitening", "X-rays"];
    const long = await openHome({ services: many });
    expect(long(".service-groups article")).toHaveLength(1);
    expect(long(".service-groups li")).toHaveLength(many.length + 1);
    const group = "groups:\n  - title: Care\n    links:\n      - href: /services/s0\n      - href: /services/s1\n";
    const grouped = await openHome({ services: names.slice(0, 2), files: { "site/services.yaml": group } });
    expect(grouped(".service-groups li")).toHaveLength(2);
    expect(grouped(".service-groups img")).toHaveLength(0);
  });
});

describe("doctors", () => {
  const teaser = ".tinted:has(> div > h2)";
  const doctor = "---\nname: Dr. Ada Brightwater\ncredentials: DDS\n";

  test("the only one has a part with name and portrait", async () => {
    const photo = "photo: pictures/tooth.svg\nphotoAlt: The dentist.\n---\n";
    const $ = await openHome({ files: { "site/doctors/ada.md": doctor + photo } });
    expect($("main h2").first().text()).toBe("Dr. Ada Brightwater, DDS");
    expect($(`${teaser} img`).attr("alt")).toBe("The dentist.");
    expect($(`${teaser} a.more`).attr("href")).toBe("/about/meetthedoctors/");
  });

  test("without a portrait the words are beside the name", async () => {
    const $ = await openHome({ files: { "site/doctors/ada.md": `${doctor}---\n` } });
    expect($(`${teaser} img`)).toHaveLength(0);
    expect($(teaser).first().children("div").last().find("a.more").text()).toBe("Meet the doctor");
  });

  test("several are named together", async () => {
    const ben = "---\nname: Dr. Ben Reyes\n---\n";
    const $ = await openHome({ files: { "site/doctors/ada.md": `${doctor}---\n`, "site/doctors/ben.md": ben } });
    expect($("main h2").first().text()).toBe("Meet the doctors");
    expect($(`${teaser} .intro`).text()).toContain("Dr. Ada Brightwater and Dr. Ben Reyes");
  });
});
