import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { planPublishing } from "../../src/hosts/publish-steps.ts";
import { formatNetlify } from "../../src/hosts/netlify.ts";
import { formatVercel } from "../../src/hosts/vercel.ts";
import { readSitemaps } from "../../src/commands/sitemaps.ts";
import { listen } from "../../src/serve/listen.ts";
import { findPort, findProgram } from "../support/find-program.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

const host = "www.harborlane.example";
const sitemap = `<urlset><url><loc>https://${host}/services/bridges/</loc></url></urlset>`;

/** Runs the step that saves the public sitemap, with this machine in place of the practice's host, and reads what it saved. */
async function save(port: number, base = "/") {
  const [folder, programs] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const curl = findProgram({ names: ["curl"], packageName: "curl" });
  const script = `#!/bin/sh\nfor each do shift; set -- "$@" "$(echo "$each" | sed s,https://${host},http://127.0.0.1:${port},)"; done\nexec ${curl} "$@"\n`;
  writeFileSync(path.join(programs, "curl"), script, { mode: 0o755 });
  const { fetch } = planPublishing({ base, hostName: host }, []);
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  await promisify(execFile)("bash", ["-e", "-o", "pipefail", "-c", fetch!], { cwd: folder, env });
  const file = path.join(folder, "sitemap.xml");
  const { addresses, notes } = await readSitemaps([file]);
  return { addresses, notes: notes.map((note) => note.replace(file, "sitemap.xml")), isThere: existsSync(file) };
}

async function answer(handle: RequestListener): Promise<number> {
  const { port, close } = await listen(handle, 0);
  onTestFinished(close);
  return port;
}

test("the sitemap of a host that answers is saved, below a path too", async () => {
  const port = await answer((request, response) => {
    if (request.url === "/practice/sitemap.xml") response.end(sitemap);
    else response.writeHead(500).end();
  });
  expect(await save(port, "/practice/")).toMatchObject({ addresses: [`https://${host}/services/bridges/`], notes: [] });
});

test("a redirect to another host is followed: the addresses say whose sitemap it is", async () => {
  const other = await answer((_, response) => response.end(sitemap.replaceAll(host, "other.example")));
  const port = await answer((_, response) =>
    response.writeHead(301, { Location: `http://127.0.0.1:${other}/sitemap_index.xml` }).end(),
  );
  expect(await save(port)).toMatchObject({ addresses: ["https://other.example/services/bridges/"], notes: [] });
});

const missing =
  "sitemap.xml is not there, as before the first publication or if the host was not reached, so nothing in it was compared.";

test("neither a 404 nor a host that refuses stops the steps, and what is missing is said", async () => {
  const port = await answer((_, response) => response.writeHead(404).end("<h1>Not Found</h1>"));
  for (const each of [port, await findPort()])
    expect(await save(each)).toEqual({ addresses: [], notes: [missing], isThere: false });
});

test.for([
  ["<!doctype html><title>Parked</title>", "sitemap.xml is a web page and no sitemap, so nothing in it was compared."],
  ["", "sitemap.xml is empty, so nothing in it was compared."],
  [
    "<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>",
    "sitemap.xml is an index of other sitemaps (save these, and name their files after --published, too: https://a.example/1.xml), so nothing in it was compared.",
  ],
  ["<rss/>", "sitemap.xml begins with <rss> and is no sitemap, so nothing in it was compared."],
] as const)("an answer %j is one sentence", async ([body, note]) => {
  const port = await answer((_, response) => response.end(body));
  expect((await save(port)).notes).toEqual([note]);
});

test("an answer that is cut is one sentence", async () => {
  const port = await answer((_, response) => response.end(sitemap.slice(0, -12)));
  const { notes } = await save(port);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(/^sitemap\.xml is no whole XML \(.+\), so nothing in it was compared\.$/);
});

const longest = { base: "/practices/of/the/west/harbor-lane-dental/", hostName: `www.${"harbor".repeat(9)}.example` };

test("Netlify and Vercel save the sitemap before they build, in commands of at most 256 characters for Vercel", () => {
  const [, command] = /command = "(.*)"/.exec(formatNetlify({ ...longest, languages: [] }))!;
  expect(command).toMatch(
    /^\(curl .*sitemap\.xml \|\| true\) && npx dentalsite build .* check --published sitemap\.xml/,
  );
  const { installCommand, buildCommand } = JSON.parse(formatVercel({ ...longest, redirects: [] })) as Record<
    string,
    string
  >;
  expect(installCommand).toMatch(/^npm ci && \(curl .*\|\| true\)$/);
  expect(buildCommand).toContain("check --published sitemap.xml");
  for (const each of [installCommand!, buildCommand!]) expect(each.length, each).toBeLessThanOrEqual(256);
});

test("without an origin there is nothing to save or to compare", () => {
  const { fetch, commands } = planPublishing({ base: "/", hostName: "" }, []);
  expect([fetch, commands[1]]).toEqual([undefined, "npx dentalsite check --publish"]);
});
