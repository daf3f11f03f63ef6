import { expect, test } from "vitest";
import { parse } from "yaml";
import { buildLittleSite } from "../support/build-little-site.ts";
import { linksIn, pageOf } from "./links-in-page.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { textsOf } from "../support/shipped-site.ts";
import { runHere } from "../support/run-here.ts";

const all = `otherPhones:
  - label: New patients
    phone: (503) 555-0142
text: (503) 555-0143
fax: (503) 555-0144
email: lane@harbor.example
booking: https://book.tide.example/harbor
portal: https://portal.tide.example/harbor
reviews: https://reviews.tide.example/harbor
`;

async function build(lines: string): Promise<LittleSite> {
  const site = makeLittleSite();
  const office = "site/offices/port-ansel.md";
  site.write(office, site.read(office).replace("---\n", `---\n${lines}`));
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return site;
}

const text = "Text (503) 555-0143 sms:+15035550143";
const booking = "Book online https://book.tide.example/harbor";
const others = [
  "New patients: (503) 555-0142 tel:+15035550142",
  "lane@harbor.example mailto:lane@harbor.example",
  "Patient portal https://portal.tide.example/harbor",
  "Reviews https://reviews.tide.example/harbor",
];

test("booking and text are beside the call button, and all links are in the footer and on the address page", async () => {
  const site = await build(all);
  const home = pageOf(site, "");
  expect(linksIn(home, ".hero .call-actions a:not(.call-button)")).toEqual([text, booking]);
  expect(linksIn(home, ".footer .office-links a")).toEqual([others[0], text, others[1], booking, ...others.slice(2)]);
  expect(home(".footer .office-links").text()).toContain("Fax (503) 555-0144");
  const address = pageOf(site, "about/address/");
  expect(linksIn(address, ".map .call-actions a:not(.call-button)")).toEqual([text, booking]);
  expect(linksIn(address, ".map .office-links a")).toEqual(others);
  expect(address(".map .office-links").text()).toContain("Fax (503) 555-0144");
  expect(linksIn(pageOf(site, "services/bridges/"), ".next-step .call-actions a:not(.call-button)")).toEqual([
    text,
    booking,
  ]);
});

test("besideCall chooses what is beside the call button, and the rest stays in the lists", async () => {
  const chosen = pageOf(await build(`${all}besideCall: [booking]\n`), "about/address/");
  expect(linksIn(chosen, ".map .call-actions a:not(.call-button)")).toEqual([booking]);
  expect(linksIn(chosen, ".map .office-links a")).toContain(text);
  const none = pageOf(await build(`${all}besideCall: []\n`), "about/address/");
  expect(none(".call-actions")).toHaveLength(0);
  expect(linksIn(none, ".map .office-links a")).toEqual(expect.arrayContaining([text, booking]));
});

test("search engines read the numbers, the reviews and the page for booking", async () => {
  const page = pageOf(await build(all), "");
  const data = JSON.parse(page('script[type="application/ld+json"]').text()) as { "@graph": Record<string, unknown>[] };
  const dentist = data["@graph"].find((each) => each["@type"] === "Dentist");
  expect(dentist).toMatchObject({
    telephone: "+15035550187",
    faxNumber: "+15035550144",
    email: "lane@harbor.example",
    contactPoint: [{ "@type": "ContactPoint", contactType: "New patients", telephone: "+15035550142" }],
    potentialAction: { "@type": "ReserveAction", target: { urlTemplate: "https://book.tide.example/harbor" } },
    sameAs: ["https://reviews.tide.example/harbor"],
  });
});

test("the practice's e-mail address is not there twice if the office has the same", async () => {
  const { email } = parse(makeLittleSite().read("site/practice.yaml")) as { email: string };
  const site = await build(`email: ${email}\n`);
  expect(pageOf(site, "")(`.footer a[href="mailto:${email}"]`)).toHaveLength(1);
  expect(pageOf(site, "about/address/")(`.map a[href="mailto:${email}"]`)).toHaveLength(1);
});

