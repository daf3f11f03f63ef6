import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { pageHeaders } from "../../src/hosts/headers.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { askRaw, madeSite, page, startPreview } from "../support/preview.ts";

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
  ["/", "text/html; charset=utf-8"],
  ["/services/crowns/", "text/html; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/assets/site.1.css", "text/css; charset=utf-8"],
  [`/${filmPath}`, "video/mp4"],
  ["/favicon.ico", "image/x-icon"],
] as const)("%s is sent as %s, and no browser keeps it", async ([address, type]) => {
  const { origin } = await start();
  const { status, headers } = await fetch(origin + address);
  expect({ status, type: headers.get("content-type"), caching: headers.get("cache-control") }).toEqual({
    status: 200,
    type,
    caching: "no-store",
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

test("only films are sent in parts, and nothing else says that it could be", async () => {
  const { origin } = await start();
  for (const [address, status] of [
    ["/nothing", 404],
    ["/", 200],
    ["/favicon.ico", 200],
  ] as const) {
    const answer = await fetch(origin + address, { headers: { Range: "bytes=0-3" } });
    expect([answer.status, answer.headers.get("accept-ranges")]).toEqual([status, null]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(4);
  }
});

test("an empty file is sent empty", async () => {
  const { server, origin } = await startPreview();
  server.show({ built: madeSite([{ path: "empty.txt", contents: "" }]) });
  const { status, headers } = await fetch(`${origin}/empty.txt`);
  expect([status, headers.get("content-length")]).toEqual([200, "0"]);
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

  test("a range with a condition gets the whole film, since no answer has an ETag", async () => {
    const { origin } = await start();
    const headers = { Range: "bytes=0-9", "If-Range": '"other"' };
    expect((await fetch(`${origin}/${filmPath}`, { headers })).status).toBe(200);
  });

  test("a film that is gone since the build has an answer that says so", async () => {
    const { origin, file } = await start({ watches: true });
    rmSync(file);
    const response = await fetch(`${origin}/${filmPath}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    // The answer has no script: a page that shows it would reload itself forever.
    expect(await response.text()).toBe("This file is gone since the site was built.\n");
  });
});
