import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, test } from "vitest";
import type { Redirect } from "../src/model/redirects.ts";
import { buildLittleSite } from "./support/build-little-site.ts";
import { makeLittleSite } from "./support/little-site.ts";

const content = `redirects:
  - from: /services.php
    to: /services/cleanings
  - from: /our-team/
    to: /about/address#map
  - from: /old/visit.html
    to: /
  - from: /blog/*
    to: /services
  - from: /blog/2019/*
    to: https://blog.harborlane.example/2019 archive
  - from: /blog/first-visit
    to: /services/Whitening
  - from: /ni%C3%B1os/sonrisas.asp
    to: /services/sealants/
  - from: /booking
    to: https://booking.example/harbor lane?a=1#now
`.replaceAll(/(https:\S*) (\w)/g, "$1%20$2");

async function build(redirects: string) {
  const site = makeLittleSite({ "site/redirects.yaml": redirects });
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const outputs = new Map(
    result.built!.outputs.map((file) => [file.path, "contents" in file ? String(file.contents) : ""]),
  );
  return { site, redirects: result.built!.redirects, outputs };
}

const base = "/practice";
const rules: Redirect[] = [
  ["/services", "/practice/services/cleanings/"],
  ["/services/", "/practice/services/cleanings/"],
  ["/about", "/practice/about/harbor-lane/"],
  ["/about/", "/practice/about/harbor-lane/"],
  ["/services.php", "/practice/services/cleanings/"],
  ["/our-team", "/practice/about/address/#map"],
  ["/our-team/", "/practice/about/address/#map"],
  ["/old/visit.html", "/practice/"],
  ["/blog/first-visit", "/practice/services/Whitening/"],
  ["/blog/first-visit/", "/practice/services/Whitening/"],
  ["/niños/sonrisas.asp", "/practice/services/sealants/"],
  ["/booking", "https://booking.example/harbor%20lane?a=1#now"],
  ["/booking/", "https://booking.example/harbor%20lane?a=1#now"],
  ["/blog", "/practice/services/cleanings/"],
  ["/blog/2019", "https://blog.harborlane.example/2019%20archive"],
  ["/blog/2019/", "https://blog.harborlane.example/2019%20archive", true],
  ["/blog/", "/practice/services/cleanings/", true],
].map(([from, to, isPrefix = false]) => ({ from: base + (from as string), to, isPrefix }) as Redirect);

test("one list of redirects becomes rules for hosts, single ones before those with a star", async () => {
  const { redirects } = await build(content);
  expect(redirects).toEqual(rules);
});

test("Netlify reads _redirects as these rules, with status 301", async () => {
  const { site, outputs } = await build(content);
  site.write("_redirects", outputs.get("_redirects")!);
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [site.file("_redirects")],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const expected = rules.map(({ from, to, isPrefix }) => ({
    from: encodeURI(from) + (isPrefix ? "*" : ""),
    to,
    status: 301,
    force: false,
    query: {},
    conditions: {},
    headers: {},
  }));
  expect(redirects).toMatchObject(expected);
  expect(redirects).toHaveLength(expected.length);
});