test("an office without such links has neither their elements nor their styles", async () => {
  const site = await build("");
  expect(site.read("dist/index.html")).not.toMatch(/call-actions|office-links/);
  const styles = /href="\/practice\/(assets\/site\.[^"]+\.css)"/.exec(site.read("dist/index.html"))![1]!;
  expect(site.read(`dist/${styles}`)).not.toMatch(/call-actions|office-links/);
});

test("each office has its own links, and texts may name their numbers", async () => {
  const site = makePractice("group");
  const office = "site/offices/derby.md";
  site.write(office, site.read(office).replace("---\n", "---\nfax: (316) 555-0177\ntext: (316) 555-0178\n"));
  site.write(
    "site/pages/records.md",
    "---\nmainTitleText: Your records\ndescription: How we get your records from your former dentist.\nnoindex: true\n---\nAsk them to fax us: (316) 555-0177.\n",
  );
  const { stderr } = await runHere(["build"], { cwd: site.root });
  expect(stderr).toBe("");
  const page = pageOf(site, "about/address/");
  expect(linksIn(page, "#derby .call-actions a:not(.call-button)")).toEqual(["Text (316) 555-0178 sms:+13165550178"]);
  expect(page(".map:not(#derby) .call-actions")).toHaveLength(0);
  expect((await runHere(["check"], { cwd: site.root })).stderr).not.toContain("copy/unknown-contact");
});

test.for([
  ["Main", "Harbor Lane Dental"],
  ["Harbor Lane Dental Riverside", "Harbor Lane Dental Riverside"],
] as const)("an only office named %s is headed by %s in addresses", async ([name, first]) => {
  const site = await build(`name: ${name}\n`);
  const page = pageOf(site, "");
  const lines = page("address.contact p:first-child").toArray();
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines.map((each) => page(each).contents().first().text()))).toEqual(new Set([first]));
});

test("booking is the first button if the office wants that, and the page for emergencies still calls", async () => {
  const site = await build(`${all}firstButton: booking\n`);
  const call = "Call (503) 555-0187 tel:+15035550187";
  const home = pageOf(site, "");
  expect(linksIn(home, ".header .call-button")).toEqual([booking]);
  expect(linksIn(home, ".hero .call-actions a")).toEqual([booking, call, text]);
  expect(linksIn(home, ".drawer .call-button")).toEqual([call]);
  expect(linksIn(pageOf(site, "emergency/"), ".header .call-button")).toEqual([call]);
});

test("booking cannot be the first button of an office that has none", async () => {
  const site = makeLittleSite();
  const office = "site/offices/port-ansel.md";
  site.write(office, site.read(office).replace("---\n", "---\nfirstButton: booking\n"));
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ message, remedy }) => [message, remedy])).toEqual([
    [
      '"firstButton" names booking, and this office has no "booking:".',
      'Add "booking" to this office, or remove "firstButton".',
    ],
  ]);
});

test("the map on the page of the way is no second entry of the menu beside that page, unless it is one of several offices", async () => {
  const site = makeLittleSite();
  const menu = "site/navigation.yaml";
  const labelsWith = async (href: string, more = ""): Promise<string[]> => {
    site.write(
      menu,
      site.read(menu).replace(/"\/about\/\w+#map"\n(?: {6}- label: Annex\n.*\n)?/, `"${href}"\n${more}`),
    );
    const { result } = await buildLittleSite(site);
    expect(result.problems).toEqual([]);
    return textsOf(pageOf(site, ""), ".site-nav a").filter((label) => /Address|Annex|parking/.test(label));
  };
  expect(await labelsWith("/about/meetthedoctors#map")).toEqual(["Address", "Location and parking"]);
  expect(await labelsWith("/about/address#map")).toEqual(["Location and parking"]);
  const annex = '      - label: Annex\n        href: "/about/address#emergency"\n';
  expect(await labelsWith("/about/address#map", annex)).toEqual(["Address", "Annex", "Location and parking"]);
});
