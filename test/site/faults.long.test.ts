import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findFaults } from "../support/check-output.ts";
import { leaveClaim } from "../support/left-claim.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { preload } from "../support/preload.ts";
import { readStamps, readTree } from "../support/read-tree.ts";
import { runCli, type CliResult } from "../support/run-cli.ts";
import { runHere } from "../support/run-here.ts";

/*
 * Tests of builds for which a system call fails: one sentence, exit code 2, and nothing lost. In
 * test/steps/emit/every-instant.long.mocked.test.ts each single step fails once.
 */

let site: LittleSite;
let protectedFolders: string[];

beforeEach(() => {
  site = makeLittleSite();
  protectedFolders = [];
});

afterEach(() => {
  for (const folder of protectedFolders) chmodSync(folder, 0o755);
});

const build = (...args: string[]): Promise<CliResult> => runHere(["build", ...args], { cwd: site.root });

/** Runs a script with a build in a shell. */
function buildInShell(script: string): CliResult {
  const command = `"${process.execPath}" "${path.join(packageFolder, "bin/dentalsite.js")}" build`;
  const { status, stdout, stderr } = spawnSync("sh", ["-c", script.replace("BUILD", () => command)], {
    cwd: site.root,
    encoding: "utf8",
  });
  return { status: status ?? -1, stdout, stderr };
}

/** Makes a folder read-only. An administrator may write everywhere, so the build then runs without that right. */
function protect(folder: string): void {
  chmodSync(folder, 0o555);
  protectedFolders.push(folder);
}

function buildUnprivileged(args = "", variables = ""): CliResult {
  const isAdministrator = process.getuid?.() === 0;
  const withoutRight = "setpriv --bounding-set=-dac_override,-dac_read_search --inh-caps=-all ";
  return buildInShell(`${variables}${isAdministrator ? withoutRight : ""}BUILD ${args}`);
}

/** Changes the text on one page and adds a page, which the menu on all pages shows. */
function edit(): void {
  const facts = site.read("site/services/Whitening.md");
  site.write("site/services/night-guards.md", facts.replace(/^mainTitleText: .*/m, "mainTitleText: Night guards"));
  const link = "    links:\n      - label: Night guards\n        href: /services/night-guards\n";
  site.write("site/services.yaml", site.read("site/services.yaml").replace("    links:\n", link));
}

/** Expects one sentence and exit code 2, complete files in dist, and nothing beside it. */
function expectRefusal(result: CliResult, sentence: RegExp): void {
  expect(result.stderr).toMatch(sentence);
  expect(result.stderr.trim().split("\n")).toHaveLength(1);
  expect(result).toMatchObject({ status: 2, stdout: "" });
  expect(findFaults(site.file("dist"), "/practice/")).toEqual([]);
  expect(existsSync(site.file("dist/.dentalsite-build"))).toBe(false);
}

