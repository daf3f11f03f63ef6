import { createServer, type Server } from "node:http";
import { createServer as createPlainServer, type AddressInfo, type Server as PlainServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  checkExternalLinks,
  type ExternalFindings,
  type ExternalLinkOptions,
} from "../../../src/steps/check/external-links.ts";
import { UsageError } from "../../../src/ground/usage-error.ts";

let server: Server;
let origin: string;
/** An address at which nothing listens anymore. */
let closed: string;
let chatter: PlainServer;
let nonsense: string;
const asked: string[] = [];

const listen = async (each: PlainServer): Promise<string> => {
  await new Promise<void>((resolve) => each.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(each.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  for (const name of ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"]) vi.stubEnv(name, undefined);
  server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(`${request.method} ${url}`);
    if (url === "/slow") return;
    if (url === "/cut-off") return void response.destroy();
    if (request.method === "HEAD" && /^\/(no-head|endless|broken-off)/.test(url))
      return void response.writeHead(405).end();
    if (url === "/broken-off") {
      response.writeHead(200, { "content-type": "text/html", "content-length": 1000 }).write("<p>Begins");
      return void setImmediate(() => response.destroy());
    }
    if (url === "/endless") return void response.writeHead(200, { "content-type": "text/html" }).write("<p>Begins");
    if (url === "/circle") return void response.writeHead(302, { location: "/circle" }).end();
    const [, status = "200", location] = /^\/(\d{3})(?:\/to(\/.*))?/.exec(url) ?? [];
    if (location !== undefined) response.setHeader("location", location === "/closed" ? closed : location);
    response.writeHead(Number(status), { "content-type": "text/html" }).end('<a href="/404/further">further</a>');
  });
  origin = await listen(server);
  const gone = createPlainServer();
  closed = `${await listen(gone)}/`;
  await new Promise((resolve) => gone.close(resolve));
  chatter = createPlainServer((socket) => socket.end("220 mail.example ESMTP\r\n"));
  nonsense = `${await listen(chatter)}/`;
});

afterAll(() => {
  vi.unstubAllEnvs();
  chatter.close();
  server.closeAllConnections();
  server.close();
});

const placeAt = (line: number) => ({ file: "site/home.yaml", line, column: 1, length: 4 });

/** Checks one link per line. Paths are addresses of the server above. */
function check(addresses: readonly string[], options: ExternalLinkOptions = {}): Promise<ExternalFindings> {
  const links = addresses.map((address, index) => ({
    href: address.startsWith("/") ? origin + address : address,
    place: placeAt(index + 1),
  }));
  return checkExternalLinks(links, { asksPrivate: true, ...options });
}

/** Severity, line and reason of each problem. */
async function problemsOf(addresses: readonly string[], options?: ExternalLinkOptions): Promise<string[]> {
  const { problems } = await check(addresses, options);
  return problems.map(
    ({ severity, place, message }) => `${severity} ${place.line} ${/"[^"]*" (.*)$/.exec(message)?.[1]}`,
  );
}

describe("a link to another site", () => {
  test("that answers is fine, and the links on its page are not requested", async () => {
    expect(await check(["/", "/page#part", "/page"])).toEqual({
      problems: [],
      tally: { open: 2, broken: 0, unreached: 0, guarded: [] },
    });
    expect(asked.filter((each) => each.endsWith("/page"))).toEqual(["HEAD /page"]);
    expect(asked.filter((each) => each.includes("further"))).toEqual([]);
  });

  test("is fine if its host refuses HEAD", async () => {
    expect(await problemsOf(["/no-head"])).toEqual([]);
    expect(asked).toContain("GET /no-head");
  });

  test("is fine if its page begins and never ends, or breaks off", async () => {
    expect(await problemsOf(["/endless", "/broken-off"])).toEqual([]);
  });

  test.for([404, 410] as const)("that is gone (%s) is an error at every place that names it", async (status) => {
    expect(await problemsOf([`/${status}`, "/", `/${status}#part`])).toEqual([
      `error 1 does not open: there is no such page (${status}).`,
      `error 3 does not open: there is no such page (${status}).`,
    ]);
  });

  test.for([500, 503] as const)("whose host fails (%s) twice is an error", async (status) => {
    expect(await problemsOf([`/${status}/twice`])).toEqual([
      `error 1 does not open: the other site has an error (${status}).`,
    ]);
    expect(asked.filter((each) => each === `GET /${status}/twice`)).toHaveLength(2);
  });

  test("with another error as answer is an error", async () => {
    expect(await problemsOf(["/400"])).toEqual(["error 1 does not open: the other site answers 400."]);
  });

  test("to a host that only refuses programs is not a problem, but is counted and named", async () => {
    const { problems, tally } = await check(["/401", "/403", "/429", "/"]);
    expect(problems).toEqual([]);
    expect(tally).toEqual({
      open: 1,
      broken: 0,
      unreached: 0,
      guarded: [401, 403, 429].map((status) => ({ url: `${origin}/${status}`, status })),
    });
  });

  test("that forwards is judged by its target", async () => {
    expect(await problemsOf(["/301/to/302/to/moved", "/308/to/404", "/302/to/closed"])).toEqual([
      `error 2 does not open: there is no such page (404). It forwards to "${origin}/404".`,
      `advice 3 could not be reached: the host refused the connection. It forwards to "${closed}".`,
    ]);
    expect(asked).toContain("HEAD /moved");
  });

  test("that forwards to a host without an answer is advice, even if it is the only link", async () => {
    expect(await problemsOf(["/302/to/closed"])).toEqual([
      `advice 1 could not be reached: the host refused the connection. It forwards to "${closed}".`,
    ]);
  });

  test("that forwards to no address is fine", async () => {
    expect(await problemsOf(["/301", "/302/to//[", "/304"])).toEqual([]);
  });

  test("that forwards in a circle is advice", async () => {
    expect(await problemsOf(["/circle"])).toEqual([`advice 1 could not be reached: it forwards in a circle.`]);
  });

  test("whose host refuses the connection, or breaks it off, is advice", async () => {
    expect(await problemsOf([closed, "/", "/cut-off", nonsense])).toEqual([
      "advice 1 could not be reached: the host refused the connection.",
      "advice 3 could not be reached: the connection broke off.",
      "advice 4 could not be reached: the answer could not be read.",
    ]);
  });

  test("to a private network is not requested without --external-private", async () => {
    asked.length = 0;
    const addresses = ["/", "https://[::1]/", "https://10.0.0.1/forms"];
    expect(await problemsOf(addresses, { asksPrivate: false })).toEqual(
      [1, 2, 3].map((line) => `advice ${line} was not requested: its host is inside a private network.`),
    );
    expect(asked).toEqual([]);
  });
});

