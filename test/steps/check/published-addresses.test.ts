import { expect, test } from "vitest";
import { sortPublished } from "../../../src/steps/check/published-addresses.ts";

const atTop = { schemeAndHost: "https://www.harbor.example", base: "/" };
const below = { schemeAndHost: "https://name.example", base: "/group/harbor/" };

test.for([
  [atTop, "https://www.harbor.example", "/"],
  [atTop, "https://www.harbor.example/services/crowns/", "/services/crowns"],
  [atTop, "https://harbor.example/services/crowns", "/services/crowns"],
  [atTop, "http://WWW.HARBOR.EXAMPLE/a/index.html", "/a"],
  [atTop, "https://www.harbor.example/ni%C3%B1os/", "/niños"],
  [atTop, "https://www.harbor.example/50%/", "/50%"],
  [atTop, "https://www.harbor.example/?p=12#top", "/"],
  [below, "https://name.example/group/harbor", "/"],
  [below, "https://name.example/group/harbor/news/", "/news"],
] as const)("on %o, %s is the path %s", ([site, address, path]) => {
  expect(sortPublished([address], site)).toEqual({ paths: [path], elsewhere: 0 });
});

test.for([
  [atTop, "https://www.harbor.example.evil.example/"],
  [atTop, "https://www.harbor.example:8443/"],
  [atTop, "/services/"],
  [atTop, "mailto:a@harbor.example"],
  [below, "https://name.example/group/harbor-two/"],
  [below, "https://name.example/"],
  [{ schemeAndHost: "", base: "/" }, "https://www.harbor.example/"],
] as const)("on %o, %s is elsewhere", ([site, address]) => {
  expect(sortPublished([address], site)).toEqual({ paths: [], elsewhere: 1 });
});
