import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { networkInterfaces } from "node:os";
import { connect } from "node:net";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { askRaw, madeSite, page, sendRaw, startPreview } from "../support/preview.ts";

/*
 * Security holes of other preview servers, each with its number.
 */

const site = madeSite([
  page("index.html", "Home"),
  page("404.html", "Lost"),
  page("services/crowns/index.html", "Crowns"),
]);

async function start(options = {}): ReturnType<typeof startPreview> {
  const preview = await startPreview(options);
  preview.server.show({ built: site });
  return preview;
}

test("no other site can load anything from the preview, and so detect it", async () => {
  const { origin, port } = await start();
  for (const path of ["/", "/services/crowns", "/nothing", "/_headers", "/.dentalsite/preview.js"]) {
    const { headers } = await fetch(origin + path, { redirect: "manual" });
    expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
  }
  const refused = await askRaw(port, "/", ["Host: evil.example"]);
  expect(refused).toMatch(/^Cross-Origin-Resource-Policy: same-origin\r$/m);
  const events = new AbortController();
  const { headers } = await fetch(`${origin}/.dentalsite/events`, { signal: events.signal });
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  events.abort();
});

describe("a request for a foreign name that resolves to this machine is refused (CVE-2025-24010, DNS rebinding)", () => {
  test.for([
    "evil.example",
    "localhost.evil.example",
    "evil-localhost",
    "127.0.0.1.evil.example",
    "192.168.1.7",
    "[fe80::1]",
    "localhost:80:80",
    "a@localhost",
    "",
  ])("Host: %s", async (host) => {
    const { port } = await start();
    for (const path of ["/", "/.dentalsite/events", "/.dentalsite/preview.js", "/nothing"]) {
      const answer = await askRaw(port, path, [`Host: ${host}`]);
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
      expect(answer).not.toContain("Home");
    }
  });

  test.for(["localhost", "LOCALHOST:4173", "harbor.localhost:1", "127.0.0.1:99", "[::1]:4173"])(
    "but Host: %s is answered",
    async (host) => {
      const { port } = await start();
      expect(await askRaw(port, "/", [`Host: ${host}`])).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test("with --host, the machine's names and any IP address are answered too, which rebinding cannot use", async () => {
    const { port } = await start({ isPublic: true, names: ["reception"] });
    for (const host of ["reception:4173", "192.168.1.7:4173", "[fe80::1]"]) {
      expect(await askRaw(port, "/", [`Host: ${host}`])).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(await askRaw(port, "/", ["Host: evil.example"])).toMatch(/^HTTP\/1\.1 403 /);
  });

  test("a request without a Host, or with the host in its path, is refused", async () => {
    const { port } = await start();
    expect(await sendRaw(port, ["GET / HTTP/1.0"])).toMatch(/^HTTP\/1\.1 403 /);
    expect(await askRaw(port, "http://evil.example/")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("pages of other sites read nothing", () => {
  test.for([
    "http://evil.example",
    "http://127.0.0.1:1",
    "http://192.168.1.7",
    "null",
    "https://localhost",
    "http://localhost.evil.example",
  ])(
    "Origin %s is refused, an IP address no less than a name (CVE-2025-30359, CVE-2025-30360, CVE-2025-56648)",
    async (origin) => {
      const { port } = await start();
      for (const path of ["/", "/.dentalsite/events", "/assets/site.1.css"]) {
        expect(await askRaw(port, path, [`Origin: ${origin}`])).toMatch(/^HTTP\/1\.1 403 /);
      }
    },
  );

  test.for(["cross-site", "same-site"])("the stream of states is refused to %s requests", async (from) => {
    const { port } = await start();
    for (const name of ["events", "preview.js", "page-changes.js", "preview.css"]) {
      expect(await askRaw(port, `/.dentalsite/${name}`, [`Sec-Fetch-Site: ${from}`])).toMatch(/^HTTP\/1\.1 403 /);
    }
  });

  test.for(["same-origin", "none"])("the stream of states is sent to %s requests", async (from) => {
    const { port } = await start();
    expect(await askRaw(port, "/.dentalsite/preview.js", [`Sec-Fetch-Site: ${from}`])).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("no answer allows another origin anything (GHSA-67mh-4wv8-2f99)", async () => {
    const { port } = await start();
    for (const path of ["/", "/nothing", "/services/crowns", "/.dentalsite/preview.js"]) {
      const answer = await askRaw(port, path, [`Origin: http://localhost:${port}`]);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|301|404) /);
      expect(answer).not.toMatch(/^access-control-/im);
    }
    expect(
      await askRaw(port, "/", ["Origin: http://evil.example", "Access-Control-Request-Method: GET"], "OPTIONS"),
    ).not.toMatch(/^access-control-/im);
  });

  test("the preview's own pages are answered, however their host is written", async () => {
    const { port } = await start();
    for (const [host, origin] of [
      ["localhost", "HTTP://LOCALHOST"],
      ["LocalHost", "http://localhost"],
    ]) {
      const answer = await askRaw(port, "/", [`Host: ${host!}`, `Origin: ${origin!}`]);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  test("forwarded headers are not believed (CVE-2025-61925, CVE-2026-25545, CVE-2026-54299)", async () => {
    const { port } = await start();
    const forwarded = ["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https", "Forwarded: host=evil.example"];
    for (const path of ["/services/crowns", "/nothing"]) {
      expect(await askRaw(port, path, forwarded)).not.toContain("evil.example");
    }
    expect(await askRaw(port, "/", ["Host: evil.example", "X-Forwarded-Host: localhost"])).toMatch(/^HTTP\/1\.1 403 /);
  });
});

test.for(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("%s is answered with 405", async (method) => {
  const { port } = await start();
  const answer = await askRaw(port, "/", ["Content-Length: 0"], method);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
});

test.for([
  "/../package.json",
  "/%2e%2e/package.json",
  "/%2e%2e%2fpackage.json",
  "/..%2fpackage.json",
  "/%252e%252e%252fpackage.json",
  "/%252e%252e/package.json",
  "/services/%25252e%25252e/%25252e%25252e/package.json",
  "/%2500/%255c..%255cpackage.json",
  "/..%5cpackage.json",
  "/services%2fcrowns/",
  "/services%2Fcrowns/",
  "/..\\package.json",
  "/services/../../package.json",
  "/services/crowns/%00",
  "/.env",
  "/.env/.",
  "/.env?raw??",
  "/@fs/etc/passwd",
  "/@fs/etc/passwd?import&raw??",
  "//etc/passwd",
  "/./package.json",
  "/%c0%ae%c0%ae/package.json",
  "/%E0%A4%A",
  "/package.json",
  "/site/practice.yaml",
  "/_headers",
  "/.dentalsite/media/",
  "/.dentalsite/../package.json",
  "/.dentalsite/%2e%2e/%2e%2e/package.json",
  "/assets-private/x",
])("no path leads out of the site: %s (CVE-2025-31125, -46565, -58751, -58752, -62522)", async (path) => {
  const { port } = await start();
  const answer = await askRaw(port, path);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/"dependencies"|root:|Kelpwood/);
});

test("a redirect never leaves this server", async () => {
  const { port } = await start();
  expect(await askRaw(port, "//evil.example/services/crowns")).toMatch(/^HTTP\/1\.1 404 /);
  expect(await askRaw(port, "/services/crowns?to=//evil.example")).toMatch(/^location: \/services\/crowns\/\?to=/im);
});

test("a link put in the place of a picture is not followed to other content", async () => {
  const folder = makeTemporaryFolder();
  const secret = path.join(folder, "secret");
  const link = path.join(folder, "picture.svg");
  writeFileSync(secret, "<svg>secret</svg>");
  symlinkSync(secret, link);
  const { port, server } = await startPreview();
  server.show({ built: madeSite([{ path: "assets/picture.0123abcd.svg", copyOf: link, size: 17, hash: "0123abcd" }]) });
  const answer = await askRaw(port, "/assets/picture.0123abcd.svg");
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain("<svg>secret");
  expect(answer).not.toContain(folder);
});

test("the server listens only on the loopback address unless asked otherwise", async () => {
  const { port } = await start();
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  for (const host of ["127.0.0.2", ...others.map(({ address }) => address)]) {
    const outcome = await new Promise((resolve) => {
      const socket = connect(port, host, () => {
        socket.destroy();
        resolve("connected");
      });
      socket.on("error", () => {
        resolve("refused");
      });
    });
    expect({ host, outcome }).toEqual({ host, outcome: "refused" });
  }
});
