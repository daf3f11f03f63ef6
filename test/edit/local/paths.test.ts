import { mkdirSync, readFileSync, readdirSync, renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { AddedPicture } from "../../../src/edit/form/backend.ts";
import { makeLittleSite, makeTemporaryFolder } from "../../support/little-site.ts";
import { startForms } from "../../support/forms.ts";

const outside = [
  "practice.yaml",
  "../site/home.yaml",
  "site/../site/home.yaml",
  "site/../package.json",
  "site/services/../../package.json",
  "site/pages/../../../x.md",
  "/etc/passwd",
  "C:/x.md",
  "C:\\x.md",
  "site\\home.yaml",
  "site/services\\x.md",
  "site/services/%2e%2e/x.md",
  "site/services/..%2fx.md",
  "site//home.yaml",
  "site/./home.yaml",
  "site/home.yaml/",
  "site/home.yaml\0",
  "site/services/x.md\0.png",
  "site/services/con.md",
  "site/services/LPT1.md",
  "site/services/aux.x.md",
  "site/services/x.md:stream",
  "site/services/x.md.",
  "site/services/x.md ",
  "site/services/.x.md",
  "site/services/.md",
  "site/services/x.txt",
  "site/services/x.html",
  "site/home.yml",
  "site/home.yaml.tmp",
  "site/README.md",
  "site/nothing.yaml",
  "site/services/a/b.md",
  "assets/root/x.html",
  "assets/pictures/x.svg",
  "templates/home.tsx",
  ".dentalsite/forms/drafts/home.yaml",
  ".git/config",
  ".git/hooks/pre-commit",
  "package.json",
  "",
];

test("forms write no file but those that a kind of content names", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const before = readdirSync(site.root, { recursive: true }).sort();
  for (const file of outside) {
    for (const text of ["x: 1\n", undefined]) {
      const draft = { path: file, ...(text !== undefined && { text }) };
      expect((await forms.send("keep", draft)).status, file).toBe(400);
      expect((await forms.send("save", { changes: [draft] })).status, file).toBe(400);
    }
  }
  const hasCache = (name: string | Buffer): boolean => !String(name).startsWith(".dentalsite");
  expect(readdirSync(site.root, { recursive: true }).sort().filter(hasCache)).toEqual(before.filter(hasCache));
});

test("forms read nothing but pictures inside assets/", async () => {
  const site = makeLittleSite({ "assets/root/CNAME": "harbor.example\n" });
  const forms = await startForms(site.root);
  const names = [
    "../site/home.yaml",
    "pictures/../../package.json",
    "/etc/hosts",
    "root/CNAME",
    "pictures",
    "pictures/",
    "..\\x.png",
    "pictures/%2e%2e/x.png",
    "pictures/nothing.png",
    "",
    ".",
  ];
  for (const name of names) expect((await forms.send("picture", { path: name })).status, name).toBe(404);
});

test("no link is followed, neither to a file nor to a folder", async () => {
  const site = makeLittleSite();
  const elsewhere = makeTemporaryFolder();
  for (const folder of ["site/services", "assets/pictures"]) {
    mkdirSync(path.join(elsewhere, path.basename(folder)));
    renameSync(site.file(folder), path.join(elsewhere, path.basename(folder), "real"));
    symlinkSync(path.join(elsewhere, path.basename(folder), "real"), site.file(folder));
  }
  renameSync(site.file("site/home.yaml"), path.join(elsewhere, "home.yaml"));
  symlinkSync(path.join(elsewhere, "home.yaml"), site.file("site/home.yaml"));
  symlinkSync(elsewhere, site.file(".dentalsite/forms"));
  const forms = await startForms(site.root);
  const before = readdirSync(elsewhere, { recursive: true }).sort();
  for (const file of ["site/home.yaml", "site/services/whitening.md"]) {
    expect((await forms.send("keep", { path: file, text: "x: 1\n" })).status).toBe(400);
    expect((await forms.send("save", { changes: [{ path: file, text: "x: 1\n" }] })).status).toBe(400);
  }
  // The folder for drafts is elsewhere, too.
  expect((await forms.send("keep", { path: "site/practice.yaml", text: "x: 1\n" })).status).toBe(500);
  const [picture] = readdirSync(path.join(elsewhere, "pictures/real"));
  expect((await forms.send("picture", { path: `pictures/${picture}` })).status).toBe(404);
  const added = await forms.send("add-picture", Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), {
    "Dentalsite-Name": "x.png",
  });
  expect(JSON.parse(added.body.toString())).toEqual({ outcome: "refused", reason: "failed" });
  expect(readdirSync(elsewhere, { recursive: true }).sort()).toEqual(before);
});

const drawing = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`);

test("a picture is added under a free name, and refused if it is something else or holds code", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const add = async (name: string, bytes: Buffer): Promise<AddedPicture> =>
    JSON.parse(
      (await forms.send("add-picture", bytes, { "Dentalsite-Name": encodeURIComponent(name) })).body.toString(),
    ) as AddedPicture;
  const photo = readFileSync(site.file("assets/pictures/office.webp"));
  expect(await add("../../Our Team é.WEBP", photo)).toEqual({ outcome: "added", path: "pictures/our-team-e.webp" });
  expect(await add("our-team-e.webp", photo)).toEqual({ outcome: "added", path: "pictures/our-team-e-2.webp" });
  expect(readFileSync(site.file("assets/pictures/our-team-e.webp"))).toEqual(photo);
  const read = await forms.send("picture", { path: "pictures/our-team-e-2.webp" });
  expect([read.status, read.headers["content-type"], read.body.equals(photo)]).toEqual([200, "image/webp", true]);
  expect((await add("logo.svg", drawing(""))).outcome).toBe("added");
  const refused = { outcome: "refused", reason: "not a picture" };
  for (const code of [
    "<script>alert(1)</script>",
    '<a href="javascript:alert(1)"/>',
    "<foreignObject/>",
    '<image href="https://evil.example/x.png"/>',
  ]) {
    expect(await add("logo.svg", drawing(code)), code).toEqual(refused);
  }
  expect(await add("logo.svg", drawing("").subarray(0, 10))).toEqual(refused);
  for (const name of ["page.html", "x.js", "photo.heic", "photo", ".webp", "", "x.png"]) {
    expect(await add(name, photo), name).toEqual(refused);
  }
});
