import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { linksIn, pageOf } from "./links-in-page.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";
import { findStrangeData } from "../support/schema-org.ts";

const vang = "booking: https://book.example/vang\nemail: vang@tallgrassdental.example\n";
const booking = "Book with Dr. Thomas Vang https://book.example/vang";
const mail = "vang@tallgrassdental.example mailto:vang@tallgrassdental.example";

function write(site: LittleSite, name: string, lines: string): void {
  site.write(name, site.read(name).replace("---\n", `---\n${lines}`));
}

async function buildGroup(lines = ""): Promise<LittleSite> {
  const site = makePractice("group");
  write(site, "site/doctors/vang.md", `${vang}offices: [ derby, andover ]\n${lines}`);
  site.write(
    "site/team/ivy.md",
    "---\nname: Ivy Marsh\nrole: Dental hygienist\nbooking: https://book.example/ivy\n---\n",
  );
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return site;
}

test("a doctor's booking and e-mail are on the page of all doctors, and on the doctor's own page", async () => {
  expect(linksIn(pageOf(await buildGroup(), "about/meetthedoctors/"), "#vang .call-actions a")).toEqual([
    booking,
    mail,
  ]);
  const own = pageOf(await buildGroup("page: true\n"), "about/meetthedoctors/vang/");
  expect(linksIn(own, ".joined .call-actions a")).toEqual([booking, mail]);
});

test("each office lists how to reach the doctors there, with their names", async () => {
  const page = pageOf(await buildGroup(), "about/address/");
  const named = `Dr. Thomas Vang: ${mail}`;
  expect(linksIn(page, "#derby .office-links a")).toEqual([booking, named]);
  expect(linksIn(page, "#andover .office-links a")).toEqual([booking, named]);
  expect(linksIn(page, "#map .office-links a")).toEqual([]);
});

test("the page of the only office lists how to reach every doctor", async () => {
  const site = makeLittleSite();
  write(site, "site/doctors/brightwater.md", "booking: https://book.example/ada\n");
  await buildLittleSite(site);
  expect(linksIn(pageOf(site, "about/address/"), "#map .office-links a")).toEqual([
    "Book with Dr. Ada Brightwater https://book.example/ada",
  ]);
});

test("a person of the team may have such links, too", async () => {
  const page = pageOf(await buildGroup(), "about/team/");
  expect(linksIn(page, "#ivy .office-links a")).toEqual(["Book with Ivy Marsh https://book.example/ivy"]);
});

type Node = Record<string, unknown>;

test("search engines read a person's e-mail and page for booking", async () => {
  const site = await buildGroup();
  const graphOf = (path: string): Node[] =>
    (JSON.parse(pageOf(site, path)('script[type="application/ld+json"]').text()) as { "@graph": Node[] })["@graph"];
  const doctors = graphOf("");
  expect(findStrangeData(doctors)).toEqual([]);
  expect(doctors.find(({ name }) => name === "Dr. Thomas Vang")).toMatchObject({
    email: "vang@tallgrassdental.example",
    potentialAction: { "@type": "ReserveAction", target: { urlTemplate: "https://book.example/vang" } },
  });
  expect(graphOf("about/team/").find(({ name }) => name === "Ivy Marsh")).toMatchObject({
    potentialAction: { "@type": "ReserveAction", target: { urlTemplate: "https://book.example/ivy" } },
  });
});

test("texts may name the e-mail address of a doctor, a person of the team or an office, and no other", async () => {
  const site = makePractice("group");
  write(site, "site/doctors/vang.md", "email: vang@clinic.example\n");
  write(site, "site/offices/derby.md", "email: derby@clinic.example\n");
  site.write("site/team/ivy.md", "---\nname: Ivy Marsh\nemail: ivy@clinic.example\n---\n");
  const page = "site/pages/careers.md";
  site.write(page, `${site.read(page)}\nWrite to vang@clinic.example, derby@clinic.example or ivy@clinic.example.\n`);
  expect((await runHere(["check"], { cwd: site.root })).stderr).not.toContain("copy/unknown-contact");
  site.write(page, `${site.read(page)}\nOr to ives@clinic.example.\n`);
  const { stderr } = await runHere(["check"], { cwd: site.root });
  expect(stderr).toContain('"ives@clinic.example" is not the e-mail address of this practice.');
  expect(stderr).not.toContain('"ivy@clinic.example"');
});
