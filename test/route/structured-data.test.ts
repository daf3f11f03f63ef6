import { expect, test } from "vitest";
import type { RouteContext } from "../../src/route/context.ts";
import { dentistData } from "../../src/route/structured-data.ts";

test("search engines are told of no hours on a closed day", () => {
  const open = { schemaDays: ["Monday"], opens: "08:00", closes: "16:00" };
  const data = {
    phone: "",
    map: {},
    address: {},
    hours: [
      { ...open, days: "Mon", text: "8-4" },
      { days: "Sat", text: "Closed" },
    ],
  };
  const addresses = { page: String, file: String, absolute: String };
  const context = { documents: { "practice.yaml": { data } }, addresses, preview: "" } as unknown as RouteContext;
  expect(dentistData(context)).toMatchObject({
    openingHoursSpecification: [
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "08:00", closes: "16:00" },
    ],
  });
});
