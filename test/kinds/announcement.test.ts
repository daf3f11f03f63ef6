import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { makeLittleSite, makePractice, type LittleSite, type Overlay } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

const text = "The elevator is out of order.";

/** Makes the little site, whose office is in Oregon, with an announcement. */
function announce(lines = "", overlay: Overlay = {}): LittleSite {
  const site = makeLittleSite(overlay);
  const dates = "  from: 2026-12-01\n  until: 2026-12-24\n";
  site.write(
    "site/practice.yaml",
    `${site.read("site/practice.yaml")}announcement:\n  text: ${text}\n${dates}${lines}`,
  );
  return site;
}

async function buildAt({ root, file }: LittleSite, moment: string) {
  const options = { root, cacheFolder: file(".dentalsite"), date: Date.parse(moment), now: Date.now() };
  const { built, problems } = await buildSite(options);
  expect(problems).toEqual([]);
  const pages = built!.pages.filter(({ html }) => html.includes("<footer"));
  const shown = pages.filter(({ html }) => html.includes(text)).length;
  const styles = built!.outputs.find(({ path }) => path.endsWith(".css")) as { contents: string };
  const { day, of } = built!.nextChange ?? {};
  return {
    pages,
    isShown: shown === pages.length ? true : shown === 0 ? false : "in part",
    day,
    of,
    styles: styles.contents,
  };
}

test.for([
  ["2026-12-01T07:59:00Z", false, "2026-12-01"],
  ["2026-12-01T08:00:00Z", true, "2026-12-25"],
  ["2026-12-25T07:59:00Z", true, "2026-12-25"],
  ["2026-12-25T08:00:00Z", false, undefined],
] as const)(
  "at %s an announcement in Oregon is on every page or on none: %s, and the site changes on %s",
  async ([moment, isShown, day]) => {
    expect(await buildAt(announce(), moment)).toMatchObject({ isShown, day });
  },
);

test("an announcement is in a landmark above the header, with a link that has the title of its page", async () => {
  const { pages } = await buildAt(announce("  href: /about/address\n"), "2026-12-05T00:00:00Z");
  const page = load(pages[0]!.html);
  const aside = page("body > aside");
  expect(aside.next().is("header")).toBe(true);
  expect(aside.text()).toBe(`${text} Location and parking`);
  expect(aside.find("a").attr("href")).toBe("/practice/about/address/");
});

test("a link of an announcement may have other words and lead elsewhere", async () => {
  const more = "  href: https://city.example/pier\n  linkLabel: The city's page\n";
  const { pages } = await buildAt(announce(more), "2026-12-05T00:00:00Z");
  const link = load(pages[0]!.html)("body > aside a");
  expect([link.attr("href"), link.text()]).toEqual(["https://city.example/pier", "The city's page"]);
});

test("only a site with an announcement loads its styles, and a practice's own replace them", async () => {
  const moment = "2026-12-05T00:00:00Z";
  const isIn = async (site: LittleSite): Promise<boolean> =>
    (await buildAt(site, moment)).styles.includes(".announcement{");
  expect([await isIn(announce()), await isIn(makeLittleSite())]).toEqual([true, false]);
  const own = { "templates/css/optional/announcement.css": ".announcement { color: var(--text); }\n" };
  const site = announce("", own);
  const { styles } = await buildAt(site, moment);
  expect(styles).toContain("\n.announcement{color:var(--text)}");
  expect(styles.match(/\.announcement\b/g)).toHaveLength(1);
});

test("a build says on which day the announcement begins or ends, also if nothing has changed", async () => {
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 11, 5) / 1000) };
  const site = makePractice("smallest");
  const lines = `announcement:\n  text: ${text}\n  until: 2026-12-24\n`;
  site.write("site/practice.yaml", `${site.read("site/practice.yaml")}${lines}`);
  for (let runs = 0; runs < 2; runs++) {
    const { stdout } = await runHere(["build"], { cwd: site.root, env });
    expect(stdout).toContain(
      "The announcement in site/practice.yaml begins or ends on 2026-12-25. Build and publish again",
    );
  }
});

test("an announcement until further notice announces no change", async () => {
  const site = announce();
  site.write("site/practice.yaml", site.read("site/practice.yaml").replace("2026-12-24", "9999-12-31"));
  expect(await buildAt(site, "2026-12-05T00:00:00Z")).toMatchObject({ isShown: true, day: undefined });
});
