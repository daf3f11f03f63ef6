import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Answer } from "./ask.ts";
import { buildHostedLanguages } from "../support/hosted-site.ts";
import { serverNames, startServer, type Site, type WebServer } from "../support/web-servers.ts";

/*
 * Tests of a site in two languages on the real servers, with only the settings that `dentalsite hosting` prints.
 */

const origins = ["https://www.lanternfield.example", "https://name.example/practice"];

describe.for(serverNames.flatMap((name) => origins.map((origin) => ({ name, origin }))))(
  "$name, for $origin",
  ({ name, origin }) => {
    let site: Site;
    let server: WebServer;
    const get = (address: string): Promise<Answer> => ask(server.origin, site.base + address);
    const read = (file: string): string => readFileSync(path.join(site.folder, file), "utf8");
    const leadsTo = ({ status, headers }: Answer): unknown[] => [status, headers.location?.replace(server.origin, "")];

    beforeAll(async () => {
      site = await buildHostedLanguages(name, { origin, precompresses: false });
      server = await startServer(name, site);
    });
    afterAll(() => server.stop());

    test("what is not there is answered in the language of its address", async () => {
      const cases = [
        ["nothing", "404.html"],
        ["nothing/at/all/", "404.html"],
        ["esx", "404.html"],
        ["es/nothing", "es/404.html"],
        ["es/services/veneer/", "es/404.html"],
        ["404.html", "404.html"],
        ["es/404.html", "es/404.html"],
      ] as const;
      for (const [address, page] of cases) {
        const { status, body } = await get(address);
        expect([address, status]).toEqual([address, 404]);
        expect(body.toString() === read(page), address).toBe(true);
      }
    });

    test("pages of both languages have one address", async () => {
      for (const page of ["es/", "es/services/crowns/", "services/crowns/"]) {
        const { status, body } = await get(page);
        expect([page, status]).toEqual([page, 200]);
        expect(body.toString() === read(`${page}index.html`), page).toBe(true);
        expect(leadsTo(await get(page.slice(0, -1)))).toEqual([301, site.base + page]);
        expect(leadsTo(await get(`${page}index.html`))).toEqual([301, site.base + page]);
      }
      expect(leadsTo(await get("es/services"))).toEqual([301, `${site.base}es/services/veneers/`]);
      expect(leadsTo(await get("es/about/"))).toEqual([301, `${site.base}es/about/lanternfield/`]);
    });
  },
);
