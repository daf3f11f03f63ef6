import { createHash } from "node:crypto";
import { existsSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { pageHeaders } from "../../../src/around/hosting/headers.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { askRaw, madeSite, page, startPreview } from "../../support/preview.ts";

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const filmHash = createHash("sha256").update(film).digest("hex");
const filmPath = `assets/videos/smile.${filmHash.slice(0, 8)}.mp4`;

async function start(
  options: { base?: string; watches?: boolean } = {},
): Promise<{ origin: string; port: number; file: string; server: Awaited<ReturnType<typeof startPreview>>["server"] }> {
  const { base = "/", watches = false } = options;
  const file = path.join(makeTemporaryFolder(), "smile.mp4");
  writeFileSync(file, film);
  const preview = await startPreview({ watches });
  const outputs = [
    page("index.html", "Home"),
    page("404.html", "Lost"),
    page("services/crowns/index.html", "Crowns"),
    { path: "assets/site.1.css", contents: "p{}" },
    { path: "robots.txt", contents: "User-agent: *\n" },
    { path: filmPath, copyOf: file, size: film.length, hash: filmHash },
    // Its name does not show that it is a copy.
    { path: "favicon.ico", copyOf: file, size: film.length, hash: filmHash },
  ];
  preview.server.show({ built: madeSite(outputs, { base }) });
  return { ...preview, file };
}

test.for([
  ["/", "text/html; charset=utf-8", "no-cache"],
  ["/services/crowns/", "text/html; charset=utf-8", "no-cache"],
  ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/assets/site.1.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
  [`/${filmPath}`, "video/mp4", "public, max-age=31536000, immutable"],
  ["/favicon.ico", "image/x-icon", "no-cache"],
] as const)("%s is sent as %s, to be kept as %j", async ([address, type, caching]) => {
  const { origin } = await start();
  const { status, headers } = await fetch(origin + address);
  expect({ status, type: headers.get("content-type"), caching: headers.get("cache-control") }).toEqual({
    status: 200,
    type,
    caching,
  });
  for (const [name, value] of Object.entries(pageHeaders("/"))) expect(headers.get(name)).toBe(value);
});

test("a picture with a percent sign in its name is found only at the address in pages", async () => {
  const { server, origin, port } = await startPreview();
  const name = "100% safe %2e%2e.0123abcd.svg";
  server.show({ built: madeSite([{ path: `assets/pictures/${name}`, contents: "<svg/>" }]) });
  const address = `/assets/pictures/${encodeURIComponent(name)}`;
  const found = await fetch(origin + address);
  expect([found.status, await found.text()]).toEqual([200, "<svg/>"]);
  for (const other of [address.replaceAll("%25", "%2525"), address.replaceAll("%25", "%")]) {
    expect(await askRaw(port, other)).toMatch(/^HTTP\/1\.1 404 /);
  }
});

test("HEAD has the headers of GET and no body", async () => {
  const { origin } = await start();
  for (const address of ["/", `/${filmPath}`]) {
    const get = await fetch(origin + address);
    const head = await fetch(origin + address, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String((await get.arrayBuffer()).byteLength));
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    expect(await head.text()).toBe("");
  }
});

test("an address without its slash redirects to the one with it, inside the base path", async () => {
  const { origin } = await start({ base: "/practice/" });
  const ask = async (address: string): Promise<unknown[]> => {
    const { status, headers } = await fetch(origin + address, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await ask("/practice/services/crowns?a=1")).toEqual([301, "/practice/services/crowns/?a=1"]);
  expect(await ask("/practice")).toEqual([301, "/practice/"]);
  expect(await ask("/")).toEqual([301, "/practice/"]);
  expect(await ask("/practice/services/crowns/")).toEqual([200, null]);
  expect(await ask("/services/crowns/")).toEqual([404, null]);
});

test("any other address gets the 404 page", async () => {
  const { origin } = await start();
  const response = await fetch(`${origin}/services/nothing/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("<h1>Not Found</h1>");
});

test("files for the host are not sent to visitors", async () => {
  const { server, origin } = await startPreview();
  server.show({ built: madeSite([{ path: "_headers", contents: "/*\n" }]) });
  expect((await fetch(`${origin}/_headers`)).status).toBe(404);
});

test("a request for a part of the 404 page, or with its ETag, gets all of it with status 404", async () => {
  const { origin, port } = await start();
  const { headers } = await fetch(`${origin}/nothing`);
  expect(headers.get("accept-ranges")).toBeNull();
  const etag = headers.get("etag")!;
  for (const asked of [`If-None-Match: ${etag}`, "Range: bytes=0-3"]) {
    const answer = await askRaw(port, "/nothing", [asked]);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain("<h1>Not Found</h1>");
  }
});

test("an empty file is sent empty", async () => {
  const { server, origin } = await startPreview();
  server.show({ built: madeSite([{ path: "empty.txt", contents: "" }]) });
  const { status, headers } = await fetch(`${origin}/empty.txt`);
  expect([status, headers.get("content-length")]).toEqual([200, "0"]);
});

test("a page with the same ETag is not sent again, and a changed one is", async () => {
  const { origin, port, server } = await start({ watches: true });
  const etag = (await fetch(origin)).headers.get("etag")!;
  const ask = (): Promise<string> => askRaw(port, "/", [`If-None-Match: "other", W/${etag}`]);
  const answer = await ask();
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer.split("\r\n\r\n")[1]).toBe("");
  server.show({ built: madeSite([page("index.html", "Home again")]) });
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 /);
});

describe("for a film", () => {
  test.for([
    ["bytes=0-99", 206, "bytes 0-99/1000", 0, 100],
    ["bytes=900-", 206, "bytes 900-999/1000", 900, 1000],
    ["bytes=-10", 206, "bytes 990-999/1000", 990, 1000],
    ["bytes=990-5000", 206, "bytes 990-999/1000", 990, 1000],
    ["bytes=1000-", 416, "bytes */1000", 0, 0],
    ["bytes=0-1,5-6", 200, null, 0, 1000],
    ["pages=1-2", 200, null, 0, 1000],
    ["bytes=x", 200, null, 0, 1000],
  ] as const)("the range %s is answered with %i, %s", async ([range, status, contentRange, from, to]) => {
    const { origin } = await start();
    const response = await fetch(`${origin}/${filmPath}`, { headers: { Range: range } });
    expect([response.status, response.headers.get("content-range")]).toEqual([status, contentRange]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(film.subarray(from, to));
  });

  test("the answer says that ranges are supported, which players need to know", async () => {
    const { origin } = await start();
    const { headers } = await fetch(`${origin}/${filmPath}`, { method: "HEAD" });
    expect(headers.get("accept-ranges")).toBe("bytes");
  });

  test.skipIf(!existsSync("/proc/self/fd"))(
    "no answer keeps the file open, even if the visitor leaves early",
    async () => {
      const { origin, port, server } = await startPreview();
      const file = path.join(makeTemporaryFolder(), "long.mp4");
      // A connection's buffers cannot take this much at once.
      const bytes = Buffer.alloc(30_000_000);
      writeFileSync(file, bytes);
      const hash = createHash("sha256").update(bytes).digest("hex");
      const name = `assets/videos/long.${hash.slice(0, 8)}.mp4`;
      server.show({ built: madeSite([{ path: name, copyOf: file, size: bytes.length, hash }]) });
      const ask = (init: RequestInit = {}): Promise<Response> => fetch(`${origin}/${name}`, init);
      const countOpen = (): number =>
        readdirSync("/proc/self/fd").filter((each) => {
          try {
            return readlinkSync(`/proc/self/fd/${each}`) === file;
          } catch {
            return false;
          }
        }).length;

      const visitor = new AbortController();
      const { body, headers } = await ask({ signal: visitor.signal });
      await body!.getReader().read();
      expect(countOpen()).toBe(1);
      visitor.abort();
      const known = await askRaw(port, `/${name}`, [`If-None-Match: ${headers.get("etag")!}`]);
      expect(known).toMatch(/^HTTP\/1\.1 304 /);
      const statuses = [];
      for (const init of [{ method: "HEAD" }, { headers: { Range: "bytes=99999999-" } }]) {
        statuses.push((await ask(init)).status);
      }
      writeFileSync(file, "another film");
      statuses.push((await ask()).status);
      expect(statuses).toEqual([200, 416, 404]);
      await expect.poll(countOpen).toBe(0);
    },
  );

  test("another film has another ETag, or a part of it would be taken for a part of this one", async () => {
    const { server, origin, file } = await start();
    const other = filmPath.replace("smile", "tour");
    const copies = [filmPath, other].map((name) => ({ path: name, copyOf: file, size: film.length, hash: filmHash }));
    server.show({ built: madeSite(copies) });
    const etags = await Promise.all(
      copies.map(async ({ path: name }) => (await fetch(`${origin}/${name}`, { method: "HEAD" })).headers.get("etag")),
    );
    expect(new Set(etags).size).toBe(2);
  });

  test("a range is sent only of the version that If-Range names", async () => {
    const { origin } = await start();
    const etag = (await fetch(`${origin}/${filmPath}`)).headers.get("etag")!;
    const ask = async (condition: string): Promise<number> =>
      (await fetch(`${origin}/${filmPath}`, { headers: { Range: "bytes=0-9", "If-Range": condition } })).status;
    expect([await ask(etag), await ask('"other"')]).toEqual([206, 200]);
  });

  test("changed bytes are never sent under the old name", async () => {
    const { origin, file } = await start({ watches: true });
    expect((await fetch(`${origin}/${filmPath}`)).status).toBe(200);
    writeFileSync(file, Buffer.from(film).fill(7));
    const response = await fetch(`${origin}/${filmPath}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    // The answer has no script: a page that shows it would reload itself forever.
    expect(await response.text()).toBe("This file has changed since the site was built, or is gone.\n");
    rmSync(file);
    expect((await fetch(`${origin}/${filmPath}`)).status).toBe(404);
  });
});

test("a stylesheet that an open page still names is there after the next build", async () => {
  const { origin, server } = await start();
  server.show({ built: madeSite([page("index.html", "Home"), { path: "assets/site.2.css", contents: "a{}" }]) });
  expect(await (await fetch(`${origin}/assets/site.1.css`)).text()).toBe("p{}");
  expect(await (await fetch(`${origin}/assets/site.2.css`)).text()).toBe("a{}");
  expect((await fetch(`${origin}/services/crowns/`)).status).toBe(404);
});

test("the pictures of a large site do not push that stylesheet out", async () => {
  const pictures = Array.from({ length: 600 }, (_, index) => ({ path: `assets/${index}.0.svg`, contents: "" }));
  const { origin, server } = await startPreview();
  for (const sheet of ["1", "2", "3"]) {
    server.show({ built: madeSite([{ path: `assets/site.${sheet}.css`, contents: sheet }, ...pictures]) });
  }
  expect(await (await fetch(`${origin}/assets/site.1.css`)).text()).toBe("1");
});
