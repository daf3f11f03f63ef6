import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { makePhotos, writePair } from "../support/photos.ts";
import { runHere } from "../support/run-here.ts";

const head = "mainTitleText: Results\ndescription: What our patients had done.\n";

async function build(pairs: string, body = "") {
  const site = makeLittleSite({
    ...(await makePhotos(2)),
    "site/pages/results.md": `---\n${head}beforeAfter:\n${pairs}---\n${body}`,
  });
  const service = site.read("site/services/sealants.md");
  site.write("site/services/sealants.md", service.replace("---\n", `---\nbeforeAfter:\n${pairs}`));
  const { result } = await buildLittleSite(site);
  return {
    site,
    problems: result.problems,
    html: (page: string) => readFileSync(site.file(`dist/${page}/index.html`), "utf8"),
  };
}

/** Finds what `check --publish` says of consents. */
async function findConsents({ root }: LittleSite) {
  const { stdout } = await runHere(["check", "--publish", "--format", "json"], { cwd: root });
  const { problems } = JSON.parse(stdout) as { problems: { code: string; file: string; message: string }[] };
  return problems.filter(({ code }) => code.endsWith("/no-consent"));
}

test("each pair has its labels, what was done, and the note that results differ, but not the day of the consent", async () => {
  const own = "    statement: Every mouth is different.\n    caption: The gap had bothered her.\n";
  const { problems, html } = await build(
    writePair("consent: 2026-05-04") + writePair("model: true") + writePair("consent: 2026-05-04") + own,
  );
  expect(problems).toEqual([]);
  for (const page of ["results", "services/sealants"]) {
    const $ = load(html(page));
    const pairs = $(".before-after li").toArray();
    expect(pairs).toHaveLength(3);
    const notes = pairs.map((pair) =>
      $(pair)
        .find("> p")
        .map((_, each) => $(each).text())
        .get(),
    );
    const done = "What was done: Two porcelain veneers";
    const differ = "Results differ from patient to patient.";
    expect(notes).toEqual([
      [done, differ],
      ["The pictures show a model, not a patient of this practice.", done, differ],
      [done, "The gap had bothered her.", "Every mouth is different."],
    ]);
    expect(
      $(pairs[0])
        .find("figcaption")
        .map((_, each) => $(each).text())
        .get(),
    ).toEqual(["Before", "After"]);
    expect(
      $(pairs[0])
        .find("img")
        .map((_, each) => $(each).attr("alt"))
        .get(),
    ).toEqual(["Teeth with a gap.", "Teeth without the gap."]);
    expect(html(page)).not.toContain("2026-05-04");
  }
});

test("a patient's pair without the day of the written consent is built, and is an error only of check --publish", async () => {
  const pairs = writePair("model: false") + writePair("model: true") + writePair("consent: 2026-05-04");
  const { problems, site } = await build(pairs);
  expect(problems).toEqual([]);
  expect(await findConsents(site)).toMatchObject([
    { code: "publish/no-consent", severity: "error", file: "site/pages/results.md" },
    { code: "publish/no-consent", severity: "error", file: "site/services/sealants.md" },
  ]);
});
