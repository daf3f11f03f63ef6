import { describe, expect, test } from "vitest";
import { addSlash, isFilePath, isSlug, lacksSlash, splitHref } from "../../../src/model/build/page-paths.ts";

describe("the name of a service's file", () => {
  test.for(["crowns", "Night-Guards", "x-3", "3d-scans"])("may be %s", (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  test.for(["", "-crowns", "crowns-", "night--guards", "night_guards", "niños", "a b", "crowns\n", "con"])(
    "may not be %j",
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );
});

test.for([
  ["/services/crowns", { path: "/services/crowns", query: "", fragment: undefined }],
  ["/services/crowns/", { path: "/services/crowns", query: "", fragment: undefined }],
  ["/", { path: "/", query: "", fragment: undefined }],
  ["/?a=1#b", { path: "/", query: "?a=1", fragment: "b" }],
  ["/tour/?a=1?b#c#d?e", { path: "/tour", query: "?a=1?b", fragment: "c#d?e" }],
  ["#how", { path: "", query: "", fragment: "how" }],
  ["/tour#", { path: "/tour", query: "", fragment: "" }],
] as const)("%s leads to a page, with a query and to a place of it", ([href, parts]) => {
  expect(splitHref(href)).toEqual(parts);
});

describe("only the slash in front is missing", () => {
  test.for([
    "services/crowns",
    "tour/",
    "about/night-guards#how",
    "x#",
    "crowns.md",
    "../services/crowns.html#how",
    "./tour",
    "forms/new.pdf",
  ])("in %s", (href) => {
    expect(lacksSlash(href)).toBe(true);
  });

  test.for([
    "/services",
    "a.example/services",
    "www.crowns.md",
    "crowns.example",
    "services//crowns",
    "services/crowns?a",
    "tour //",
    "#how",
    "a b",
    "",
  ])("but not in %j", (href) => {
    expect(lacksSlash(href)).toBe(false);
  });
});

test.for([
  ["services/crowns/", "/services/crowns"],
  ["../services/crowns.md#how", "/services/crowns#how"],
  ["forms/new-patient.pdf", "/forms/new-patient.pdf"],
] as const)("%s with its slash is %s", ([href, address]) => {
  expect(addSlash(href)).toBe(address);
});

describe("the address of a file", () => {
  test.for([
    "/forms/new-patient.pdf",
    "/forms/new-patient.PDF",
    "/a.pdf?x#page=2",
    "/notes.html5",
    "/x.mdx",
    "/ads.txt",
  ])("is %s", (href) => {
    expect(isFilePath(href)).toBe(true);
  });

  // Pages of other programs have such names, and authors bring their addresses along.
  test.for(["/services/crowns.html", "/crowns.htm", "/index.php", "/INDEX.PHP", "/services/crowns.md"])(
    "is not %s, which is meant to be a page",
    (href) => {
      expect(isFilePath(href)).toBe(false);
    },
  );

  test.for(["/services/crowns", "//a.example/b.pdf", "b.pdf", "/v1.2/crowns", "/?a=b.pdf", "/x."])(
    "is not %s",
    (href) => {
      expect(isFilePath(href)).toBe(false);
    },
  );
});
