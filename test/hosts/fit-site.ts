import { makeLittleSite, type LittleSite } from "../support/little-site.ts";

/** Makes a little site in which `check --publish` finds no error: without sample values, and with the date of its film. */
export function makeFitSite(origin: string): LittleSite {
  const site = makeLittleSite();
  const edit = (name: string, change: (text: string) => string): void => {
    site.write(name, change(site.read(name)));
  };
  edit("site/practice.yaml", (text) =>
    text.replace(/^origin: .*$/m, `origin: ${origin}`).replace("harborlane.example", "harborlane.dental"),
  );
  edit("site/offices/port-ansel.md", (text) => text.replace("(503) 555-0187", "(503) 228-4187"));
  edit("site/services/Whitening.md", (text) => text.replace("poster:", "filmDate: 2026-10-01\nposter:"));
  return site;
}
