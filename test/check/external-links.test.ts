import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkExternalLinks } from "../../src/check/external-links.ts";
import { UsageError } from "../../src/usage-error.ts";

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    if (url === "/slow") return;
    const status = Number(/^\/(\d{3})/.exec(url)?.[1] ?? 200);
    if (status === 301) response.setHeader("location", "/moved");
    response.writeHead(status, { "content-type": "text/html" }).end('<a href="/404/further">further</a>');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Each broken path with its line and why. */
async function ask(paths: string[]): Promise<string[]> {
  const links = paths.map((path, index) => ({
    href: path.startsWith("/") ? origin + path : path,
    place: { file: "site/home.yaml", line: index + 1, column: 1, length: 4 },
  }));
  const found = await checkExternalLinks(links, { timeout: 3000 });
  return found.map(
    ({ severity, place, message }) => `${severity} ${place.line} ${/: ([^:]*)\.$/.exec(message)?.[1] ?? ""}`,
  );
}

// Most of it is waiting, so all wait at once.
describe.concurrent("an address outside the site", () => {
  test("a page that answers is fine, and what it links to is not asked for", async () => {
    expect(await ask(["/", "/301", "/page#part"])).toEqual([]);
    expect(asked).not.toContain("/404/further");
  });

  test("an answer that only keeps robots out says nothing", async () => {
    expect(await ask(["/403", "/429"])).toEqual([]);
  });

  test("a page that is gone is a warning at every place that names it", async () => {
    expect(await ask(["/404", "/", "/404"])).toEqual([
      "warning 1 there is no such page (404)",
      "warning 3 there is no such page (404)",
    ]);
  });

  test("a site that fails is asked once more", async () => {
    expect(await ask(["/503/a"])).toEqual(["warning 1 the other site fails (503)"]);
    expect(asked.filter((url) => url === "/503/a").length).toBeGreaterThan(1);
  });

  test("a site that is silent or closed is a warning", async () => {
    expect((await ask(["/slow", "https://127.0.0.1:64999/"])).sort()).toEqual([
      "warning 1 the other site does not answer in time",
      "warning 2 the other site cannot be reached",
    ]);
  });

  test("without a network there is one sentence", async () => {
    const found = checkExternalLinks(
      ["https://one.invalid/", "https://two.invalid/"].map((href) => ({
        href,
        place: { file: "site/home.yaml", line: 1, column: 1, length: 1 },
      })),
    );
    await expect(found).rejects.toThrow(UsageError);
  });
});
