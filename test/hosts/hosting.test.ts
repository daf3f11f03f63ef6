import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { hosts } from "../../src/model/build/hosts.ts";
import { makeFitSite } from "./fit-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { makeLittleSite, makePractice, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";
import { isLong } from "../support/test-level.ts";

const redirects = `- from: /Team%20(old)+ab.php
  to: /about/meetthedoctors
- from: /blog/*
  to: https://blog.example/a+b/?from=site#top
`;

let site: LittleSite;
const run = (...args: string[]) => runHere(args, { cwd: site.root });
const hosting = async (...args: string[]): Promise<string> => {
  const { status, stdout, stderr } = await run("hosting", ...args);
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
};

describe.skipIf(isLong)("dentalsite hosting", () => {
  beforeAll(() => {
    site = makeLittleSite({ "site/redirects.yaml": redirects });
  });

  test("prints settings for each of its hosts, and touches nothing", async () => {
    for (const host of hosts) expect((await hosting(host)).length, host).toBeGreaterThan(80);
    expect(["dist", ".github", "vercel.json", "netlify.toml"].filter((name) => existsSync(site.file(name)))).toEqual(
      [],
    );
  });

  test("refuses an unknown host, lists the known ones and suggests the nearest", async () => {
    expect(await run("hosting", "ngnix")).toEqual({
      status: 2,
      stdout: "",
      stderr:
        'dentalsite has no settings for a host "ngnix". Did you mean "nginx"? It has them for ' +
        `${hosts.slice(0, -1).join(", ")} and ${hosts.at(-1)}.\n`,
    });
    expect((await run("hosting", "netlify", "--listen", "80")).status).toBe(2);
    expect((await run("hosting", "nginx", "--listen", "0")).status).toBe(2);
  });

  test("names the folder of the site as an absolute path, and the host that visitors ask for", async () => {
    const nginx = await hosting("nginx");
    expect(nginx).toContain(`alias "${site.file("dist")}/";`);
    expect(nginx).toContain("server_name www.harborlane.example;");
    expect(nginx).toContain("listen 80;");
    expect(await hosting("nginx", "--listen", "8080", "--out", "/var/www/a b")).toMatch(
      /listen 8080;[^]*alias "\/var\/www\/a b\/";/,
    );
    const caddy = await hosting("caddy");
    expect(caddy).toMatch(/^www\.harborlane\.example \{\n/);
    expect(caddy).toContain(`root * "${site.file("dist")}"`);
    expect(await hosting("caddy", "--listen", "8080")).toMatch(/^:8080 \{\n/);
  });

  test.for([
    ["nginx", "/srv/$uri"],
    ["caddy", "/srv/{path}"],
    ["caddy", "/srv/a\\"],
    ["caddy", "/srv/[a]"],
  ])("refuses a folder that %s would misread: %s", async ([host, folder]) => {
    const { status, stdout, stderr } = await run("hosting", host!, "--out", folder!);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(folder);
    expect(stderr).toContain("Name another folder with --out.");
  });

  test("has no settings for a site with errors", async () => {
    const broken = makeLittleSite({ "site/home.yaml": "title: [" });
    const { status, stdout, stderr } = await runHere(["hosting", "nginx"], { cwd: broken.root });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("site/home.yaml:1");
    expect(stderr).toContain("There are no settings for a site with errors.");
  });
});

describe.skipIf(isLong)("the settings for Netlify", () => {
  test("forces all redirects, because it would show the redirect pages instead, and hides the list of redirects", async () => {
    site = makeLittleSite({ "site/redirects.yaml": redirects });
    const settings = await hosting("netlify");
    const [, command, folder] = /^ {2}command = "(.*)"\n {2}publish = "(.*)"$/m.exec(settings)!;
    await run("build", "--out", site.file(`${folder!}/practice`));
    const built = site.read("public/practice/_redirects");
    const afterBuild = command!.split(" && ").filter((step) => !/^(?:npx |\(curl )/.test(step));
    execFileSync("sh", ["-c", afterBuild.join(" && ")], { cwd: site.root, stdio: "pipe" });
    site.write("netlify.toml", settings);
    const { redirects: read, errors } = await parseAllRedirects({
      netlifyConfigPath: site.file("netlify.toml"),
      configRedirects: [],
      redirectsFiles: [site.file(`${folder!}/_redirects`)],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const rules = read as { from: string; to: string; status: number; force: boolean }[];
    expect(rules.map(({ from, to }) => `${from} ${to} 301\n`).join("")).toBe(built);
    expect(rules.map(({ from }) => from)).toEqual(expect.arrayContaining(["/practice/services/", "/practice/blog/*"]));
    expect(rules.filter(({ status, force }) => status !== 301 || !force)).toEqual([]);
    expect(existsSync(site.file("public/practice/_redirects"))).toBe(false);
  });

  test("has an error page for each language", async () => {
    site = makePractice("bilingual");
    site.write("netlify.toml", await hosting("netlify"));
    const { redirects: read, errors } = await parseAllRedirects({
      ...{ netlifyConfigPath: site.file("netlify.toml"), configRedirects: [], redirectsFiles: [], minimal: true },
    });
    expect(errors).toEqual([]);
    expect(read).toMatchObject([{ from: "/es/*", to: "/es/404.html", status: 404, force: false }]);
  });
});

describe.runIf(isLong)("the commands that prepare a site for upload", () => {
  /** Runs what a host would run, with the compiled command in place of `npx`. */
  const publish = async (): Promise<string> => {
    const { buildCommand, outputDirectory } = JSON.parse(await hosting("vercel")) as Record<string, string>;
    const bin = path.resolve(import.meta.dirname, "../../bin/dentalsite.js");
    const line = buildCommand!.replaceAll("npx dentalsite", `"${process.execPath}" "${bin}"`);
    execFileSync("sh", ["-c", line], { cwd: site.root, stdio: "pipe" });
    return site.file(outputDirectory!);
  };

  test.for(["https://harborlane.dental/group/practice/", "https://www.harborlane.dental"])(
    "put the site of %s where its addresses say, with the error page on top",
    async (origin) => {
      site = makeFitSite(origin);
      const folder = await publish();
      const below = path.join(folder, new URL(origin).pathname);
      expect(existsSync(path.join(below, "index.html"))).toBe(true);
      const [page, own] = [folder, below].map((each) => readFileSync(path.join(each, "404.html"), "utf8"));
      expect(page).toBe(own);
      const hidden = ["_headers", "_redirects", ".dentalsite.json"].filter((name) =>
        existsSync(path.join(below, name)),
      );
      expect(hidden).toEqual([]);
    },
  );

  test("stop if sample values are left", async () => {
    site = makeLittleSite();
    await expect(publish()).rejects.toThrow("sample/left-over");
  });
});

describe.skipIf(isLong)("dentalsite hosting --write", () => {
  const write = (host: string) => run("hosting", host, "--write");
  const stepsOf = (host: string): string => `All steps are in ${path.join(packageFolder, `docs/online/${host}.md`)}`;

  test.for([
    ["netlify", ["netlify.toml"], "Connect the repository at Netlify, which then builds each push."],
    ["vercel", ["vercel.json"], "Import the repository at Vercel, which then builds each push."],
    [
      "github-pages",
      [".github/workflows/publish.yml", ".github/workflows/check-links.yml"],
      'In the settings of the repository, under Pages, choose "GitHub Actions".',
    ],
    [
      "cloudflare",
      ["wrangler.json", ".github/workflows/publish.yml", ".github/workflows/check-links.yml"],
      "The repository needs the secrets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.",
    ],
  ] as const)("puts the files of %s where they belong, and says what is left to do", async ([host, files, next]) => {
    site = makeLittleSite();
    expect(await write(host)).toEqual({
      status: 0,
      stderr: "",
      stdout: `${files.map((file) => `Wrote ${file}.\n`).join("")}site/practice.yaml now says "host: ${host}".\n\n${next} ${stepsOf(host)}\n`,
    });
    expect(existsSync(path.join(packageFolder, `docs/online/${host}.md`))).toBe(true);
    const printed = await hosting(host);
    for (const file of files) {
      const heading = files.length > 1 ? `==> ${file} <==\n` : "";
      expect(printed).toContain(heading + site.read(file).trimEnd());
    }
    const asBefore = files.map((file) => `${file} is as it should be.\n`).join("");
    expect((await write(host)).stdout).toBe(`${asBefore}site/practice.yaml says already "host: ${host}".\n`);
  });

  test("does not replace a file with other content, and then writes no other file either", async () => {
    site = makeLittleSite();
    site.write(".github/workflows/check-links.yml", "name: mine\n");
    const { status, stdout, stderr } = await write("github-pages");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      ".github/workflows/check-links.yml is there already with other settings, so nothing was written. Run this without --write to see " +
        "the new ones, and put into .github/workflows/check-links.yml what you need of them. Or remove .github/workflows/check-links.yml " +
        "and run this again.\n",
    );
    expect(existsSync(site.file(".github/workflows/publish.yml"))).toBe(false);
    expect(site.read(".github/workflows/check-links.yml")).toBe("name: mine\n");
  });

  test("writes nothing if practice.yaml names another host", async () => {
    site = makeLittleSite();
    site.write("site/practice.yaml", `${site.read("site/practice.yaml")}host: nginx\n`);
    const { status, stdout, stderr } = await write("netlify");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe("In site/practice.yaml, write host: netlify in place of host: nginx\n");
    expect(existsSync(site.file("netlify.toml"))).toBe(false);
  });

  test("does not write through a symbolic link", async () => {
    site = makeLittleSite();
    const target = path.join(makeTemporaryFolder(), "elsewhere.json");
    symlinkSync(target, site.file("vercel.json"));
    expect((await write("vercel")).status).toBe(2);
    expect(existsSync(target)).toBe(false);
  });

  test("does not write into a folder that is a symbolic link", async () => {
    site = makeLittleSite();
    const elsewhere = makeTemporaryFolder();
    symlinkSync(elsewhere, site.file(".github"));
    const { status, stderr } = await write("cloudflare");
    expect([status, stderr]).toEqual([
      2,
      ".github is not a folder of the practice but a link or a file, so nothing was written. Put a folder in its place and run this again.\n",
    ]);
    expect([...readdirSync(elsewhere), ...["wrangler.json"].filter((name) => existsSync(site.file(name)))]).toEqual([]);
  });

  test.for(["nginx", "caddy"])("says how to save the settings of %s, which belong on the server", async (host) => {
    site = makeLittleSite();
    const { status, stderr } = await write(host);
    expect(status).toBe(2);
    expect(stderr).toContain(`dentalsite hosting ${host} > `);
  });

  test("lets every build make Apache's .htaccess, since a build removes files that are not part of the site", async () => {
    site = makeLittleSite();
    const before = site.read("site/practice.yaml");
    expect((await write("apache")).stdout).toContain(
      `run "npx dentalsite build".\n\nUpload all of dist/, hidden files too. ${stepsOf("apache")}\n`,
    );
    expect(site.read("site/practice.yaml")).toBe(`${before}host: apache\n`);
    expect((await write("apache")).stdout).toContain('says already "host: apache"');
    for (let time = 0; time < 2; time++) {
      expect((await run("build")).status).toBe(0);
      expect(site.read("dist/.htaccess")).toBe(await hosting("apache"));
    }
    site.write("site/practice.yaml", before);
    await run("build");
    expect(existsSync(site.file("dist/.htaccess"))).toBe(false);
  });

  test("says what to write if it cannot add the line to practice.yaml", async () => {
    site = makeLittleSite();
    const practice = site.read("site/practice.yaml");
    site.write("site/practice.yaml", practice.replace(/^name: /m, "? name\n: "));
    const { status, stderr } = await write("apache");
    expect([status, stderr]).toEqual([2, "Write this line into site/practice.yaml, at its left edge: host: apache\n"]);
    site.write("site/practice.yaml", `${practice}...\n`);
    expect((await write("apache")).stdout).toContain('now says "host: apache"');
    expect(site.read("site/practice.yaml")).toBe(`${practice}host: apache\n...\n`);
  });
});
