import { describe, expect, test } from "vitest";
import { makeLittleSite, type LittleSite } from "../../support/little-site.ts";
import { listTree } from "../../support/read-tree.ts";
import { runHere } from "../../support/run-here.ts";

const menu = `menu:
  - label: About us
    href: /about/harbor-lane
    children:
      - href: /about/officetour
      - href: /about/patientexperiences
`;

/** Makes the little site with a menu that leaves out services and doctors, and with other files. */
const makeSite = (files: Readonly<Record<string, string>> = {}): LittleSite =>
  makeLittleSite({ "site/navigation.yaml": menu, ...files });

async function listAdvice(args: readonly string[], { root }: LittleSite): Promise<string[]> {
  const { status, stderr, stdout } = await runHere(args, { cwd: root });
  expect(status, stderr).toBe(0);
  return [...(stderr + stdout).matchAll(/^advice (\S+), 1 place\..*\n {2}(\S+)/gm)].map(
    ([, code, place]) => `${place!} ${code!}`,
  );
}

const found = "site/navigation.yaml:1:1 page/not-in-menu";

describe("a menu without services and doctors, and with no more than the footer for offices", () => {
  test("is advice, which rules.yaml can switch off", async () => {
    expect(await listAdvice(["check"], makeSite())).toEqual([found]);
    const rules = { "site/rules.yaml": "off:\n  - code: page/not-in-menu\n    reason: The home page leads to all.\n" };
    expect(await listAdvice(["check"], makeSite(rules))).toEqual([]);
  });

  test("may leave out services that are all samples", async () => {
    const site = makeSite({ "site/navigation.yaml": `${menu}  - { label: A, href: /about/meetthedoctors }\n` });
    expect(await listAdvice(["check"], site)).toEqual([found]);
    const titles = listTree(site.file("site/services")).map(
      (name) => /^mainTitleText: (.*)$/m.exec(site.read(`site/services/${name}`))![1]!,
    );
    const values = titles.map((value) => `  - { value: ${value}, what: the title of a service }\n`);
    site.write("site/samples.yaml", `values:\n${values.join("")}`);
    expect(await listAdvice(["check"], site)).toEqual([]);
  });

  test("is one problem, even if no other page links to the doctors' page", async () => {
    const home = makeSite().read("site/home.yaml").replaceAll("/about/meetthedoctors", "/about/address");
    expect(await listAdvice(["check"], makeSite({ "site/home.yaml": home }))).toEqual([found]);
  });

  test.for([
    ["as the guide does", menu],
    ["not at all", menu.replaceAll(/^ {2}/gm, "")],
    ["by four spaces", menu.replaceAll(/^ {2}/gm, "    ")],
  ] as const)("is complete with the lines that the advice prints, if its entries are indented %s", async ([, own]) => {
    const site = makeSite({ "site/navigation.yaml": own });
    const { stderr } = await runHere(["check"], { cwd: site.root });
    const [, lines] = /\n( *- label:[^]*\n)/.exec(stderr)!;
    site.write("site/navigation.yaml", own + lines!);
    expect(await listAdvice(["check"], site)).toEqual([]);
  });
});

test.each(["A text on our [polishing](/services/cleanings).", "What we do."])(
  "a page of one's own in the menu that leads to services, or has their name, leads to them: %s",
  async (body) => {
    const title = body.startsWith("A text") ? "What we treat" : "Our services";
    const head = `mainTitleText: ${title}\ndescription: What we treat here, how long it takes, and what it costs you.`;
    const doctors = "  - { label: A, href: /about/meetthedoctors }\n";
    const site = makeSite({
      "site/navigation.yaml": `${menu}${doctors}  - { label: C, href: /what-we-treat }\n`,
      "site/pages/what-we-treat.md": `---\n${head}\n---\n${body}\n`,
    });
    expect(await listAdvice(["check"], site)).toEqual([]);
  },
);
