import { expect, test } from "vitest";
import { idOfEntry } from "../../src/model/page.ts";
import { mapLinks, telephoneHref } from "../../src/route/offices.ts";

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

test("a map is searched by the address where the file gives no link", () => {
  const address = {
    street: "12 Harbor Lane",
    suite: "Suite 3",
    city: "Port Ansel",
    state: "OR",
    zip: "02097",
    country: "US",
  };
  const query = "12+Harbor+Lane%2C+Port+Ansel%2C+OR+02097";
  expect(mapLinks({ address, map: undefined })).toEqual({
    embedUrl: `https://www.google.com/maps?q=${query}&output=embed`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${query}`,
  });
});

test("the place of an office has no id of a template", () => {
  expect(["main", "riverside"].map(idOfEntry)).toEqual(["main-1", "riverside"]);
});
