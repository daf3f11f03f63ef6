import { request } from "node:http";
import { expect, test } from "vitest";
import { makeLittleSite } from "../../support/little-site.ts";
import { startForms, type RunningForms } from "../../support/forms.ts";

const questions = ["open", "next", "keep", "save", "publish", "picture", "add-picture"];

/** Sends a change with headers that the page does not send, and expects an answer that says nothing, and no change. */
async function expectRefused(forms: RunningForms, other: Record<string, string | undefined>): Promise<void> {
  const draft = { path: "site/home.yaml", text: "stolen: yes\n" };
  for (const name of questions) {
    const { status, body } = await forms.send(name, name === "keep" ? draft : {}, other);
    expect(status, `${name} ${JSON.stringify(other)}`).toBe(403);
    expect(body.toString()).not.toContain("Harbor");
  }
  expect((await forms.open()).drafts).toEqual([]);
}

test("a request is refused unless it comes from a page of the forms, with the token of this run", async () => {
  const forms = await startForms(makeLittleSite().root);
  const { origin, port, token } = forms;
  const foreign = [
    "https://evil.example",
    "null",
    undefined,
    `http://localhost:${port}`,
    `https://127.0.0.1:${port}`,
    "",
  ];
  for (const value of [...foreign, `${origin}.evil.example`]) await expectRefused(forms, { Origin: value });
  for (const site of [undefined, "cross-site", "same-site", "none"]) {
    await expectRefused(forms, { "Sec-Fetch-Site": site });
  }
  for (const host of [
    "evil.example",
    `evil.example:${port}`,
    "127.0.0.1",
    `localhost:${port}`,
    `[::1]:${port}`,
    `127.1:${port}`,
  ]) {
    await expectRefused(forms, { Host: host });
  }
  const wrong = [undefined, "", "x", token.slice(1), `${token}x`, token.toLowerCase(), "ü".repeat(token.length)];
  for (const value of wrong) await expectRefused(forms, { "Dentalsite-Token": value });
  expect(token.length).toBeGreaterThanOrEqual(22);
});

test("the token is taken from no other place than its header", async () => {
  const forms = await startForms(makeLittleSite().root);
  const other = {
    "Dentalsite-Token": undefined,
    Cookie: `token=${forms.token}`,
    Authorization: `Bearer ${forms.token}`,
  };
  for (const name of ["open", `open?token=${forms.token}`, `open/${forms.token}`]) {
    expect((await forms.send(name, {}, other)).status).toBe(403);
  }
});

test("only POST is answered, also with the token", async () => {
  const forms = await startForms(makeLittleSite().root);
  for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const { status } = await forms.send("open", Buffer.alloc(0), { "Content-Type": undefined }, method);
    expect(status, method).toBe(405);
  }
});

test("a body that a form of another site could send is refused", async () => {
  const forms = await startForms(makeLittleSite().root);
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    undefined,
    "text/plain; application/json",
  ];
  for (const type of types) {
    expect((await forms.send("open", {}, { "Content-Type": type })).status, type).toBe(415);
  }
});

test("a program without the token gets only the page, which says nothing about the practice", async () => {
  const { origin } = await startForms(makeLittleSite().root);
  for (const path of [
    "/",
    "/app.js",
    "/app.css",
    "/open",
    "/site/home.yaml",
    "/../site/home.yaml",
    "//open",
    "/app.js/..",
  ]) {
    const response = await fetch(origin + path);
    // Examples in schemas have the name and the phone of that practice, too.
    expect(await response.text()).not.toContain("Two spaces behind the house");
    if (path !== "/" && !path.startsWith("/app.")) expect(response.status, path).toBeGreaterThanOrEqual(400);
  }
  const page = await fetch(`${origin}/`);
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; .*frame-ancestors 'none'; frame-src http:\/\/127\.0\.0\.1:\d+$/,
  );
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("access-control-allow-origin")).toBeNull();
  const rebound = await fetch(`${origin}/`, { headers: { "X-Forwarded-Host": "evil.example" } });
  expect(rebound.status).toBe(200);
});

test("the forms of one run do not answer the page of another", async () => {
  const [one, other] = [await startForms(makeLittleSite().root), await startForms(makeLittleSite().root)];
  expect(one.token).not.toBe(other.token);
  await expectRefused(one, { Origin: other.origin });
  await expectRefused(one, { "Dentalsite-Token": other.token });
});

test("a body of 300 MB is refused without being held in memory, whatever length it claims", async () => {
  const forms = await startForms(makeLittleSite().root);
  const before = process.memoryUsage().rss;
  let most = 0;
  for (const [name, claims] of [
    ["save", true],
    ["save", false],
    ["add-picture", true],
    ["add-picture", false],
  ] as const) {
    const status = await sendLarge(forms, name, claims, () => (most = Math.max(most, process.memoryUsage().rss)));
    expect([413, "closed"]).toContain(status);
  }
  expect((most - before) / 1_000_000).toBeLessThan(150);
  expect((await forms.open()).drafts).toEqual([]);
});

/** Sends 300 MB in pieces of 1 MB, as fast as they are taken. Returns the status, or that the connection was closed. */
function sendLarge(
  { port, origin, token }: RunningForms,
  name: string,
  claims: boolean,
  onPiece: () => void,
): Promise<number | "closed"> {
  const size = 300_000_000;
  const piece = Buffer.alloc(1_000_000, "a");
  return new Promise((resolve) => {
    const headers = {
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      "Dentalsite-Token": token,
      "Content-Type": name === "save" ? "application/json" : "application/octet-stream",
      ...(claims ? { "Content-Length": size } : { "Transfer-Encoding": "chunked" }),
    };
    const sent = request({ host: "127.0.0.1", port, path: `/${name}`, method: "POST", headers }, (response) => {
      resolve(response.statusCode!);
      response.resume();
      sent.destroy();
    });
    sent.on("error", () => {
      resolve("closed");
    });
    let count = 0;
    const write = (): void => {
      onPiece();
      if (sent.destroyed || ++count > size / piece.length) return;
      if (sent.write(piece)) setImmediate(write);
      else sent.once("drain", write);
    };
    write();
  });
}
