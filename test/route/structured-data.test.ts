import { expect, test } from "vitest";
import type { RouteContext } from "../../src/route/context.ts";
import type { Site } from "../../src/model/site.ts";
import { dentistData } from "../../src/route/structured-data.ts";

function tellSearchEngines(facts: object): object {
  const data = { phone: "(503) 555-0187", address: {}, hours: [], ...facts };
  const addresses = { page: String, file: String, absolute: String };
  const context = { documents: { "practice.yaml": { data: {} } }, addresses, preview: "" };
  const offices = [{ file: "site/offices/main.md", data, text: {} }];
  return dentistData(context as unknown as RouteContext, offices as unknown as Site["entries"]["offices"]);
}

test("search engines are told of no hours on a closed day", () => {
  const hours = [
    { days: ["Monday"], opens: "08:00", closes: "16:00" },
    { days: ["Saturday"], closed: true },
  ];
  expect(tellSearchEngines({ hours })).toMatchObject({
    openingHoursSpecification: [
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "08:00", closes: "16:00" },
    ],
  });
});

test.for([
  [{ street: "12 Harbor Lane", suite: "Suite 4" }, "12 Harbor Lane, Suite 4"],
  [{ street: "12 Harbor Lane" }, "12 Harbor Lane"],
] as const)("search engines read %j as the street address %s", ([address, streetAddress]) => {
  expect(tellSearchEngines({ address })).toMatchObject({ address: { streetAddress } });
});

test("search engines are told a telephone number that can be called from anywhere", () => {
  expect(tellSearchEngines({})).toMatchObject({ telephone: "+15035550187" });
});
