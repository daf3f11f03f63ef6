import { beforeAll, describe, expect, test } from "vitest";
import { attributesOf, openShippedSite, parsePage, textsOf, type BuiltSite } from "../support/shipped-site.ts";
import { buildYear } from "../support/build-site.ts";

const headings = [
  "Cosmetic and Restorative Dentistry",
  "Oral and Perio Surgery",
  "Implants and Prosthetics",
  "All On Xs and All on 4s",
  "Preventative Dentistry",
  "Sedation and Tech advancements",
];

/** The links under each heading, from the specification. */
const services = [
  ["smiledesign", "veneers", "teethwhitening", "inlays", "fillings", "rootcanals"],
  ["toothextractions", "boneaugmentations", "crownlengthening", "fullmouthextractions"],
  ["implanttreatment", "failedimplanttreatment", "sinuslift", "implantsupporteddentures", "otherprosthetics"],
  ["allonx"],
  ["checkupandcleanings", "sealants", "flouridetreatments"],
  ["sedation", "3dimagectscans", "intraoralscanners", "softtissuelasers", "3DDentalPrinters"],
].map((names) => names.map((name) => `/services/${name}/`));

const insurance =
  "In network for Medicare. That means Medicare Advantage plans that list us. Original Medicare doesn’t pay for most dental care. We accept all PPO insurances and some HMO insurances.";

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

describe.each([
  { menu: "the inline menu", root: "body > header nav", heading: "b", more: [] },
  { menu: "the drawer", root: "dialog nav", heading: "details details > summary", more: ["Emergencies"] },
])("$menu", ({ root, heading, more }) => {
  test("has the four items of the specification, and in the drawer also emergencies", () => {
    const $ = parsePage(site, "/");
    const items = $(`${root} > ul > li`)
      .toArray()
      .map((item) => $(item).find("> a, > details > summary").first().text());
    expect(items).toEqual(["Home", ...more, "Meet Us", "Patient Care Services", "Insurance"]);
  });

  test("has the headings of the groups", () => {
    expect(textsOf(parsePage(site, "/"), `${root} ${heading}`)).toEqual(headings);
  });

  test("lists each group's links in the specification's order, after the overview", () => {
    const $ = parsePage(site, "/");
    const overview = $(`${root} a`).filter((_, link) => $(link).text() === "Patient Care Services overview");
    expect(overview.attr("href")).toBe("/services/smiledesign/");
    const lists = overview.closest("details").find("ul").not(overview.parents()).toArray();
    const hrefs = lists.map((list) => {
      const links = $(list).find("a").toArray();
      return links.map((link) => $(link).attr("href"));
    });
    expect(hrefs).toEqual(services);
  });

  test("links “Meet Us” to the doctor's page, and its “Address” to the map there", () => {
    const $ = parsePage(site, "/");
    const hrefOf = (label: string): string | undefined =>
      $(`${root} a`)
        .filter((_, link) => $(link).text() === label)
        .attr("href");
    expect(hrefOf("Meet the doctor")).toBe("/about/meetthedoctors/");
    expect(hrefOf("Address")).toBe("/about/meetthedoctors/#map");
    expect(parsePage(site, "/about/meetthedoctors/")("#map template").length).toBe(1);
  });

  test("has an “Insurance” item without a link, which shows only its message", () => {
    const $ = parsePage(site, "/");
    const item = $(`${root} > ul > li`).last();
    expect(item.find("a").length).toBe(0);
    expect(item.find("summary").text()).toBe("Insurance");
    expect(item.find("details > :not(summary)").text()).toBe(insurance);
  });

  test.each([
    ["/services/3DDentalPrinters/", "Patient Care Services", ["3D dental printers"]],
    ["/about/officetour/", "Meet Us", ["Office tour"]],
    ["/", "Home", ["Home"]],
    ["/services/smiledesign/", "Patient Care Services", ["Smile design"]],
    ["/services/crowns/", "Patient Care Services", []],
  ])("marks %s: the item “%s” and its current link", (address, active, current) => {
    const $ = parsePage(site, address);
    const item = $(`${root} > ul > li[data-active]`);
    expect(item.find("> a, > details > summary").first().text()).toBe(active);
    expect(textsOf($, `${root} [aria-current=page]`)).toEqual(current);
  });
});