describe("a full disk", () => {
  const isAdministrator = process.getuid?.() === 0;
  // In a separate mount namespace, the small disk disappears with the process.
  const alone = isAdministrator ? ["unshare", "--mount"] : ["unshare", "--map-root-user", "--mount"];
  const canMount = spawnSync("sh", ["-c", `${alone.join(" ")} mount -t tmpfs none /mnt`]).status === 0;

  /**
   * Runs a script with a small disk at $DISK; the word FULL fills it, and files in $KEPT stay. If nothing can be mounted, the disk is a
   * folder.
   */
  function runOnSmallDisk(script: string): CliResult & { kept: string } {
    const [disk, kept] = [makeTemporaryFolder(), makeTemporaryFolder()];
    const onFullDisk = `NODE_OPTIONS="${preload("full-disk.js")}" FULL_DISK="$DISK"`;
    const mounted = canMount ? `mount -t tmpfs -o size=4m none "$DISK" && ` : "";
    const lines = script
      .replaceAll("FULL", canMount ? 'cat /dev/zero > "$DISK/fill" 2> "$KEPT/full";' : ":;")
      .replaceAll("FAILING", canMount ? "BUILD" : `${onFullDisk} BUILD`)
      .replaceAll("BUILD", `"${process.execPath}" "${path.join(packageFolder, "bin/dentalsite.js")}" build`);
    const [command, ...args] = [...(canMount ? alone : []), "sh", "-c", mounted + lines];
    const env = { ...process.env, DISK: disk, KEPT: kept };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: site.root, env, encoding: "utf8" });
    return { status: status ?? -1, stdout, stderr, kept };
  }

  test("leaves nothing behind at the first build", () => {
    const { kept, ...result } = runOnSmallDisk(
      `FULL FAILING --out "$DISK/dist"; status=$?; ls -A "$DISK" > "$KEPT/left"; exit $status`,
    );
    expect(result.stderr).toMatch(
      /dist.* cannot be written: the disk is full\. Nothing was written; there is no .*dist yet\.\n$/,
    );
    expect(result).toMatchObject({ status: 2, stdout: "" });
    expect(readTree(kept).left?.trim()).toBe(canMount ? "fill" : "");
  });

  test("leaves the site unchanged at a later build, and the next build writes it", () => {
    const other = makeLittleSite();
    const old = site;
    site = other;
    edit();
    const { kept, ...result } = runOnSmallDisk(`
      BUILD --root "${old.root}" --out "$DISK/dist" > "$KEPT/output" || exit 99
      cp -a "$DISK/dist" "$KEPT/before"
      FULL FAILING --out "$DISK/dist"; status=$?
      ls -A "$DISK" > "$KEPT/left"; cp -a "$DISK/dist" "$KEPT/after"; rm -f "$DISK/fill"
      BUILD --out "$DISK/dist" > "$KEPT/output" || exit 99
      cp -a "$DISK/dist" "$KEPT/completed"; exit $status`);
    expect(result.stderr).toMatch(
      /dist.* cannot be written: the disk is full\. Nothing was written; .*dist is as it was\.\n$/,
    );
    expect(result).toMatchObject({ status: 2, stdout: "" });
    const [before, after, completed] = ["before", "after", "completed"].map((name) => path.join(kept, name));
    expect(readTree(after!)).toEqual(readTree(before!));
    expect(readTree(completed!)["services/night-guards/index.html"]).toContain("Night guards");
    expect(findFaults(completed!, "/practice/")).toEqual([]);
    expect(readTree(kept).left?.trim().split("\n")).toEqual(canMount ? ["dist", "fill"] : ["dist"]);
  });

  test("with room only for small files leaves the site unchanged", async () => {
    await build();
    const before = readStamps(site.file("dist"));
    edit();
    // The unit is 512 bytes or 1 KB, depending on the shell.
    const result = buildInShell("ulimit -f 2; exec BUILD");
    expectRefusal(
      result,
      /^dist.* cannot be written: it is larger than a file may be\. Nothing was written; dist is as it was\.$/m,
    );
    expect(readStamps(site.file("dist"))).toEqual(before);
  });
});

describe("a lock that no build made", () => {
  test.for(["link", "pipe"])("is reported at once, without waiting: a %s", async (kind) => {
    const lock = site.file("dist/.dentalsite-build");
    mkdirSync(site.file("dist"));
    if (kind === "link") symlinkSync("nowhere", lock);
    else execFileSync("mkfifo", [lock]);
    expect(await build()).toEqual({
      status: 2,
      stdout: "",
      stderr: `${lock} is a link, file or device that no build has made. Remove it and build again.\n`,
    });
    expect(readdirSync(site.file("dist"))).toEqual([".dentalsite-build"]);
  });
});

