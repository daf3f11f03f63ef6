import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentTypeOf, contentTypes } from "../../src/model/build/content-types.ts";
import { hashedFileCaching, pageCaching, pageHeaders } from "../../src/hosts/headers.ts";
import { ask, type Answer, type Asking } from "./ask.ts";
import { buildHostedSite } from "../support/hosted-site.ts";
import { isRedirect, listTree } from "../support/read-tree.ts";
import { listPages } from "../support/shipped-site.ts";
import { serverNames, startServer, type SharedHosting, type Site, type WebServer } from "../support/web-servers.ts";

/*
 * Tests of the real servers, with only the settings that `dentalsite hosting` prints.
 */

const variants = [
  { origin: "https://www.harborlane.example", precompresses: true },
  { origin: "https://www.harborlane.example/practice", precompresses: false },
  { origin: "https://name.example/group/practice/", precompresses: true },
];
/** Each server with one variant first, and then with the others. */
const cases = variants.flatMap((_, turn) =>
  serverNames.map((name, index) => ({ name, ...variants[(index + turn) % variants.length]! })),
);

/** Lists addresses of pages, without redirect pages and error pages. */
const listOwnPages = (folder: string): string[] =>
  listPages(folder)
    .filter((page) => page.endsWith("/") && !isRedirect(path.join(folder, page, "index.html")))
    .map((page) => page.slice(1));

