import { appendFileSync, cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { runCli, type CliResult } from "../support/run-cli.ts";

/** A file changed less than this before a build could change again without its time saying so: then no receipt is written. */
const untilSure = 1100;

let site: LittleSite;
beforeEach(() => {
  site = makeLittleSite();
});

function build(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<CliResult> {
  return runCli(["build", "--verbose", ...args], { cwd: site.root, env });
}

/** A build that is not asked to do anything twice tells of no other step than the comparison. */
function hasBuilt({ status, stdout }: CliResult): boolean {
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ +compare +\d+ ms$/m);
  return /^ +render +\d+ ms$/m.test(stdout);
}

/** Builds, so that the next build has nothing to do. */
async function settle(args: readonly string[] = []): Promise<void> {
  await wait(untilSure);
  await build(args);
}

const receipts = (): string[] => readdirSync(site.file(".dentalsite")).filter((name) => name.startsWith("receipt-"));

describe("a build for which nothing has changed", () => {
  test("does nothing but compare, and tells the same", async () => {
    await settle();
    rmSync(site.file(`.dentalsite/${receipts()[0]!}`));
    const whole = await build();
    const short = await build();
    expect([hasBuilt(whole), hasBuilt(short)]).toEqual([true, false]);
    const summary = ({ stdout, stderr }: CliResult): string[] => [
      stdout.split("\n")[0]!.replace(/[\d.]+ s:/, ""),
      stderr,
    ];
    expect(summary(short)).toEqual(summary(whole));
    expect(summary(short)[0]).toMatch(
      /^Built \d+ pages into dist in {2}0 files written \(0\.0 KB\), \d+ unchanged, 0 removed\.$/,
    );
  });

  test.for(["json", "github"])("tells the same with --format %s", async (format) => {
    await wait(untilSure);
    const whole = await build(["--format", format]);
    expect(receipts()).toHaveLength(1);
    const short = await build(["--format", format]);
    if (format === "json") expect(short).toEqual(whole);
    else expect([hasBuilt(short), short.stderr]).toEqual([false, ""]);
  });

  test("is told apart for each output folder", async () => {
    await settle();
    const other = ["--out", path.join(makeTemporaryFolder(), "out")];
    expect(hasBuilt(await build(other))).toBe(true);
    expect(hasBuilt(await build(other))).toBe(false);
    expect(hasBuilt(await build())).toBe(false);
    expect(receipts()).toHaveLength(2);
  });

  test("costs as little for several practices", async () => {
    const second = path.join(makeTemporaryFolder(), "second");
    cpSync(site.root, second, { recursive: true });
    await settle(["--root", site.root, second]);
    appendFileSync(path.join(second, "site/error.yaml"), "# A note\n");
    await wait(untilSure);
    expect(hasBuilt(await build(["--root", site.root]))).toBe(false);
    expect(hasBuilt(await build(["--root", site.root, second]))).toBe(true);
    const { status, stdout } = await build(["--root", site.root, second]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Built 2 of 2 sites, \d+ pages, /m);
    expect(stdout).not.toContain("render");
  });
});
