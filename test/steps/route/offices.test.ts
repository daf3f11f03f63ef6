import { expect, test } from "vitest";
import { idOfEntry } from "../../../src/model/build/page-ids.ts";
import { mapLinks } from "../../../src/steps/route/offices.ts";

test("a map shows the address if the file has no link", () => {
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

test("the id of an office differs from the ids in templates", () => {
  expect(["main", "riverside"].map(idOfEntry)).toEqual(["main-1", "riverside"]);
});
