import { describe, expect, test } from "vitest";
import { createAddresses, outputPathOf } from "../../../src/steps/route/addresses.ts";

const redirects = new Map([
  ["/services", "/services/cleanings"],
  ["/about", "/about/harbor-lane"],
]);

describe.for([
  ["https://www.harborlane.example", "/"],
  ["https://www.harborlane.example/practice", "/practice/"],
  ["https://www.harborlane.example/a/b", "/a/b/"],
  ["https://www.harborlane.example:8443/practice", "/practice/"],
] as const)("a site published at %s", ([origin, base]) => {
  const addresses = createAddresses(origin, { redirects });

  test("has its home page at the base path", () => {
    expect(addresses.page("/")).toBe(base);
  });

  test("has every page below the base path, with a slash at the end", () => {
    expect(addresses.page("/services/Whitening")).toBe(`${base}services/Whitening/`);
  });

  test.for([
    ["/", ""],
    ["/services/sealants", "services/sealants/"],
    ["/services/sealants/", "services/sealants/"],
    ["/services/sealants#how", "services/sealants/#how"],
    ["/services/sealants/#how", "services/sealants/#how"],
    ["/#visit", "#visit"],
    ["/services", "services/cleanings/"],
    ["/services/", "services/cleanings/"],
    ["/about#map", "about/harbor-lane/#map"],
    ["/services/sealants?x=1#how", "services/sealants/?x=1#how"],
    ["/services/sealants/?x=1?y", "services/sealants/?x=1?y"],
    ["/services/sealants?", "services/sealants/?"],
    [origin, ""],
    [`${origin}/services/sealants`, "services/sealants/"],
    [
      `${origin.replace("https://www.harborlane", "HTTPS://WWW.Harborlane")}/services/sealants?x=1#how`,
      "services/sealants/?x=1#how",
    ],
  ] as const)("links to %s without a detour", ([href, wanted]) => {
    expect(addresses.link(href)).toBe(`${base}${wanted}`);
  });

  test.for([
    "#map",
    "https://a.example/services",
    `${origin}/sitemap.xml`,
    "tel:+15035550187",
    "mailto:a@b.example",
    "//a.example/x",
  ])("leaves %s as it is", (href) => {
    expect(addresses.link(href)).toBe(href);
  });

  test("writes file names as addresses", () => {
    expect(addresses.file("assets/a b#1?.svg")).toBe(`${base}assets/a%20b%231%3F.svg`);
  });

  test("puts scheme and host in front of an address", () => {
    expect(addresses.absolute(addresses.page("/services/sealants"))).toBe(`${origin}/services/sealants/`);
  });

  test("links from the error page work at any depth, because they begin at the root", () => {
    // Hosts show 404.html at addresses such as /practice/a/b/c, where a relative link would break.
    const links = ["/", "/services", "/about/address#map"].map((href) => addresses.link(href));
    for (const address of [...links, addresses.file("404.html"), addresses.file("assets/site.css")]) {
      expect(new URL(address, `${origin}/some/deep/missing/page`).href).toBe(new URL(address, origin).href);
      expect(address.startsWith(base)).toBe(true);
    }
  });
});

test.for([
  ["/", "index.html"],
  ["/services/Whitening", "services/Whitening/index.html"],
  ["/privacypolicy", "privacypolicy/index.html"],
] as const)("the page %s is written to %s", ([path, file]) => {
  expect(outputPathOf(path)).toBe(file);
});
