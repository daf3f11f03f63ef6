import { expect, test } from "vitest";
import { checkFiles } from "../../../src/steps/check/check-files.ts";

const host = "https://www.harborlane.example";

function brokenIn(path: string, contents: string, at = host): string[] {
  const found = checkFiles([{ path, contents }], {
    schemeAndHost: at,
    base: "/practice/",
    known: new Set(["/practice/", "/practice/a/", "/practice/assets/wave.svg", "/practice/sitemap.xml"]),
    addressOf: (file) => `/practice/${file}`,
  });
  return found.map(({ code, place, message }) => `${code} ${place.file} ${/"([^"]*)"/.exec(message)?.[1] ?? ""}`);
}

test.for([
  ["assets/site.css", "a{background:url(wave.svg)} b{background:url('/practice/assets/wave.svg')} c{mask:url(#x)}"],
  ["assets/site.css", "a{background:url(data:image/png;base64,AA)} b{background:url(https://elsewhere.example/x.png)}"],
  [
    "assets/site.css",
    "a{background:url(wave.svg?x=1)} b{background:url(HTTPS://WWW.harborlane.example/practice/assets/wave.svg)}",
  ],
  ["sitemap.xml", `<url><loc>${host}/practice/a/</loc></url>`],
  ["robots.txt", `Sitemap: ${host}/practice/sitemap.xml\n`],
  ["notes.txt", "url(nothing.svg)"],
] as const)("%s may name what is there", ([path, contents]) => {
  expect(brokenIn(path, contents)).toEqual([]);
});

test("a stylesheet of a site without an address may name what is there, and nothing else", () => {
  const css = "a{background:url(wave.svg)} b{background:url('/practice/assets/wave.svg')} c{background:url(wave.png)}";
  expect(brokenIn("assets/site.css", css, "")).toEqual(["link/missing-file templates/css/site.css wave.png"]);
});

test.for([
  ["assets/site.css", "a{background:url(wave.png)}", "wave.png"],
  ["assets/site.css", 'a{background:url("/practice/wave.svg")}', "/practice/wave.svg"],
  ["assets/site.css", '@import "more.css";', "more.css"],
  ["assets/site.css", 'a{background:url("https://")}', "https://"],
  ["sitemap.xml", `<url><loc>${host}/practice/b/</loc></url>`, `${host}/practice/b/`],
  ["robots.txt", `Sitemap: ${host}/practice/map.xml\n`, `${host}/practice/map.xml`],
] as const)("%s: %s names nothing", ([path, contents, href]) => {
  expect(brokenIn(path, contents)).toEqual([
    `link/missing-file ${path.endsWith(".css") ? "templates/css/site.css" : path} ${href}`,
  ]);
});