describe("a link in place of the cache", () => {
  test.for([".dentalsite", ".dentalsite/media"])("is refused, and its target does not change: %s", async (name) => {
    const elsewhere = makeTemporaryFolder();
    const entry = path.join(elsewhere, `${"0".repeat(32)}-8.jpg`);
    writeFileSync(entry, "years of work");
    utimesSync(entry, 0, 0);
    rmSync(site.file(".dentalsite"), { recursive: true });
    mkdirSync(path.dirname(site.file(name)), { recursive: true });
    symlinkSync(elsewhere, site.file(name));
    expectRefusal(await build(), new RegExp(`^The cache .*${name} is a symbolic link, so nothing was read from it`));
    expect(readTree(elsewhere)).toEqual({ [path.basename(entry)]: "years of work" });
  });
});

describe("a read-only folder", () => {
  test("is not changed if it is the output folder", async () => {
    await build();
    edit();
    const before = readStamps(site.file("dist"));
    for (const folder of [".", "assets", "services"]) protect(site.file(`dist/${folder}`));
    const result = buildUnprivileged();
    expectRefusal(
      result,
      /^dist.* cannot be written: you have no permission for it\. Nothing was written; dist is as it was\.$/m,
    );
    expect(readStamps(site.file("dist"))).toEqual(before);
  });

  test("that contains the output folder gets no new output folder", () => {
    mkdirSync(site.file("public"));
    protect(site.file("public"));
    const result = buildUnprivileged("--out public/dist");
    expectRefusal(
      result,
      /^public\/dist cannot be written: you have no permission for it\. Nothing was written; there is no public\/dist yet\.$/m,
    );
  });

  test("that contains a writable output folder does not stop a build", async () => {
    await build("--out", "public/dist");
    edit();
    protect(site.file("public"));
    expect(buildUnprivileged("--out public/dist")).toMatchObject({ status: 0, stderr: "" });
    const expected = makeTemporaryFolder();
    await build("--out", path.join(expected, "dist"));
    expect(readTree(site.file("public/dist"))).toEqual(readTree(path.join(expected, "dist")));
  });

  test("with the practice does not stop a build to another folder, and nothing is left in temporary folders", () => {
    const output = path.join(makeTemporaryFolder(), "dist");
    const temporary = makeTemporaryFolder();
    rmSync(site.file(".dentalsite"), { recursive: true, force: true });
    protect(site.root);
    expect(buildUnprivileged(`--out "${output}"`, `TMPDIR="${temporary}" `)).toMatchObject({ status: 0, stderr: "" });
    expect(findFaults(output, "/practice/")).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
    expect(existsSync(site.file(".dentalsite"))).toBe(false);
  });

  test("inside the output folder leaves complete pages, and the next build writes the rest", async () => {
    await build();
    edit();
    protect(site.file("dist/about/address"));
    const result = buildUnprivileged();
    expectRefusal(
      result,
      /^dist\/about\/address\/index.html cannot be written: you have no permission for it\. dist holds old and new pages, each of them whole; the next build completes it\.$/m,
    );
    chmodSync(site.file("dist/about/address"), 0o755);
    await build();
    const expected = makeTemporaryFolder();
    await build("--out", path.join(expected, "dist"));
    expect(readTree(site.file("dist"))).toEqual(readTree(path.join(expected, "dist")));
  });
});

describe("something else in place of the output folder is refused or followed", () => {
  test("a file on its path", async () => {
    site.write("public", "notes");
    expectRefusal(
      await build("--out", "public/dist"),
      /public\/dist cannot be written: there is a file where a folder should be\./,
    );
    expect(site.read("public")).toBe("notes");
  });

  test("a file", async () => {
    site.write("dist", "notes");
    expectRefusal(await build(), /dist is a file\. Remove it or name another with --out\./);
    expect(site.read("dist")).toBe("notes");
  });

  test.for(["nowhere", "dist", "elsewhere"])("a symbolic link to %s", async (target) => {
    site.write("elsewhere/thesis.doc", "years of work");
    symlinkSync(target, site.file("dist"));
    expectRefusal(await build(), /dist is a symbolic link\. Remove the link, or name the folder/);
    expect(existsSync(site.file("nowhere"))).toBe(false);
    expect(readTree(site.file("elsewhere"))).toEqual({ "thesis.doc": "years of work" });
  });

  test("a folder behind a symbolic link is written to", async () => {
    const elsewhere = makeTemporaryFolder();
    symlinkSync(elsewhere, site.file("public"));
    expect(await build("--out", "public/dist")).toMatchObject({ status: 0, stderr: "" });
    edit();
    expect(await build("--out", "public/dist")).toMatchObject({ status: 0, stderr: "" });
    expect(readTree(path.join(elsewhere, "dist"))["services/night-guards/index.html"]).toContain("Night guards");
  });
});

