import { mkdirSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import type { Recall } from "../../../src/model/build/recall.ts";
import { readSite } from "../../../src/steps/read/read-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { Memory } from "../../../src/lib/memory.ts";

test("reads content and files for the top of the site, and of other files only the names", () => {
  const site = makeLittleSite({ "assets/root/CNAME": "www.harborlane.example\n", "templates/css/own.css": "p {}\n" });
  const { files } = readSite(site.root);
  const bytesOf = (path: string): string | undefined => {
    const { bytes } = files.find((file) => file.path === path)!;
    return bytes && Buffer.from(bytes).toString();
  };
  expect(bytesOf("site/home.yaml")).toBe(site.read("site/home.yaml"));
  expect(bytesOf("assets/root/CNAME")).toBe("www.harborlane.example\n");
  expect([bytesOf("assets/videos/harbor.mp4"), bytesOf("templates/css/own.css")]).toEqual([undefined, undefined]);
});

test("reads no file that is larger than content may be", () => {
  const site = makeLittleSite({ "site/services/long.md": "x".repeat(256 * 1024 + 1) });
  const long = readSite(site.root).files.find(({ path }) => path === "site/services/long.md")!;
  expect([long.bytes, long.size]).toEqual([undefined, 256 * 1024 + 1]);
});

test("a file that goes away, or becomes a folder, while it is read has a reason instead of bytes", () => {
  const site = makeLittleSite({ "site/services/gone.md": "x", "site/services/folder.md": "x" });
  const [gone, folder] = [site.file("site/services/gone.md"), site.file("site/services/folder.md")];
  const recall: Recall = (_use, inputs, read) => {
    if (inputs.includes(gone)) rmSync(gone);
    if (inputs.includes(folder)) {
      rmSync(folder);
      mkdirSync(folder);
    }
    return read();
  };
  const { files } = readSite(site.root, { recall, now: Date.now() + 10_000 });
  const reasons = files.flatMap(({ path, bytes, unread }) => (unread === undefined ? [] : [[path, bytes, unread]]));
  expect(reasons).toEqual([
    ["site/services/folder.md", undefined, "EFTYPE"],
    ["site/services/gone.md", undefined, "ENOENT"],
  ]);
});

test("reads a file again only if its state changed, or could have without showing", () => {
  const site = makeLittleSite();
  const { recall } = new Memory();
  const home = (now: number): unknown =>
    readSite(site.root, { recall, now }).files.find(({ path }) => path === "site/home.yaml")!.bytes;
  const later = Date.now() + 60_000;
  const first = home(later);
  expect(home(later)).toBe(first);
  expect(home(0)).not.toBe(first);
  site.write("site/home.yaml", `${site.read("site/home.yaml")}# another line\n`);
  expect(home(later)).not.toBe(first);
});