describe.for(cases)("$name, for $origin, precompressed: $precompresses", ({ name, ...variant }) => {
  let site: Site;
  let server: WebServer;
  /** Requests an address below the site's folder. */
  const get = (address: string, asking?: Asking): Promise<Answer> => ask(server.origin, site.base + address, asking);
  const read = (file: string): Buffer => readFileSync(path.join(site.folder, file));
  const pages = (): string[] => listOwnPages(site.folder);
  const assets = (): string[] => listTree(site.folder).filter((file) => /^assets\/.*\.(?!br$|gz$)\w+$/.test(file));
  /** The status and target of a redirect, without the server's own origin, which only some servers send. */
  const leadsTo = ({ status, headers }: Answer): unknown[] => {
    const { location = "" } = headers;
    return [status, location.startsWith(`${server.origin}/`) ? location.slice(server.origin.length) : location];
  };

  beforeAll(async () => {
    site = await buildHostedSite(name, variant);
    mkdirSync(path.join(site.folder, "kinds"));
    for (const extension of contentTypes.flatMap(({ extensions }) => extensions)) {
      writeFileSync(path.join(site.folder, `kinds/file.${extension}`), "Some text. ".repeat(200));
    }
    server = await startServer(name, site);
  });
  afterAll(async () => {
    await server.stop();
  });

  test("every page has one address, to which a missing slash and index.html redirect, with the query", async () => {
    expect(pages().length).toBeGreaterThan(10);
    for (const page of pages()) {
      const { status, headers, body } = await get(page);
      expect([page, status, headers["content-type"]]).toEqual([page, 200, "text/html; charset=utf-8"]);
      expect(body.equals(read(`${page}index.html`)), page).toBe(true);
      expect(leadsTo(await get(`${page}index.html?a=b`))).toEqual([301, `${site.base}${page}?a=b`]);
      if (page === "") continue;
      expect(leadsTo(await get(page.slice(0, -1)))).toEqual([301, site.base + page]);
      expect(leadsTo(await get(`${page.slice(0, -1)}?a=b%20c&d`))).toEqual([301, `${site.base}${page}?a=b%20c&d`]);
    }
  });

  test("old addresses and addresses of lists redirect in one step to the right page, with the query", async () => {
    const doctors = "about/meetthedoctors/";
    const local: [string, string][] = [
      ["services", "services/cleanings/"],
      ["services/", "services/cleanings/"],
      ["about", "about/harbor-lane/"],
      ["Our%20Team%20(old),+more.php", doctors],
      ["Our%20Team%20%28old%29%2C%2Bmore.php", doctors],
      ["kronen-br%C3%BCcken", "services/bridges/"],
      ["kronen-br%c3%bccken/", "services/bridges/"],
      ["home/index.html", "services/cleanings/"],
      ["Kronen", "services/bridges/"],
      ["kronen/", "services/cleanings/"],
      ["v1.2", "services/bridges/"],
      ["v1.2/", "services/bridges/"],
      ["blog", "privacypolicy/#cookie-policy"],
      ["blog/", "privacypolicy/#cookie-policy"],
      ["blog/2019/first-visit.html", "privacypolicy/#cookie-policy"],
      ["blog/2019/index.html", "privacypolicy/#cookie-policy"],
    ];
    for (const [from, to] of local) {
      expect([from, ...leadsTo(await get(from))]).toEqual([from, 301, site.base + to]);
      const withQuery = to.replace(/(?=#)|(?<!#.*)$/, "?utm=a%20b");
      expect(leadsTo(await get(`${from}?utm=a%20b`)), from).toEqual([301, site.base + withQuery]);
    }
    for (const from of ["shop", "shop/", "shop/brushes/soft"]) {
      expect(leadsTo(await get(from))).toEqual([301, "https://shop.example/a%20b/?from=site"]);
    }
    for (const other of ["KRONEN", "Blog/", "blogs", "Our%20Team%20(old),+more.phps", "x/kronen-br%C3%BCcken"]) {
      expect([other, (await get(other)).status]).toEqual([other, 404]);
    }
  });

  test("every answer has all security headers exactly once", async () => {
    const film = assets().find((file) => file.endsWith(".mp4"))!;
    const answers: [number, string, Asking?][] = [
      [200, ""],
      [200, "services/cleanings/", { method: "HEAD" }],
      [200, film],
      [206, film, { headers: { Range: "bytes=0-9" } }],
      [200, "sitemap.xml"],
      [200, "speculation-rules.json"],
      [200, ".well-known/security.txt"],
      [301, "services/cleanings"],
      [301, "index.html"],
      [301, "blog/x"],
      [301, "about"],
      [404, "nothing"],
      [404, "nothing/", { method: "HEAD" }],
      [404, "assets/nothing.0123abcd.js"],
      [404, "assets/"],
      [404, "_headers"],
    ];
    for (const [expected, address, asking] of answers) {
      const { status, headers } = await get(address, asking);
      expect([address, status]).toEqual([address, expected]);
      for (const [header, value] of Object.entries(pageHeaders(site.base))) {
        expect(headers[header.toLowerCase()], `${address} ${header}`).toBe(value);
      }
    }
    const etag = (await get("")).headers.etag!;
    const same = await get("", { headers: { "If-None-Match": etag } });
    expect([same.status, same.body.length]).toEqual([304, 0]);
  });

  test("hashed files are cached for a year, and all others are revalidated", async () => {
    for (const file of assets()) expect((await get(file)).headers["cache-control"], file).toBe(hashedFileCaching);
    const film = assets().find((file) => file.endsWith(".mp4"))!;
    const part = await get(film, { headers: { Range: "bytes=0-9" } });
    expect(part.headers["cache-control"]).toBe(hashedFileCaching);
    for (const address of ["", "services/cleanings/", "robots.txt", "nothing", "assets/nothing.0123abcd.js", "blog/"]) {
      expect((await get(address)).headers["cache-control"], address).toBe(pageCaching);
    }
  });

  test("the refusal of a hashed file that the server may not read, as after some uploads, is not cached", async () => {
    const file = "assets/locked.0123abcd.svg";
    writeFileSync(path.join(site.folder, file), "<svg/>", { mode: 0o000 });
    const { status, headers } = await get(file);
    rmSync(path.join(site.folder, file));
    expect([403, 404]).toContain(status);
    expect(headers["cache-control"]).toBe(pageCaching);
  });

  test("every file has the media type that it has in the preview", async () => {
    const files = listTree(site.folder).filter((file) => !/\.(html|br|gz)$|^[._](?!well-known)/.test(file));
    expect(files.length).toBeGreaterThan(35);
    for (const file of files) {
      const { status, headers } = await get(file);
      expect([file, status, headers["content-type"]]).toEqual([file, 200, contentTypeOf(file)]);
    }
  });

  test("a missing address gets the site's error page, with status 404", async () => {
    const page = read("404.html");
    for (const address of [
      "nothing",
      "nothing/",
      "404.html",
      "404",
      "assets",
      "assets/",
      "services/nothing/",
      "services/cleanings/x",
      "services/cleanings/index",
      "robots",
      "index.php",
    ]) {
      const { status, body } = await get(address);
      if (address === "assets" && status === 301) continue;
      expect([address, status, body.equals(page)]).toEqual([address, 404, true]);
    }
    expect((await get("nothing", { headers: { Range: "bytes=0-3" } })).status).toBe(404);
  });

  test("text is sent compressed to clients that accept it, using the build's compressed files if there are any", async () => {
    const files = [...pages().map((page) => `${page}index.html`), ...assets(), "sitemap.xml", "speculation-rules.json"];
    const ready: string[] = { nginx: [".gz"], caddy: [".br", ".gz"], apache: [] }[name];
    const unpack: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };
    for (const file of files.filter((each) => /\.(html|css|js|xml|svg)$/.test(each))) {
      const address = file.replace(/index\.html$/, "");
      for (const accepted of ["gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8"]) {
        const { headers, body } = await get(address, { headers: { "Accept-Encoding": accepted } });
        const encoding = headers["content-encoding"];
        if (encoding === undefined && read(file).length < 600) continue;
        expect(Object.keys(unpack), `${file} for ${accepted}`).toContain(encoding);
        expect(unpack[encoding!]!(body).equals(read(file)), file).toBe(true);
        expect(headers.vary, file).toMatch(/accept-encoding/i);
        expect(headers["content-type"]).toBe(contentTypeOf(file));
        const ending = { gzip: ".gz", br: ".br" }[encoding!]!;
        const isReady =
          variant.precompresses && ready.includes(ending) && listTree(site.folder).includes(file + ending);
        if (isReady) expect(body.equals(read(file + ending)), file + ending).toBe(true);
      }
      expect((await get(address)).headers["content-encoding"]).toBeUndefined();
    }
    const picture = assets().find((file) => file.endsWith(".webp"))!;
    const { headers } = await get(picture, { headers: { "Accept-Encoding": "gzip, br" } });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("answers a revalidation with 304, whether the page came compressed or not", async () => {
    for (const address of ["", "services/cleanings/", "sitemap.xml", assets().find((file) => file.endsWith(".css"))!]) {
      for (const accepted of ["identity", "gzip", "br", "br;q=1.0, gzip;q=0.8"]) {
        const headers = { "Accept-Encoding": accepted };
        const { etag = "" } = (await get(address, { headers })).headers;
        // Proxies may weaken a tag, and may have several copies.
        for (const tag of [etag, `W/${etag.replace(/^W\//, "")}`, `"older", ${etag}`, `"older-gzip",${etag}`]) {
          const { status, headers: sent, body } = await get(address, { headers: { ...headers, "If-None-Match": tag } });
          expect([address, accepted, tag, status, body.length]).toEqual([address, accepted, tag, 304, 0]);
          const plain = (value = ""): string => value.replace(/^W\/|-gzip(?="$)/g, "");
          expect([address, accepted, plain(sent.etag)]).toEqual([address, accepted, plain(etag)]);
        }
        expect((await get(address, { headers: { ...headers, "If-None-Match": '"other-gzip"' } })).status).toBe(200);
      }
    }
  });

  test("films are sent in parts, and HEAD has the headers of GET without a body", async () => {
    const film = assets().find((file) => file.endsWith(".mp4"))!;
    const bytes = read(film);
    const range = async (value: string): Promise<Answer> => get(film, { headers: { Range: value } });
    const { status, headers, body } = await range("bytes=10-99");
    expect([status, headers["content-range"]]).toEqual([206, `bytes 10-99/${bytes.length}`]);
    expect(body.equals(bytes.subarray(10, 100))).toBe(true);
    expect((await range("bytes=-5")).body.equals(bytes.subarray(-5))).toBe(true);
    expect((await range(`bytes=${bytes.length}-`)).status).toBe(416);
    for (const address of [film, ""]) {
      const [whole, head] = [await get(address), await get(address, { method: "HEAD" })];
      const { date: _, ...expected } = whole.headers;
      expect(head.headers).toMatchObject(expected);
      expect(head.body).toHaveLength(0);
    }
  });

  test("files for hosts or builds, and compressed copies under their own names, are not served", async () => {
    const atTop = readdirSync(site.folder).filter((file) => /^[._]/.test(file) && file !== ".well-known");
    expect(atTop).toEqual(expect.arrayContaining([".dentalsite.json", "_headers", "_redirects"]));
    const copies = listTree(site.folder).filter((file) => /\.(br|gz)$/.test(file));
    expect(copies.length > 20).toBe(variant.precompresses);
    for (const file of [...atTop, ...copies, ".git/config", ".htpasswd"]) {
      const { status, body } = await get(file);
      // Apache refuses its own settings files before it reads the rules.
      expect([file, file.startsWith(".ht") && name === "apache" ? 403 : 404]).toEqual([file, status]);
      expect(body.toString(), file).toMatch(/^<!doctype html/i);
    }
  });

  test("no address redirects to another host", async () => {
    const evil = [
      "//evil.example/index.html",
      "/\\evil.example/index.html",
      "//evil.example",
      "//evil.example/..",
      "//services/cleanings",
    ];
    for (const address of evil.flatMap((each) => [each, site.base + each.slice(1), site.base + each])) {
      const answer = await ask(server.origin, address);
      const target = new URL(answer.headers.location ?? "", server.origin + address.replace(/^\/+/, "/"));
      expect([address, target.host]).toEqual([address, new URL(server.origin).host]);
    }
  });

  test("the root of a host is the site, or redirects to the site in its folder", async () => {
    const isAtTop = site.base === "/";
    const folder = site.base.slice(0, -1);
    expect(leadsTo(await ask(server.origin, `${folder || "/"}?a=b`))).toEqual(
      isAtTop ? [200, ""] : [301, `${site.base}?a=b`],
    );
    // A folder's .htaccess cannot set rules for the rest of an Apache server, whose root is an empty folder here.
    const top = isAtTop ? [200, ""] : name === "apache" ? [403, ""] : [301, site.base];
    expect(leadsTo(await ask(server.origin, "/"))).toEqual(top);
    expect((await ask(server.origin, "/services/cleanings/")).status).toBe(isAtTop ? 200 : 404);
  });
});

test.for<SharedHosting>([
  { allowed: "All" },
  { allowed: "FileInfo", lacks: ["headers", "rewrite", "filter"] },
  { allowed: "FileInfo", lacks: ["mime", "deflate", "negotiation", "autoindex"] },
])("Apache serves every page whatever a usual web host allows and lacks: %o", async (hosting) => {
  const site = await buildHostedSite("apache", variants[0]!);
  const server = await startServer("apache", site, hosting);
  const pages = listOwnPages(site.folder);
  const answers = await Promise.all(pages.map(async (page) => [page, (await ask(server.origin, `/${page}`)).status]));
  await server.stop();
  expect(answers).toEqual(pages.map((page) => [page, 200]));
});