describe("a missing folder is reported", () => {
  test("for temporary files, which a practice that cannot be written needs", () => {
    const output = path.join(makeTemporaryFolder(), "dist");
    rmSync(site.file(".dentalsite"), { recursive: true, force: true });
    protect(site.root);
    expectRefusal(
      buildUnprivileged(`--out "${output}"`, `TMPDIR="${site.file("nowhere")}" `),
      /^The folder for temporary files, .*nowhere, is not there\. .*TMPDIR\.\n$/,
    );
  });

  test("from which the command is run", () => {
    expectRefusal(
      buildInShell('mkdir here; cd here; rmdir "$PWD"; BUILD --root ..'),
      /^The folder you are in is not there/,
    );
  });
});

describe("another build of the same folder", () => {
  test("makes a build wait and say so until the other has ended", async () => {
    await build();
    const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    leaveClaim(site.file("dist"), { id: holder.pid! });
    edit();
    const child = spawn(process.execPath, [path.join(packageFolder, "bin/dentalsite.js"), "build"], { cwd: site.root });
    let stderr = "";
    const told = new Promise((resolve) => {
      child.stderr.on("data", (data: Buffer) => {
        stderr += data.toString();
        resolve(undefined);
      });
    });
    const status = new Promise((resolve) => child.on("close", resolve));
    await told;
    expect(existsSync(site.file("dist/services/night-guards"))).toBe(false);
    holder.kill("SIGKILL");
    expect(await status).toBe(0);
    expect(stderr).toBe(
      `Another build (process ${holder.pid}) is writing dist. Waiting for it to end. ` +
        "If there is no such build, remove dist/.dentalsite-build.\n",
    );
    expect(existsSync(site.file("dist/services/night-guards"))).toBe(true);
    expect(existsSync(site.file("dist/.dentalsite-build"))).toBe(false);
  });

  test("may start at the same time", async () => {
    const results = await Promise.all(Array.from({ length: 3 }, () => runCli(["build"], { cwd: site.root })));
    for (const { status } of results) expect(status).toBe(0);
    const expected = makeTemporaryFolder();
    await build("--out", path.join(expected, "dist"));
    expect(readTree(site.file("dist"))).toEqual(readTree(path.join(expected, "dist")));
    expect(readdirSync(site.file(".dentalsite")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

describe("a foreign file in the output folder", () => {
  test("stays, which one line says", async () => {
    await build();
    const names = [".git/HEAD", ".vercel/project.json", ".well-known/acme-challenge/x", "CNAME", "notes.txt"];
    for (const name of names) site.write(`dist/${name}`, "mine");
    const { status, stdout } = await build("--force");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /, 0 removed\.\nLeft in dist, since no build of this practice made it: \.git, \.vercel, \.well-known, CNAME, notes\.txt\.\n$/,
    );
    for (const name of names) expect(readFileSync(site.file(`dist/${name}`), "utf8")).toBe("mine");
  });

  test("does not include files of an earlier build, which are removed without a warning", async () => {
    const before = await build();
    edit();
    await build();
    const { stdout } = await runHere(["build", "--root", makeLittleSite().root, "--out", site.file("dist")], {
      cwd: site.root,
    });
    expect(before.status).toBe(0);
    expect(stdout).toMatch(/, 1 removed\.\n$/);
  });
});
