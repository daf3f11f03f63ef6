import { test } from "vitest";
import { killWriting } from "./kill-builds.ts";
import type { LinkedSite } from "../../support/linked-site.ts";

/* The claims of test/steps/emit/kill.long.test.ts on a site of 1,000 pages. */

const kills = Number(process.env.DENTALSITE_KILLS ?? 60);

test(`1,000 pages that change, arrive and go, killed ${kills} times: every page is whole, every link works, and no file of others changes`, async () => {
  const name = (index: number): string => `service-${index}`;
  const services = Array.from({ length: 998 }, (_, index) => name(index));
  const first: LinkedSite = { services, style: "navy", menuLength: 20, pageBytes: 2000 };
  const sites = {
    first,
    "200 pages more": {
      ...first,
      services: [...Array.from({ length: 200 }, (_, index) => name(1000 + index)), ...services],
    },
    "200 pages fewer": { ...first, services: services.slice(200) },
    "every page changed": { ...first, style: "teal" },
    "all of it": { ...first, services: [...services.slice(400), "bridges", "veneers"], style: "coral" },
  };
  await killWriting(sites, kills);
});