test("the list of all pages in the footer has every link of the menu", () => {
  const $ = parsePage(site, "/404.html");
  expect(new Set(attributesOf($, "footer #site-nav a", "href"))).toEqual(
    new Set(attributesOf($, "header nav a", "href")),
  );
});

test("the home page lists the services once besides the menu, with every link of the menu outside of it", () => {
  const $ = parsePage(site, "/");
  expect(textsOf($, "#site-nav b")).toEqual(["Meet Us", "Patient Care Services"]);
  const hrefs = new Set(attributesOf($, ".service-groups a, #site-nav a", "href"));
  expect(attributesOf($, "header nav a", "href").filter((href) => !hrefs.has(href))).toEqual([]);
});

describe("the header and the footer of every page", () => {
  test("wrap the content", () => {
    for (const address of site.indexedPages) {
      const $ = parsePage(site, address);
      const landmarks = $("body > header, body > main, body > footer").toArray();
      expect(
        landmarks.map(({ tagName }) => tagName),
        address,
      ).toEqual(["header", "main", "footer"]);
    }
  });

  test("have logo, practice name, menu and a tap-to-call button with the number", () => {
    for (const address of [...site.indexedPages, "/404.html"]) {
      const $ = parsePage(site, address);
      expect($("body > header a[href='/'] img").attr("src"), address).toMatch(/logo/);
      expect(textsOf($, "body > header a[href='/']")[0], address).toBe("Kelpwood Center for Advanced Dentistry");
      expect($("body > header > a[href^='tel:']").attr("href"), address).toBe("tel:+17145550142");
      expect($("body > header > a[href^='tel:']").text(), address).toContain("(714) 555-0142");
    }
  });

  test("name the groups in the list of all pages without headings", () => {
    const $ = parsePage(site, "/404.html");
    expect(textsOf($, "body > footer :is(h1, h2, h3, h4, h5, h6)")).toEqual(["Visit and call"]);
    expect(textsOf($, "#site-nav b")).toEqual(["Meet Us", "Patient Care Services", ...headings]);
  });

  test("have the Dental Board's number outside the link to its license look-up", () => {
    const $ = parsePage(site, "/");
    const lookUp = $("body > footer a[href='https://www.dbc.ca.gov/']");
    expect(lookUp.text()).toBe("Look up a license");
    expect(lookUp.closest("p").text()).toContain("Dental Board of California, (877)\u00a0729\u20117789. Look up");
  });

  test("list address, e-mail, phone, hours, links to notices and copyright line", () => {
    const notice = "our-notice-of-privacy-practices";
    for (const address of [...site.indexedPages, "/404.html"]) {
      const $ = parsePage(site, address);
      const footer = textsOf($, "body > footer").join();
      for (const field of [
        "1480 Tidewater Row, Suite 210",
        "Costa Mesa, CA 92626",
        "United States",
        "Mon-Fri",
        "8:30 AM to 5:30 PM",
        `© ${buildYear} Kelpwood Center for Advanced Dentistry`,
      ]) {
        expect(footer, address).toContain(field);
      }
      const links = $("body > footer a")
        .toArray()
        .map((link) => [$(link).text(), $(link).attr("href")]);
      expect(links, address).toContainEqual(["hello@kelpwood.example", "mailto:hello@kelpwood.example"]);
      expect(links, address).toContainEqual(["(714) 555-0142", "tel:+17145550142"]);
      expect(links, address).toContainEqual(["Privacy policy and terms", "/privacypolicy/"]);
      expect(links, address).toContainEqual(["How to get our Notice of Privacy Practices", `/privacypolicy/#${notice}`]);
      expect(links, address).toContainEqual(["Accessibility", "/accessibility/"]);
    }
  });
});
