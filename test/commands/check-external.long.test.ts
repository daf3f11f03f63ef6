import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { createServer as createPlainServer, type AddressInfo, type Server as PlainServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jsonReportSchema } from "../../src/report/machine-report.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { runCli, type CliResult } from "../support/run-cli.ts";

/*
 * Tests with real connections and certificates from the tests' own authority. All have the same key: a valid one, an expired one, one for
 * another host, and one that no authority has signed.
 */

const certificates = path.join(import.meta.dirname, "../fixtures/certificates");
const readCertificate = (name: string): Buffer => readFileSync(path.join(certificates, `${name}.pem`));
const preload = path.join(import.meta.dirname, "../support/pretend-network.js");

const names = ["valid", "expired", "other-host", "self-signed"] as const;
type Name = (typeof names)[number];
const servers = {} as Record<Name, Server>;
const origins = {} as Record<Name | "closed" | "plain", string>;
let plain: PlainServer;
const asked: string[] = [];

async function listen(server: PlainServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  for (const name of names) {
    servers[name] = createServer({ key: readCertificate("key"), cert: readCertificate(name) }, (request, response) => {
      const { url = "", method } = request;
      asked.push(`${method} ${url}`);
      const [, status = "200", location] = /^\/(\d{3})(\/.*)?/.exec(url) ?? [];
      if (location !== undefined) response.setHeader("location", location);
      response.writeHead(Number(status), { "content-type": "text/html" }).end("<p>Hello.</p>");
    });
    origins[name] = await listen(servers[name]);
  }
  plain = createPlainServer((socket) => socket.destroy());
  origins.plain = await listen(plain);
  const closed = createPlainServer();
  origins.closed = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
});

afterAll(() => {
  for (const server of Object.values(servers)) {
    server.closeAllConnections();
    server.close();
  }
  plain.close();
});

beforeEach(() => {
  asked.length = 0;
});

/** Makes the little site with a list of these links, which starts on line 12 of a page. */
function makeSite(links: readonly string[]): LittleSite {
  const site = makeLittleSite();
  const list = links.map((href, index) => `- [Page ${index}](${href})\n`).join("");
  site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\n${list}`);
  return site;
}

const environment = {
  NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
  NODE_EXTRA_CA_CERTS: path.join(certificates, "authority.pem"),
};

function check(links: readonly string[], flags: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CliResult> {
  return runCli(["check", ...flags], { cwd: makeSite(links).root, env: { ...environment, ...env } });
}

/** Severity, code and reason of each problem, with the number of its link. All problems must be on the page. */
function problemsOf(stderr: string): string[] {
  const errors = [...stderr.matchAll(/^error (\S+):(\d+):(\d+) link\/external-broken\n {2}"[^"]*" (.*)$/gm)];
  const advice = stderr.slice(Math.max(0, stderr.indexOf("advice link/external-unreached")));
  const unreached = [...advice.matchAll(/^ {2}(\S+):(\d+):(\d+) "[^"]*" (.*)$/gm)];
  const format = ([, file, line, column, reason]: RegExpExecArray, level: string): string => {
    expect(`${file}:${column}`).toMatch(/^site\/about\/officetour\.md:1[23]$/);
    return `${Number(line) - 12} ${level}: ${reason}`;
  };
  return [
    ...errors.map((found) => format(found, "error broken")),
    ...unreached.map((found) => format(found, "advice unreached")),
  ];
}

test("a link that answers with an error is an error at its place; one without an answer is advice", async () => {
  const { valid, expired, closed, plain: brokenOff } = origins;
  const links = [
    `${valid}/`,
    `${valid}/404`,
    `${valid}/503`,
    `${valid}/403`,
    `${valid}/301/moved`,
    `${valid}/302/404`,
    `${expired}/`,
    `${origins["other-host"]}/`,
    `${origins["self-signed"]}/`,
    `${closed}/`,
    `${brokenOff}/`,
  ];
  const { status, stderr } = await check(links, ["--external-private"]);
  expect(problemsOf(stderr)).toEqual([
    "1 error broken: does not open: there is no such page (404).",
    "2 error broken: does not open: the other site answers 503.",
    `5 error broken: does not open: there is no such page (404). It forwards to "${valid}/404".`,
    "6 error broken: does not open: its certificate has expired, or belongs to another host.",
    "7 error broken: does not open: its certificate has expired, or belongs to another host.",
    "8 advice unreached: could not be reached from here (DEPTH_ZERO_SELF_SIGNED_CERT).",
    "9 advice unreached: could not be reached from here (ECONNREFUSED).",
    "10 advice unreached: could not be reached from here (ECONNRESET).",
  ]);
  expect(status).toBe(1);
});

test("an address inside the network is not requested without --external-private, and advice alone does not fail the check", async () => {
  const links = [`${origins.valid}/`, "https://www.elsewhere.example/closed"];
  const { status, stderr } = await check(links, ["--external"]);
  expect(problemsOf(stderr)).toEqual([
    "0 advice unreached: was not requested: its host is inside a private network.",
    "1 advice unreached: could not be reached from here (ECONNREFUSED).",
  ]);
  expect(status).toBe(0);
  expect(asked).toEqual([]);
});

test("without a network the check fails and says so", async () => {
  const { status, stdout, stderr } = await check(["https://www.elsewhere.example/"], ["--external"], {
    PRETEND_OFFLINE: "1",
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(
    /^No host outside the site could be reached\. Most likely this machine has no network, .*\nConnect it, or leave out --external to check everything else\.\n/,
  );
});

test("the check ends even if connections are still open, but not before all of a long report has arrived", async () => {
  const links = Array.from({ length: 300 }, (_, index) => `https://www.elsewhere.example/closed/${index}`);
  const bin = path.join(packageFolder, "bin/dentalsite.js");
  // The reader is slow, and a pipe holds only a part of the report.
  const { stdout } = await promisify(execFile)(
    "sh",
    ["-c", '"$@" | (sleep 1; cat)', "sh", process.execPath, bin, "check", "--external", "--format", "json"],
    { cwd: makeSite(links).root, env: { ...process.env, ...environment, PRETEND_BUSY: "1" }, timeout: 60_000 },
  );
  const { problems, advice } = jsonReportSchema.parse(JSON.parse(stdout));
  expect(stdout.length).toBeGreaterThan(100_000);
  expect(problems.map(({ code }) => code)).toEqual(links.map(() => "link/external-unreached"));
  expect(advice).toBe(300);
});
