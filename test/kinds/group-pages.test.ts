import { load, type CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";

const page = "mainTitleText: Care for every day\ndescription: Which visits keep teeth clean, and which cover them.\n";
const groups = `groups:
  - title: Everyday care
    href: /care
    links:
      - href: /services/cleanings
      - label: Sealing teeth
        href: /services/sealants
`;

function giveGroupItsPage(site: LittleSite): void {
  site.write("site/pages/care.md", `---\n${page}---\n## How often\n\nAsk us.\n`);
  const written = site.read("site/services.yaml");
  site.write("site/services.yaml", written.replace(/groups:[^]*?(?= {2}- title: Cosmetic)/, groups));
}

async function open(site: LittleSite, codes: string[] = []): Promise<(address: string) => CheerioAPI> {
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ code }) => code)).toEqual(codes);
  return (address) => load(site.read(`dist${address}index.html`));
}

const practice = "/practice";
const hrefs = ($: CheerioAPI, links: string): (string | undefined)[] =>
  $(links)
    .toArray()
    .map((link) => $(link).attr("href"));

test("a page above a group lists its services with their sentences, in the order of the group", async () => {
  const site = makeLittleSite();
  giveGroupItsPage(site);
  const $ = (await open(site))("/care/");
  expect($("h1").text()).toBe("Care for every day");
  expect($(".service-groups h2").text()).toBe("Services");
  const tiles = $(".service-groups article").toArray();
  const sentences = ["cleanings", "sealants"].map(
    (name) => /^description: (.*)$/m.exec(site.read(`site/services/${name}.md`))?.[1] ?? "",
  );
  expect(tiles.map((tile) => [$(tile).find("h3 a").text(), $(tile).find("p").text()])).toEqual([
    ["Cleanings", sentences[0]],
    ["Sealing teeth", sentences[1]],
  ]);
  expect(hrefs($, ".service-groups a")).toEqual([`${practice}/services/cleanings/`, `${practice}/services/sealants/`]);
});

test("names of the group lead to its page: in both menus, the footer, the sidebar, on the home page and above a service's title", async () => {
  const site = makeLittleSite();
  giveGroupItsPage(site);
  const at = await open(site);
  const $ = at("/services/cleanings/");
  for (const place of ["header .menu-panel b a", "dialog details details a:first", "footer .menu-group b a"]) {
    expect(hrefs($, place), place).toEqual([`${practice}/care/`]);
  }
  expect(hrefs($, "#sidebar a, .eyebrow a")).toEqual([`${practice}/care/`, `${practice}/care/`]);
  expect(hrefs(at("/"), ".service-groups h3 a")).toEqual([`${practice}/care/`]);
  const own = at("/care/");
  expect(own("header .menu-panel [aria-current]").text()).toBe("Everyday care");
  expect(own("header .menu > ul > [data-active] summary").text()).toBe("Patient Care Services");
});

/** A part of structured data. */
interface Described {
  "@type": string;
  breadcrumb?: { itemListElement: { name: string }[] };
}

test("the page is between the home page and its services in what search engines read, and once in the sitemap", async () => {
  const site = makeLittleSite();
  giveGroupItsPage(site);
  const at = await open(site);
  const graphOf = (address: string): Described[] => {
    const data = at(address)("script[type='application/ld+json']").text();
    return (JSON.parse(data) as { "@graph": Described[] })["@graph"];
  };
  const wayTo = (address: string): string[] | undefined =>
    graphOf(address)
      .find(({ breadcrumb }) => breadcrumb)
      ?.breadcrumb?.itemListElement.map(({ name }) => name);
  expect(wayTo("/services/sealants/")?.slice(1)).toEqual(["Care for every day", "Sealants"]);
  expect(wayTo("/services/Whitening/")).toHaveLength(2);
  expect(graphOf("/care/").map((each) => each["@type"])).toContain("CollectionPage");
  expect(site.read("dist/sitemap.xml").match(/\/care\/</g)).toHaveLength(1);
});

test("a language without the page names the group without a link, and with it lists what is there", async () => {
  const site = makePractice("bilingual");
  site.write("site/pages/implants.md", `---\n${page}---\n`);
  const written = site.read("site/services.yaml");
  site.write("site/services.yaml", written.replace("  - title: Implants and dentures\n", "$&    href: /implants\n"));
  const names = ".site-nav .menu-group b a, .service-groups h3 a";
  expect(hrefs((await open(site))("/es/"), names)).toEqual([]);

  site.write(
    "site/es/pages/implants.md",
    "---\nmainTitleText: Implantes\ndescription: Cómo reponer los dientes que faltan, uno o varios.\n---\n",
  );
  const at = await open(site);
  expect(new Set(hrefs(at("/es/"), names))).toEqual(new Set(["/es/implants/"]));
  const links = hrefs(at("/es/implants/"), ".service-groups h3 a");
  expect(links.length).toBeGreaterThan(0);
  expect(links.every((href) => href?.startsWith("/es/services/"))).toBe(true);
});

test("a menu that nobody wrote has the page above the group, and not once more among the pages about the practice", async () => {
  const site = makeLittleSite({ "site/navigation.yaml": null });
  giveGroupItsPage(site);
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const $ = load(site.read("dist/index.html"));
  expect(hrefs($, "header .menu a").filter((href) => href === `${practice}/care/`)).toHaveLength(1);
});
