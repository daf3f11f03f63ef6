import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { test } from "vitest";
import { killBuilds, killWriting, spin } from "./kill-builds.ts";
import { linkedSites, type LinkedSite } from "../../support/linked-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { isNight } from "../../support/test-level.ts";
import { compiledFolder } from "../../../src/lib/package-folder.ts";

/*
 * Kills builds at random moments: builds by a small program that only writes finished files, so that most moments are during the writing,
 * and builds by the command itself. Ten builds in a row continue from what killed ones left before one may finish.
 * test/steps/emit/every-instant.long.mocked.test.ts stops at each step in turn.
 */

const killsOfProgram = isNight ? 170 : 60;
const killsOfCommand = isNight ? 30 : 20;

test(`writing, killed ${killsOfProgram} times`, async () => {
  const services = Array.from({ length: 12 }, (_, index) => `service-${index}`);
  const larger = Object.entries(linkedSites).map(([name, site]) => [
    name,
    { ...site, services: [...services, ...site.services], pageBytes: 20_000 },
  ]);
  await killWriting(Object.fromEntries(larger) as Record<string, LinkedSite>, killsOfProgram);
});

test(`the command, killed ${killsOfCommand} times`, async () => {
  const { root, file, read, write } = makeLittleSite();
  const groups = read("site/services.yaml");
  const facts = read("site/services/Whitening.md");
  const more = ["night-guards", "retainers"];
  const lay = (slugs: readonly string[], style: string): void => {
    write("templates/css/print.css", style);
    // Builds warn about addresses of the last build that have neither a page nor a redirect.
    const redirects = more
      .filter((each) => !slugs.includes(each))
      .map((each) => `- from: /services/${each}\n  to: /\n`);
    write("site/redirects.yaml", redirects.join("") || "[]\n");
    for (const slug of more) {
      if (!slugs.includes(slug)) rmSync(file(`site/services/${slug}.md`), { force: true });
    }
    for (const slug of slugs) {
      const other = more.find((each) => each !== slug)!;
      write(
        `site/services/${slug}.md`,
        `${facts.replace(/^mainTitleText: .*/m, `mainTitleText: ${slug}`)}\nSee [the other](/services/${other}).\n`,
      );
    }
    const links = slugs.map((slug) => `      - label: ${slug}\n        href: /services/${slug}\n`).join("");
    write("site/services.yaml", groups.replace("    links:\n", `    links:\n${links}`));
  };
  const command = [
    "--input-type=module",
    "--eval",
    `import { main } from ${JSON.stringify(path.join(compiledFolder, "cli.cjs"))};
     console.log("begin");
     await main(["node", "dentalsite", "build", "--root", ${JSON.stringify(root)}]);`,
  ];
  const build = (slugs: readonly string[], style: string) => () => {
    lay(slugs, style);
    return command;
  };
  const builds = {
    "as it is": build([], ""),
    "two services more": build(more, ""),
    "another style": build([], "@media print { body { color: black } }"),
  };
  // Every other kill is at the moment at which the build begins to write.
  let isLate = false;
  const lock = file("dist/.dentalsite-build");
  const wait = async (random: () => number, length: number, hasEnded: () => boolean): Promise<void> => {
    isLate = !isLate;
    if (!isLate) return pause(random() * length);
    while (!existsSync(lock) && !hasEnded()) await pause(1);
    return spin(random() * (length / 30));
  };
  await killBuilds({ base: "/practice/", folder: file("dist"), builds, count: killsOfCommand, wait });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
