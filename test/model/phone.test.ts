import { expect, test } from "vitest";
import { telephoneHref } from "../../src/model/phone.ts";

test.for([
  ["(503) 555-0187", "tel:+15035550187"],
  ["503-555-0187", "tel:+15035550187"],
  ["503.555.0187", "tel:+15035550187"],
  ["+1 503 555 0187", "tel:+15035550187"],
  ["1 (503) 555-0187", "tel:+15035550187"],
  ["+49 30 123456", "tel:+4930123456"],
  [" +44 20 7946 0958 ", "tel:+442079460958"],
] as const)("%j is dialled as %s", ([phone, href]) => {
  expect(telephoneHref(phone)).toBe(href);
});