/** Makes a function that fails like `fetch`. */
const failWith = (code: string) => () =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));

describe("an error of the system", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.for([
    ["ENOTFOUND", "advice 1 could not be reached: no host of that name was found."],
    ["EAI_AGAIN", "advice 1 could not be reached: this machine cannot reach the host."],
    ["ENETUNREACH", "advice 1 could not be reached: this machine cannot reach the host."],
    ["ETIMEDOUT", "advice 1 could not be reached: no answer came in time."],
    ["UND_ERR_CONNECT_TIMEOUT", "advice 1 could not be reached: no answer came in time."],
    ["ECONNRESET", "advice 1 could not be reached: the connection broke off."],
    [
      "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      "advice 1 could not be reached: no secure connection to the host could be made from here.",
    ],
    [
      "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION",
      "advice 1 could not be reached: no secure connection to the host could be made from here.",
    ],
    ["CERT_HAS_EXPIRED", "error 1 does not open: its certificate has expired."],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "error 1 does not open: its certificate belongs to another host."],
  ] as const)("%s is told as it is", async ([code, told]) => {
    const { fetch } = globalThis;
    const fail = failWith(code);
    vi.stubGlobal("fetch", (url: string, options: RequestInit) =>
      url.startsWith(origin) ? fetch(url, options) : fail(),
    );
    expect(await problemsOf(["https://127.0.0.1/", "/"])).toEqual([told]);
  });

  test("counts only if it occurs twice", async () => {
    let asks = 0;
    const fail = failWith("EAI_AGAIN");
    // The first attempt uses HEAD and GET.
    vi.stubGlobal("fetch", () => (++asks <= 2 ? fail() : Promise.resolve(new Response("Hello."))));
    expect(await problemsOf(["https://127.0.0.1/"])).toEqual([]);
    expect(asks).toBe(3);
  });
});

describe("a check of all links", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.for([
    ["no name is known", ["https://one.invalid/", "https://two.invalid/#part"]],
    ["each host refuses", ["/closed/1", "/closed/2", "/closed/3"]],
    ["there is one link", ["https://one.invalid/"]],
  ] as const)("ends with one sentence where nobody answers: %s", async ([, addresses]) => {
    const found = check(addresses.map((address) => address.replace("/closed/", closed)));
    await expect(found).rejects.toThrow(UsageError);
    await expect(found).rejects.toThrow(
      /^No host outside the site could be reached\. Most likely this machine has no network/,
    );
    for (const [index] of addresses.entries())
      await expect(found).rejects.toThrow(
        new RegExp(`^  site/home\\.yaml:${index + 1}:1 ".*" could not be reached: .*\\.$`, "m"),
      );
  });

  test("names each address once, and at most five, if no host answers", async () => {
    const addresses = [1, 1, 2, 3, 4, 5, 6, 7].map((number) => `${closed}${number}`);
    const error: unknown = await check(addresses).catch((reason: unknown) => reason);
    const lines = String(error).split("\n");
    expect(lines.slice(2, -1).map((line) => /home\.yaml:(\d)/.exec(line)?.[1])).toEqual(["1", "3", "4", "5", "6"]);
    expect(lines.at(-1)).toBe("  ... and 2 more.");
  });

  test("reports a silent host as not reached, and asks it once", async () => {
    const asks: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      asks.push(new URL(url).pathname);
      return url.endsWith("/slow") ? new Promise(() => undefined) : Promise.resolve(new Response("Hello."));
    });
    expect(await problemsOf(["/slow", "/"], { timeout: 500 })).toEqual([
      "advice 1 could not be reached: no answer came in time.",
    ]);
    expect(asks.sort()).toEqual(["/", "/slow"]);
  });

  test("ends if a connection is accepted and nothing follows", async () => {
    await expect(check(["/slow"], { timeout: 100 })).rejects.toThrow(/no answer came in time\.$/);
  });

  test("ends if the library never answers", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    await expect(check(["/a", "/b", "/c"], { timeout: 50 })).rejects.toThrow(/no answer came in time\.$/);
  });

  test("sends no more requests once its time is up", async () => {
    let asks = 0;
    vi.stubGlobal("fetch", async () => {
      asks++;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return new Response("Hello.");
    });
    const addresses = Array.from({ length: 30 }, (_, index) => `/${index}`);
    const { problems, tally } = await check(addresses, { limit: 1 });
    expect(tally).toMatchObject({ open: 8, unreached: 22 });
    expect(asks).toBe(8);
    expect(problems[0]?.message).toMatch(/ could not be reached: the check ran out of time before its turn\.$/);
  });

  test("of a site without links to others says so", async () => {
    expect(await check([])).toEqual({ problems: [], tally: { open: 0, broken: 0, unreached: 0, guarded: [] } });
  });
});
