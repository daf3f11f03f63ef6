import { createServer, type Server } from "node:http";
import { createServer as createPlainServer, type AddressInfo, type Server as PlainServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Problem } from "../../../src/problems/problem.ts";
import { checkExternalLinks, type ExternalLinkOptions } from "../../../src/steps/check/external-links.ts";
import { UsageError } from "../../../src/lib/usage-error.ts";

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
function check(addresses: readonly string[], options: ExternalLinkOptions = {}): Promise<Problem[]> {
  const links = addresses.map((address, index) => ({
    href: address.startsWith("/") ? origin + address : address,
    place: placeAt(index + 1),
  }));
  return checkExternalLinks(links, { asksPrivate: true, ...options });
}

/** Severity, line and reason of each problem. */
async function problemsOf(addresses: readonly string[], options?: ExternalLinkOptions): Promise<string[]> {
  const problems = await check(addresses, options);
  return problems.map(
    ({ severity, place, message }) => `${severity} ${place.line} ${/"[^"]*" (.*)$/.exec(message)?.[1]}`,
  );
}

describe("a link to another site", () => {
  test("that answers is fine, and the links on its page are not requested", async () => {
    expect(await problemsOf(["/", "/page#part", "/page"])).toEqual([]);
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
      `error 1 does not open: the other site answers ${status}.`,
    ]);
    expect(asked.filter((each) => each === `GET /${status}/twice`)).toHaveLength(2);
  });

  test("with another error as answer is an error", async () => {
    expect(await problemsOf(["/400"])).toEqual(["error 1 does not open: the other site answers 400."]);
  });

  test("to a host that only refuses programs is no problem", async () => {
    expect(await problemsOf(["/401", "/403", "/429", "/"])).toEqual([]);
  });

  test("that forwards is judged by its target", async () => {
    expect(await problemsOf(["/301/to/302/to/moved", "/308/to/404", "/302/to/closed"])).toEqual([
      `error 2 does not open: there is no such page (404). It forwards to "${origin}/404".`,
      `advice 3 could not be reached from here (ECONNREFUSED). It forwards to "${closed}".`,
    ]);
    expect(asked).toContain("HEAD /moved");
  });

  test("that forwards to a host without an answer is advice, even if it is the only link", async () => {
    expect(await problemsOf(["/302/to/closed"])).toEqual([
      `advice 1 could not be reached from here (ECONNREFUSED). It forwards to "${closed}".`,
    ]);
  });

  test("that forwards to no address is fine", async () => {
    expect(await problemsOf(["/301", "/302/to//[", "/304"])).toEqual([]);
  });

  test("that forwards in a circle is advice", async () => {
    expect(await problemsOf(["/circle", "/"])).toEqual([
      "advice 1 could not be reached from here (ERR_TOO_MANY_REDIRECTS).",
    ]);
  });

  test("whose host refuses the connection, or breaks it off, is advice", async () => {
    expect(await problemsOf([closed, "/", "/cut-off", nonsense])).toEqual([
      "advice 1 could not be reached from here (ECONNREFUSED).",
      "advice 3 could not be reached from here (UND_ERR_SOCKET).",
      // Node names the fault of an answer that is not HTTP, or only the type of the error if the connection ends first.
      expect.stringMatching(/^advice 4 could not be reached from here \((?:HPE_INVALID_CONSTANT|TypeError)\)\.$/),
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
    ["ENOTFOUND", "advice 1 could not be reached from here (ENOTFOUND)."],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "advice 1 could not be reached from here (UNABLE_TO_VERIFY_LEAF_SIGNATURE)."],
    ["CERT_HAS_EXPIRED", "error 1 does not open: its certificate has expired, or belongs to another host."],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "error 1 does not open: its certificate has expired, or belongs to another host."],
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
  });

  test("reports a silent host as not reached, and asks it once", async () => {
    const asks: string[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (url: string, options: RequestInit) => {
      asks.push(`${options.method} ${new URL(url).pathname}`);
      return fetch(url, options);
    });
    expect(await problemsOf(["/slow", "/"], { timeout: 500 })).toEqual([
      "advice 1 could not be reached from here (TimeoutError).",
    ]);
    expect(asks.sort()).toEqual(["GET /slow", "HEAD /", "HEAD /slow"]);
  });

  test("ends if a connection is accepted and nothing follows", async () => {
    await expect(check(["/slow"], { timeout: 100 })).rejects.toThrow(UsageError);
  });

  test("ends once its time is up, even if nothing ends a request", async () => {
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (url: string, options: RequestInit) =>
      url.startsWith(`${origin}/slow`) ? new Promise(() => undefined) : fetch(url, options),
    );
    const slow = Array.from({ length: 30 }, (_, index) => `/slow/${index}`);
    const problems = await problemsOf(["/", ...slow], { limit: 1000 });
    expect(problems).toHaveLength(30);
    expect(problems[0]).toBe("advice 2 could not be reached from here (TimeoutError).");
  });

  test("of a site without links to others finds nothing", async () => {
    expect(await check([])).toEqual([]);
  });
});
