import { expect, test } from "vitest";
import type { RouteContext } from "../../src/route/context.ts";
import { dentistData } from "../../src/route/structured-data.ts";

function tellSearchEngines(facts: object): object {
  const data = { phone: "(503) 555-0187", map: {}, address: {}, hours: [], ...facts };
  const addresses = { page: String, file: String, absolute: String };
  const context = { documents: { "practice.yaml": { data } }, addresses, preview: "" };
  return dentistData(context as unknown as RouteContext);
}

test("search engines are told of no hours on a closed day", () => {
  const open = { schemaDays: ["Monday"], opens: "08:00", closes: "16:00" };
  const hours = [
    { ...open, days: "Mon", text: "8-4" },
    { days: "Sat", text: "Closed" },
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
