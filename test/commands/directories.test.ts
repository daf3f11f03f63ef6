import { expect, test } from "vitest";
import type { DirectoryFacts } from "../../src/steps/route/directory-facts.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10) / 1000) };

async function write({ root, read }: LittleSite, moment = env) {
  const { status, stdout } = await runHere(["directories"], { cwd: root, env: moment });
  const factsOf = (slug: string): DirectoryFacts => JSON.parse(read(`directories/${slug}.json`)) as DirectoryFacts;
  return { status, stdout, factsOf };
}

test("directories writes the facts of each office", async () => {
  const site = makePractice("group");
  const derby = "site/offices/derby.md";
  site.write(
    derby,
    site.read(derby).replace("---\n", "---\nfax: (316) 555-0177\nbooking: https://book.plains.example/derby\n"),
  );
  const { status, stdout, factsOf } = await write(site);
  expect(status).toBe(0);
  expect(stdout).toContain("Wrote the facts of 3 offices into directories.\n");
  const facts = factsOf("derby");
  expect(facts).toMatchObject({
    name: "Tallgrass Derby",
    fax: "+13165550177",
    booking: "https://book.plains.example/derby",
    website: "https://www.tallgrassdental.example/about/address/#derby",
    address: { city: "Derby", state: "KS", country: "US" },
  });
  expect(facts).not.toHaveProperty("closures");
  expect(factsOf("college-hill")).toMatchObject({
    phone: "+13165550110",
    website: "https://www.tallgrassdental.example/",
    address: { street: "3210 East Douglas Avenue", suite: "Suite 4", city: "Wichita", postalCode: "67208" },
    hours: {
      Monday: [
        { opens: "08:00", closes: "12:00" },
        { opens: "13:00", closes: "17:30" },
      ],
      Sunday: [],
    },
  });
  expect(factsOf("college-hill").closures).toContainEqual({ from: "2026-12-24", to: "2027-01-01" });
});

test("a closure that is over is not in the special hours", async () => {
  const { factsOf } = await write(makePractice("group"), { SOURCE_DATE_EPOCH: String(Date.UTC(2027, 0, 10) / 1000) });
  expect(factsOf("college-hill").closures).toEqual([expect.objectContaining({ from: "2027-03-12" })]);
});

test("no office is said to be in the city of another", async () => {
  const site = makePractice("group");
  const home = site.read("site/home.yaml");
  site.write("site/home.yaml", home.replace(/^metaDescription: .*/m, "metaDescription: Four dentists in Wichita."));
  const { factsOf } = await write(site);
  expect(factsOf("college-hill").description).toMatch(/^Four dentists in Wichita\./);
  expect(factsOf("derby").description).toMatch(/ in Derby, KS: /);
  expect(factsOf("derby").description).not.toContain("Wichita");
});

test("an office named only for its place gets the practice's name, and a long description ends after a sentence", async () => {
  const site = makePractice("group");
  site.write("site/offices/derby.md", site.read("site/offices/derby.md").replace(/^name: .*/m, "name: Derby"));
  const sentence = "We look after the teeth of young and old, and say what each visit may cost before it begins. ";
  const home = site.read("site/home.yaml").replace(/^metaDescription: .*/m, `metaDescription: ${sentence.repeat(10)}`);
  site.write("site/home.yaml", home);
  const { name, description = "" } = (await write(site)).factsOf("derby");
  expect(name).toBe("Tallgrass Dental Group");
  expect(description).toMatch(/^We look after .* before it begins\.$/);
  expect(description.length).toBeGreaterThan(600);
  expect(description.length).toBeLessThanOrEqual(750);
});

test("a site with a mistake has no such files", async () => {
  const site = makeLittleSite({ "site/practice.yaml": "nam: Harbor Lane\n" });
  const { status, stderr } = await runHere(["directories"], { cwd: site.root });
  expect([status, stderr.includes("Nothing was written.")]).toEqual([1, true]);
  expect(() => site.read("directories/port-ansel.json")).toThrow();
});

test("check --publish names the command", async () => {
  const { root } = makePractice("group");
  expect((await runHere(["check", "--publish"], { cwd: root, env })).stdout).toContain('"npx dentalsite directories"');
});
