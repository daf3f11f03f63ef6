import { cpSync, existsSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LittleSite } from "./little-site.ts";

const fixture = path.resolve(import.meta.dirname, "../fixtures/little-site");

export const ownTemplate = 'export function CopyrightYear() { return <b data-own="1">MMXXVI</b>; }';

const whitening = "site/services/Whitening.md";
const cleanings = "site/services/cleanings.md";
const sealants = "site/services/sealants.md";

/** Edits that keep one of the facts by which a file is recognized: its name, size or time, or its folder's name. */
export const sneakyEdits: readonly ((site: LittleSite, count: number) => void)[] = [
  (site, count) => {
    const { atime, mtime } = statSync(site.file("site/home.yaml"));
    site.write(whitening, `---\nmainTitleText: ${String(count).padStart(9, "0")}\n---\n`);
    utimesSync(site.file(whitening), atime, mtime);
  },
  (site, count) => {
    const newer = site.file("newer.md");
    writeFileSync(newer, `---\nmainTitleText: From the archive ${count}\n---\n`);
    utimesSync(newer, 1_000_000_000 - count, 1_000_000_000 - count);
    renameSync(newer, site.file(whitening));
  },
  (site) => {
    exchange(site, cleanings, sealants);
  },
  (site, count) => {
    const [services, away] = [site.file("site/services"), site.file("away")];
    cpSync(services, away, { recursive: true, preserveTimestamps: true });
    writeFileSync(path.join(away, "Whitening.md"), `---\nmainTitleText: Elsewhere ${count}\n---\n`);
    exchange(site, "site/services", "away");
    rmSync(away, { recursive: true });
  },
];

/** Edits of the little site, of every kind. Each can be undone by another. `count` is different for each edit. */
export const edits: readonly ((site: LittleSite, count: number) => void)[] = [
  (site, count) => {
    site.write(whitening, `${textOf(site, whitening)}\nEdit ${count}.\n`);
  },
  (site, count) => {
    site.write("site/practice.yaml", site.read("site/practice.yaml").replace(/^name:.*$/m, `name: Practice ${count}`));
  },
  (site, count) => {
    site.write(
      "site/practice.yaml",
      site
        .read("site/practice.yaml")
        .replace(/^origin:.*$/m, `origin: https://www.harbor.example${count % 2 ? "/practice" : ""}`),
    );
  },
  (site, count) => {
    site.write("templates/css/hero.css", `.hero { color: rgb(${count % 255} 0 0); }\n`);
  },
  (site) => {
    rmSync(site.file("templates/css/hero.css"), { force: true });
  },
  (site, count) => {
    site.write("templates/script/site.js", `document.title += ${count};\n`);
  },
  (site, count) => {
    site.write("templates/parts/copyright-year.tsx", ownTemplate.replace("MMXXVI", `Year ${count}`));
  },
  (site) => {
    rmSync(site.file("templates"), { recursive: true, force: true });
  },
  (site) => {
    rmSync(site.file("assets/pictures/office.webp"), { force: true });
    cpSync(site.file("assets/videos/harbor.webp"), site.file("assets/pictures/office.webp"));
  },
  (site) => {
    rmSync(site.file("assets/pictures/office.webp"), { force: true });
    symlinkSync(site.file("assets/videos/harbor.webp"), site.file("assets/pictures/office.webp"));
  },
  (site) => {
    rmSync(site.file("assets/pictures"), { recursive: true });
    cpSync(path.join(fixture, "assets/pictures"), site.file("assets/pictures"), { recursive: true });
  },
  (site, count) => {
    // This picture has the name of the link preview that is made from it.
    const banner = count % 2 ? "preview.webp" : "pictures/office.webp";
    cpSync(path.join(fixture, "assets/pictures/office.webp"), site.file("assets/preview.webp"));
    site.write("site/practice.yaml", site.read("site/practice.yaml").replace(/^banner:.*$/m, `banner: ${banner}`));
  },
  (site, count) => {
    changeLine(site, "site/offices/port-ansel.md", "phone", `(503) 555-${1000 + count}`);
  },
  (site, count) => {
    changeLine(site, "site/home.yaml", "heroTitle", `Welcome, number ${count}`);
  },
  (site, count) => {
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\nRoom ${count}.\n`);
  },
  (site) => {
    site.write(cleanings, `${textOf(site, cleanings)}\n![A dentist](pictures/doctor.svg)\n`);
  },
  (site, count) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${100 + count} 50"><path d="M0 0h9v9z"/></svg>\n`;
    site.write("assets/pictures/doctor.svg", drawing);
  },
  (site, count) => {
    changeLine(
      site,
      `site/${["services", "emergency"][count % 2]!}.yaml`,
      ["  nextStepText", "note"][count % 2]!,
      `Call us, number ${count}`,
    );
  },
  (site, count) => {
    // The menu has another title for the page.
    const menu = site.read("site/services.yaml");
    site.write("site/services.yaml", menu.replace(/^ {2}- title: Cosmetic.*$/m, `  - title: Cosmetic ${count % 3}`));
  },
  (site) => {
    site.write(whitening, "---\nbroken: [\n---\n");
  },
  (site) => {
    if (existsSync(site.file(sealants))) renameSync(site.file(sealants), site.file("site/services/renamed.md"));
  },
  (site) => {
    rmSync(site.file("site/services/renamed.md"), { force: true });
    rmSync(site.file(whitening), { force: true });
  },
  (site) => {
    // An unchanged page links to this heading.
    const text = textOf(site, cleanings);
    const [from, to] = text.includes("## Your visit") ? ["Your", "Our"] : ["Our", "Your"];
    site.write(cleanings, text.replace(`## ${from} visit`, `## ${to} visit`));
  },
  (site, count) => {
    const heading = count % 2 ? "\n# Once more\n" : "\n## Your visit\n\n#### Deep\n";
    site.write(cleanings, textOf(site, cleanings) + heading);
  },
  (site, count) => {
    site.write(sealants, `---\nmainTitleText: Sealants\n---\n\n[One](/services/number-${count % 3})\n`);
  },
  (site) => {
    site.write(sealants, "---\nmainTitleText: Sealants\n---\n\n[Visit](/services/cleanings#your-visit)\n");
  },
  ...sneakyEdits,
  (site) => {
    cpSync(path.join(fixture, "site"), site.file("site"), { recursive: true });
  },
  mendSite,
];

/** Undoes all edits of the content. */
export function mendSite({ file }: LittleSite): void {
  rmSync(file("site"), { recursive: true, force: true });
  cpSync(path.join(fixture, "site"), file("site"), { recursive: true });
}

function changeLine(site: LittleSite, file: string, key: string, value: string): void {
  site.write(file, site.read(file).replace(new RegExp(`^${key}:.*$`, "m"), `${key}: "${value}"`));
}

function textOf({ file, read }: LittleSite, name: string): string {
  return existsSync(file(name)) ? read(name) : "---\nmainTitleText: New\n---\n";
}

function exchange({ file }: LittleSite, one: string, two: string): void {
  if (![one, two].every((name) => existsSync(file(name)))) return;
  renameSync(file(one), file("between"));
  renameSync(file(two), file(one));
  renameSync(file("between"), file(two));
}
