import { expect, test } from "vitest";
import { findOnSite } from "../../../src/model/build/find-on-site.ts";

const site = { schemeAndHost: "https://www.harborlane.example", base: "/practice/" };

test.for([
  ["/practice/a/", "/practice/a/", ""],
  ["/practice/a/?x=1#two", "/practice/a/", "two"],
  ["", "", ""],
  ["?x=1", "", ""],
  ["#caf%C3%A9", "", "café"],
  ["#100%", "", "100%"],
  ["#top", "", ""],
  ["#TOP", "", ""],
  ["#:~:text=a%20word", "", ""],
  ["#two:~:text=word", "", "two"],
  ["HTTPS://WWW.HarborLane.example/practice/A/#Two", "/practice/A/", "Two"],
  ["https://www.harborlane.example/practice", "/practice/", ""],
  ["https://www.harborlane.example/practice?x#two", "/practice/", "two"],
] as const)("%s is %s with the fragment %j", ([address, path, fragment]) => {
  expect(findOnSite(address, site)).toMatchObject({ path, fragment });
});

test.for([
  "https://www.harborlane.example",
  "https://www.harborlane.example/other/",
  "https://www.harborlane.example/practices/",
  "https://www.harborlane.example/old/practice/",
  "https://www.harborlane.example.au/practice/",
  "https://elsewhere.example/practice/",
  "http://www.harborlane.example/practice/",
  "tel:1",
  "mailto:a@b.example",
  "data:image/png;base64,AA",
])("%s leads elsewhere", (address) => {
  expect(findOnSite(address, site)).toBeUndefined();
});
