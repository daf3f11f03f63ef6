import { expect, test } from "vitest";
import { pageHeaders } from "../../src/hosts/headers.ts";
import { madeSite, page, startPreview } from "../support/preview.ts";

const home = page("index.html", "Home");
const crowns = page("services/crowns/index.html", "Crowns");
const picture = { path: "assets/tooth.0123abcd.svg", copyOf: "/tooth.svg", size: 1, hash: "0123abcd" };
const site = madeSite([home, crowns, picture]);

/** The first state that a listening page gets. */
async function readState(origin: string, asked: string): Promise<Record<string, string>> {
  const { body } = await fetch(`${origin}/.dentalsite/events${asked}`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!/^data: .*\n\n/m.test(text)) text += (await reader.read()).value!;
  await reader.cancel();
  return JSON.parse(/^data: (.*)$/m.exec(text)![1]!) as Record<string, string>;
}

/** The state that a page gives to the script that keeps it up to date. */
async function readPage(address: string): Promise<Record<string, string>> {
  const html = await (await fetch(address)).text();
  const [script = ""] = /<script [^>]*preview\.js[^>]*>/.exec(html) ?? [];
  return Object.fromEntries(
    [...script.matchAll(/ data-([a-z]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

test("until there is a site, pages reload themselves, and a waiting request gets the site", async () => {
  const { origin, server } = await startPreview();
  const early = await fetch(origin);
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"]);
  // The page reloads itself.
  expect(await early.text()).toMatch(/<meta http-equiv="refresh" content="1">.*is being built/s);
  const waiting = fetch(origin);
  server.show({ built: site });
  const answer = await waiting;
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<p>Home</p>")]);
});

test("if no site could be built so far, every page says why", async () => {
  const { origin, server } = await startPreview({ watches: false });
  server.show({ problems: 'error: <title> & "more"' });
  for (const address of ["/", "/services/crowns/"]) {
    const answer = await fetch(origin + address);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain("<pre>error: &lt;title> &amp; &quot;more&quot;</pre>");
    expect(html).not.toContain("<script");
  }
});

test("a page and the state sent to it agree until the page changes, so that it is not reloaded again and again", async () => {
  const { origin, server } = await startPreview();
  server.show({ problems: "1 problem" });
  const broken = await readState(origin, "?page=/services/crowns/");
  expect(broken).toMatchObject({ stylesheet: "", problems: "1 problem" });
  expect(await readPage(`${origin}/services/crowns/`)).toEqual({
    page: broken.page,
    stylesheet: "",
    shows: "problems",
  });

  server.show({ built: site });
  const versions = new Set([broken.page]);
  for (const address of ["/", "/services/crowns/", "/nothing/"]) {
    const state = await readState(origin, `?page=${address}`);
    expect(state).toEqual({ page: expect.any(String) as string, stylesheet: "/assets/site.1.css" });
    expect(await readPage(origin + address)).toEqual(state);
    versions.add(state.page);
  }
  expect(versions.size).toBe(4);
  // No page in the query means the home page.
  expect(await readState(origin, "")).toEqual(await readState(origin, "?page=/"));
  // Only pages of HTML are kept up to date.
  expect(await readState(origin, "?page=/services/crowns")).toEqual(
    await readState(origin, "?page=/assets/tooth.0123abcd.svg"),
  );
});

test("a page stays the same if only its stylesheet changes", async () => {
  const styled = (stylesheet: string) =>
    madeSite([{ path: "index.html", contents: `<link rel="stylesheet" href="${stylesheet}"><p>Home</p>` }], {
      stylesheet,
    });
  const { origin, server } = await startPreview();
  server.show({ built: styled("/assets/site.1.css") });
  const before = await readState(origin, "?page=/");
  server.show({ built: styled("/assets/site.2.css") });
  expect(await readState(origin, "?page=/")).toEqual({ ...before, stylesheet: "/assets/site.2.css" });
  const html = await (await fetch(origin)).text();
  expect(html).toMatch(/<p>Home<\/p><script [^>]*><\/script>$/);
});

test("a redirect has the headers of every page, and keeps the query of the address", async () => {
  const { origin, server } = await startPreview();
  server.show({ built: site });
  const { status, headers } = await fetch(`${origin}/services/crowns?a=/b?c`, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, "/services/crowns/?a=/b?c"]);
  for (const [name, value] of Object.entries({
    ...pageHeaders("/"),
    "Cache-Control": "no-store",
    "Content-Length": "0",
  })) {
    expect(headers.get(name), name).toBe(value);
  }
});

test("an answer that fails is reported as a failure of the preview, which continues", async () => {
  const { origin, server } = await startPreview();
  const renderError = (): string => {
    throw new Error("bug");
  };
  server.show({ built: { ...site, renderError } });
  const { status, headers } = await fetch(`${origin}/nothing`);
  expect([status, headers.get("content-type")]).toEqual([500, "text/plain; charset=utf-8"]);
  expect((await fetch(origin)).status).toBe(200);
});

test("the preview's own files are there while it watches, and at no other time", async () => {
  for (const watches of [true, false]) {
    const { origin, server } = await startPreview({ watches });
    server.show({ built: site });
    for (const [name, type] of [
      ["preview.js", "text/javascript; charset=utf-8"],
      ["page-changes.js", "text/javascript; charset=utf-8"],
      ["preview.css", "text/css; charset=utf-8"],
    ]) {
      const { status, headers } = await fetch(`${origin}/.dentalsite/${name!}`);
      expect([status, headers.get("content-type") === type]).toEqual(watches ? [200, true] : [404, false]);
    }
    expect((await fetch(`${origin}/.dentalsite/other.js`)).status).toBe(404);
  }
});
