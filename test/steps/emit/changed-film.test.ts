import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { explainFailure } from "../../../src/commands/failure.ts";
import { ChangedMeanwhile } from "../../../src/steps/emit/changed-meanwhile.ts";
import { writeSite } from "../../../src/steps/emit/write-site.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { buildYear } from "../../support/build-site.ts";
import { makeLittleSite, type LittleSite } from "../../support/little-site.ts";
import { readStamps, readTree } from "../../support/read-tree.ts";

/* Tests of a film that is replaced after a build has hashed it, but before it is copied. */

const film = "assets/videos/harbor.mp4";

async function buildWhile({ root, file }: LittleSite, replace: () => void): Promise<void> {
  const options = { root, cacheFolder: file(".dentalsite"), date: Date.UTC(buildYear, 5), now: Date.now() };
  const { built } = await buildSite(options);
  replace();
  const origin = "https://www.harborlane.example/practice";
  writeSite(file("dist"), built!.outputs, { root, practice: "Harbor Lane Dental", origin });
}

/** The film with an additional byte, or with one byte changed. */
const replacements = {
  longer: (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0])]),
  "of the same length": (bytes: Buffer) => bytes.fill(1, bytes.length - 1),
};

/** Finds the film in the cache. */
function findRemuxed(site: LittleSite): string {
  const name = readdirSync(site.file(".dentalsite/media")).find((each) => each.endsWith(".mp4"));
  return site.file(`.dentalsite/media/${name!}`);
}

test.for(Object.entries(replacements))("a replaced film is published as it was read: %s", async ([, replace]) => {
  const site = makeLittleSite();
  await buildLittleSite(site);
  const before = readTree(site.file("dist"));
  await buildWhile(site, () => {
    writeFileSync(site.file(film), replace(readFileSync(site.file(film))));
  });
  expect(readTree(site.file("dist"))).toEqual(before);
});

test.for(Object.entries(replacements))(
  "a film is not published if its file in the cache changes: %s",
  async ([, replace]) => {
    const site = makeLittleSite();
    await buildLittleSite(site);
    const before = readStamps(site.file("dist"));
    const built = buildWhile(site, () => {
      writeFileSync(findRemuxed(site), replace(readFileSync(findRemuxed(site))));
    });
    await expect(built).rejects.toThrow(ChangedMeanwhile);
    expect(readStamps(site.file("dist"))).toEqual(before);
    expect(readdirSync(site.root).filter((name) => name.startsWith(".dentalsite-"))).toEqual([]);
  },
);

test("a changed film is explained in words, with the exit code of a command that cannot be carried out", () => {
  expect(explainFailure(new ChangedMeanwhile(`${process.cwd()}/${film}`))).toEqual({
    exitCode: 2,
    message: `${film} changed while the site was being built. Nothing was written; build again.`,
  });
});

test("a film that was written again with the same bytes does not stop a build", async () => {
  const site = makeLittleSite();
  await buildWhile(site, () => {
    writeFileSync(site.file(film), readFileSync(site.file(film)));
  });
  expect(Object.keys(readTree(site.file("dist"))).some((name) => name.endsWith(".mp4"))).toBe(true);
});
