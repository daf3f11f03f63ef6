import { expect, test } from "vitest";
import { makePractice } from "../../support/little-site.ts";
import { makeNoise } from "../../support/make-noise.ts";
import { runHere } from "../../support/run-here.ts";

/** Makes sentences that are easy to read, all different. */
function writeText(paragraphs: number): string {
  const [parts, verbs] = [
    ["crown", "bridge", "filling", "sealant", "liner"],
    ["covers", "holds", "guards", "keeps"],
  ];
  const write = (index: number): string =>
    `After ${index} weeks the ${parts[index % 5]} still ${verbs[index % 4]} the tooth. We look at it on day ${index * 7}.`;
  return Array.from({ length: paragraphs }, (_, index) => `${write(3 * index)} ${write(3 * index + 1)}`).join("\n\n");
}

test("a team page with 24 portraits, six photos in a text and 15,000 words gets no advice", async () => {
  const site = makePractice("group");
  const portraits = Array.from({ length: 24 }, (_, index) => `portrait-${index + 1}.jpg`);
  for (const [index, name] of portraits.entries()) {
    site.write(`assets/pictures/${name}`, await makeNoise(180, 160, index).jpeg().toBuffer());
  }
  const show = (name: string, index: number): string => `![Person number ${index + 1}](pictures/${name})`;
  const head = (title: string): string =>
    `---\nmainTitleText: ${title}\ndescription: We are here.\nmetaDescription: Who works here, what they do all day, and how long it takes.\n---\n`;
  site.write("site/pages/team.md", `${head("Our team of 24")}${portraits.map(show).join("\n\n")}\n`);
  const photos = portraits.slice(0, 6).map(show).join("\n\n");
  site.write("site/pages/long.md", `${head("A long text")}${photos}\n\n${writeText(450)}\n`);
  const { stdout, stderr } = await runHere(["check", "--all"], { cwd: site.root });
  expect(stdout + stderr).toMatch(/^\/team\/ /m);
  expect(stderr).not.toContain("page/too-heavy");
});

test("a page over the limits does not keep a practice from being published", async () => {
  const site = makePractice("group");
  site.write("assets/pictures/gravel.png", await makeNoise(700, 900).png().toBuffer());
  const checkup = site.read("site/services/checkups.md").replace("pictures/checkup.svg", "pictures/gravel.png");
  site.write("site/services/checkups.md", checkup);
  const { stderr } = await runHere(["check", "--publish"], { cwd: site.root });
  expect(stderr).toMatch(/^advice page\/too-heavy, 1 place\.[^\n]*\n {2}site\/services\/checkups\.md:5:9 /m);
  expect(stderr).not.toMatch(/^error .* page\/too-heavy$/m);
});
