import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import path from "node:path";
import { makeHeavyFilm, makePrivateFilm } from "./films.ts";
import { makeHeic } from "./heic.ts";
import type { LittleSite } from "./little-site.ts";
import { makeNoise } from "./make-noise.ts";
import { preload } from "./preload.ts";
import { translateSite } from "./translate-site.ts";

/*
 * Each code has a fixture here, which goes through the command. Its other mistakes that parsing or validating finds are rows of
 * `test/steps/parse/problems/` and `test/steps/validate/problems/` (`problem-tables.ts`), which build no site.
 * Each folder of fixtures/problems contains one mistake: changes to the little site (see `makeLittleSite`), and `expected.txt`, the
 * complete text on the terminal. The folder's name is the problem's code, with __ for the slash, and a variant after two hyphens. The
 * command is `build` unless `command.txt` names another.
 * After a change of wording, `npm run test:node -- problems -u` writes the texts again, and `npm run test:long -- problems -u` those of
 * further checks with one code; read the diff as an office manager would. To begin a new one, write its first line by hand, such as
 * `error site/home.yaml:3:1 key/unknown`, and run this command.
 */
export const problemFixtures = path.join(import.meta.dirname, "../fixtures/problems");
/** The folders of fixtures. */
export const fixtureNames = readdirSync(problemFixtures).sort();

/** The code of a fixture. */
export const codeOf = (name: string): string => name.replace(/--.*/, "").replace("__", "/");

type MadeHere = NodeJS.ProcessEnv | undefined;

/** A device that is not in the little site. */
const camera = "title: A small camera\n      description: You see what we see.\n      href: /services/sealants\n";

/** Mistakes that git cannot store as text, or that only a program can make. */
export const madeHere: Record<string, (site: LittleSite) => MadeHere | Promise<MadeHere>> = {
  "file__not-utf8": (site) => {
    site.write("site/error.yaml", Buffer.from("hint: Café closed\nlinks: []\n", "latin1"));
    return undefined;
  },
  // The little site has a translation to Spanish with one mistake in it.
  translation__undeclared: (site) => {
    translateSite(site);
    replaceIn(site, "site/practice.yaml", "translations: [es-US]", "");
    return undefined;
  },
  "translation__no-original": (site) => {
    translateSite(site);
    renameSync(site.file("site/es/services/bridges.md"), site.file("site/es/services/brigdes.md"));
    return undefined;
  },
  "translation__shared-fact": (site) => {
    translateSite(site);
    replaceIn(site, "site/es/offices/port-ansel.md", "---\n", "---\nphone: (503) 555-0199\n");
    return undefined;
  },
  "translation__reserved-path": (site) => {
    translateSite(site);
    site.write("site/pages/es/hola.md", "---\nmainTitleText: Hola\ndescription: Una página.\n---\nHola.\n");
    return undefined;
  },
  "translation__other-shape": (site) => {
    translateSite(site);
    site.write("site/es/accessibility.md", `${site.read("site/es/accessibility.md")}\n## Algo más\n\nMás.\n`);
    return undefined;
  },
  "translation__other-shape--only-here": (site) => {
    translateSite(site);
    replaceIn(site, "site/home.yaml", /^insurance:\n(?: .*\n)+/m, "");
    return undefined;
  },
  translation__outdated: (site) => {
    translateSite(site);
    replaceIn(site, "site/services/sealants.md", /^title: .*/m, "title: A thin coat for back teeth");
    return undefined;
  },
  "translation__outdated--never": (site) => {
    translateSite(site);
    replaceIn(site, "site/es/services/sealants.md", /^original:\n(?: .*\n)*/m, "");
    return undefined;
  },
  "translation__outdated--publish": (site) => {
    translateSite(site);
    replaceIn(site, "site/services/sealants.md", /^title: .*/m, "title: A thin coat for back teeth");
    return undefined;
  },
  "translation__outdated--item": (site) => {
    translateSite(site);
    replaceIn(site, "site/home.yaml", /title: A gentle polisher\n.*\n.*/, camera.trim());
    return undefined;
  },
  "translation__outdated--added": (site) => {
    translateSite(site);
    replaceIn(site, "site/home.yaml", /(?= {4}- title: A gentle)/, `    - ${camera}`);
    return undefined;
  },
  translation__untranslated: (site) => {
    translateSite(site);
    const [line = ""] = /^description: .*/m.exec(site.read("site/services/sealants.md")) ?? [];
    replaceIn(site, "site/es/services/sealants.md", /^description: .*/m, line);
    replaceIn(site, "site/es/services/sealants.md", /(?<=---\n[^]*\n---\n)[^]*/, "");
    return undefined;
  },
  "translation__untranslated--file": (site) => {
    translateSite(site);
    rmSync(site.file("site/es/services.yaml"));
    return undefined;
  },
  translation__unreviewed: (site) => {
    translateSite(site);
    replaceIn(site, "site/es/services/sealants.md", /^reviewedBy: .*/m, 'reviewedBy: ""');
    return undefined;
  },
  "translation__unreviewed--list": (site) => {
    translateSite(site);
    replaceIn(site, "site/es/home.yaml", /^ {2}technology\.items: .*\n/m, "");
    return undefined;
  },
  "file__not-utf8--utf16": (site) => {
    site.write("site/error.yaml", Buffer.from("hint: Closed\nlinks: []\n", "utf16le"));
    return undefined;
  },
  "file__control-character": (site) => {
    site.write("site/error.yaml", "hint: Closed\u000Bon Monday\nlinks: []\n");
    return undefined;
  },
  "file__control-character--markdown": (site) => {
    site.write(
      "site/services/sealants.md",
      `${site.read("site/services/sealants.md")}\nNow\u0000 and\u001B[2J then.\n`,
    );
    return undefined;
  },
  "file__too-large": (site) => {
    site.write("site/error.yaml", "hint: Closed\nlinks: []\n".padEnd(300 * 1024, "#"));
    return undefined;
  },
  "file__too-large--levels": (site) => {
    site.write("site/services/sealants.md", `${site.read("site/services/sealants.md")}\n${"> ".repeat(50_000)}Ah.\n`);
    return undefined;
  },
  "file__symbolic-link": (site) => {
    renameSync(site.file("site/error.yaml"), site.file("error.yaml"));
    symlinkSync(site.file("error.yaml"), site.file("site/error.yaml"));
    return undefined;
  },
  "file__symbolic-link--dangling-picture": (site) => linkTo(site, "assets/pictures/tooth.svg", "nowhere.svg"),
  "file__symbolic-link--circular-picture": (site) => linkTo(site, "assets/pictures/tooth.svg", "tooth.svg"),
  "file__symbolic-link--picture-outside": (site) => {
    renameSync(site.file("assets/pictures/doctor.svg"), site.file("doctor.svg"));
    return linkTo(site, "assets/pictures/doctor.svg", site.file("doctor.svg"));
  },
  "file__symbolic-link--root-file": (site) => {
    site.write("CNAME", "www.harborlane.example\n");
    site.write("assets/root/ads.txt", "");
    return linkTo(site, "assets/root/CNAME", site.file("CNAME"));
  },
  "file__symbolic-link--template": (site) => {
    site.write("header.tsx", "export const Header = () => null;\n");
    site.write("templates/parts/wave.tsx", "export function Wave() { return null; }\n");
    return linkTo(site, "templates/parts/header.tsx", site.file("header.tsx"));
  },
  code__outside: (site) => {
    site.write("../other-practice/prices.json", "{}");
    return undefined;
  },
  "file__too-large--root": (site) => {
    site.write("assets/root/forms/new-patient.pdf", "");
    truncateSync(site.file("assets/root/forms/new-patient.pdf"), 138_000_000);
    return undefined;
  },
  // macOS stores accents in this form, and git would change it.
  "file__symbolic-link--folder": (site) => linkTo(site, "assets/linked", site.file("assets/pictures")),
  "page__too-heavy": (site) => {
    const words = makeWords(20_000).match(/(?:\S+ ){100}/g)!;
    site.write("site/services/sealants.md", `${site.read("site/services/sealants.md")}\n${words.join("\n\n")}\n`);
    return undefined;
  },
  "page__too-heavy--template": (site) => {
    const wave = `export const Wave = () => <i data-points="${makeWords(12_000)}" />;\n`;
    site.write("templates/parts/wave.tsx", wave);
    return undefined;
  },
  "page__too-heavy--styles": (site) => {
    const rules = makeWords(6000).replace(/(\S+) /g, ".a$1{color:red}\n");
    site.write("templates/css/wave.css", rules);
    return undefined;
  },
  "page__too-heavy--script": (site) => {
    site.write("templates/script/site.js", `document.title = "${makeWords(6000)}";\n`);
    return undefined;
  },
  "page__too-heavy--photo": async (site) => {
    site.write("assets/pictures/gravel.png", await makeNoise(900, 1200).png().toBuffer());
    return undefined;
  },
  "page__too-heavy--drawing": (site) => {
    const circles = makeWords(20_000).replace(/(\S)(\S)(\S)\S+ /g, (_, ...digits: string[]) => {
      const [x, y, radius] = digits.slice(0, 3).map((each) => parseInt(each, 36) * 7.13);
      return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
    });
    site.write(
      "assets/pictures/map.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${circles}</svg>`,
    );
    return undefined;
  },
  // A quarter of a megabyte becomes 40,000 rows of 20,000 cells.
  "file__too-large--table": (site) => {
    const table = `${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|\n${"|x|\n".repeat(40_000)}`;
    site.write("site/services/sealants.md", `${site.read("site/services/sealants.md")}\n${table}`);
    return undefined;
  },
  "file__too-large--page": (site) => {
    site.write("site/services/sealants.md", `${site.read("site/services/sealants.md")}\n${"## a\n\n".repeat(40_000)}`);
    return undefined;
  },
  "file__too-large--field": (site) => {
    const text = site.read("site/services/cleanings.md");
    site.write("site/services/cleanings.md", text.replace("half an hour", "half<br>".repeat(2100)));
    return undefined;
  },
  "file__too-large--values": (site) => {
    lengthenMenu(site, 2000);
    return undefined;
  },
  "page__too-many-elements": (site) => {
    lengthenMenu(site, 900);
    return undefined;
  },
  "page__too-many-for-menu": (site) => {
    addMany(site, "services");
    site.write("site/services.yaml", site.read("site/services.yaml").replace(/^groups:\n(?:[ -].*\n)+/m, ""));
    return undefined;
  },
  "page__too-many-for-menu--groups": (site) => {
    addMany(site, "services");
    const links = Array.from({ length: 201 }, (_, index) => `    - href: /services/kind-${index + 1}`);
    const groups = ["groups:", "- title: All care", "  links:", ...links.map((line) => line.slice(1))].join("\n");
    site.write(
      "site/services.yaml",
      site.read("site/services.yaml").replace(/^groups:\n(?:[ -].*\n)+/m, `${groups}\n`),
    );
    return undefined;
  },
  "page__too-many-for-menu--pages": (site) => {
    addMany(site, "pages");
    rmSync(site.file("site/navigation.yaml"));
    return undefined;
  },
  "page__too-heavy--film": async (site) => {
    site.write("assets/videos/harbor.mp4", await makeHeavyFilm(24));
    return undefined;
  },
  host__limit: (site) => {
    site.write("assets/root/visits.txt", "Visits\n".repeat(4_000_000));
    return undefined;
  },
  "host__limit--advice": (site) => {
    site.write("assets/root/visits.txt", "Visits\n".repeat(4_000_000));
    return undefined;
  },
  "host__limit--off": (site) => {
    site.write("assets/root/visits.txt", "Visits\n".repeat(4_000_000));
    return undefined;
  },
  "redirect__too-many": (site) => {
    site.write("site/redirects.yaml", listRedirects(2001, ".php"));
    return undefined;
  },
  "redirect__too-many--advice": (site) => {
    site.write("site/redirects.yaml", listRedirects(2001, ".php"));
    return undefined;
  },
  "redirect__too-many--off": (site) => {
    site.write("site/redirects.yaml", listRedirects(2001, ".php"));
    return undefined;
  },
  "redirect__too-many--stars": (site) => {
    site.write("site/redirects.yaml", listRedirects(101, "/*"));
    return undefined;
  },
  "media__no-captions": async (site) => {
    site.write("assets/videos/harbor.mp4", await makePrivateFilm("mp4", { sound: "opus" }));
    return undefined;
  },
  media__codec: (site) => changeFilm(site, "avc1", "hvc1"),
  // In the decoder's settings, the byte after the version is the profile.
  "media__wrong-content--quicktime": (site) => changeFilm(site, "ftypisom", "ftypqt  "),
  "media__wrong-content--heic": (site) => {
    site.write("assets/pictures/tooth.jpg", makeHeic());
    return undefined;
  },
  "link__external-broken": pretendNetwork,
  "link__external-broken--template": pretendNetwork,
  "link__external-unreached": pretendNetwork,
  "link__external-unreached--private": pretendNetwork,
  // Root can read any file, so the system's refusal is simulated.
  file__unreadable: () => ({
    NODE_OPTIONS: preload("refuse-reading.js"),
    REFUSED_FILE: "error.yaml",
  }),
};

/** Makes words that do not compress well, and are the same in every run. */
function makeWords(count: number): string {
  return Array.from({ length: count }, (_, index) => `${((index + 1) * 2654435761).toString(36).slice(-5)} `).join("");
}

function listRedirects(count: number, ending: string): string {
  const entries = Array.from({ length: count }, (_, index) => `- from: /old-${index + 1}${ending}\n  to: /\n`);
  return entries.join("");
}

function lengthenMenu(site: LittleSite, entries: number): void {
  const entry = (index: number): string => `  - label: Cleanings ${index}\n    href: /services/cleanings\n`;
  const more = Array.from({ length: entries }, (_, index) => entry(index)).join("");
  site.write("site/navigation.yaml", site.read("site/navigation.yaml").replace("footer:", `${more}footer:`));
}

/** Adds more pages than a menu holds. */
function addMany(site: LittleSite, folder: "services" | "pages"): void {
  for (let number = 1; number <= 201; number++) {
    const words = `Kind ${number} of care`;
    const description = folder === "pages" ? "description: We look after teeth.\n" : "";
    site.write(`site/${folder}/kind-${number}.md`, `---\nmainTitleText: ${words}\n${description}---\n`);
  }
}

/** Simulates the network, because no test may connect to other computers. */
function pretendNetwork(): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: preload("pretend-network.js") };
}

function replaceIn(site: LittleSite, file: string, from: string | RegExp, to: string): void {
  const text = site.read(file);
  if (text.replace(from, to) === text) throw new Error(`${file} has nothing to replace.`);
  site.write(file, text.replace(from, to));
}

function changeFilm(site: LittleSite, from: string, to: string): NodeJS.ProcessEnv {
  const bytes = readFileSync(site.file("assets/videos/harbor.mp4"));
  bytes.write(to, bytes.lastIndexOf(from), "latin1");
  site.write("assets/videos/harbor.mp4", bytes);
  return {};
}

function linkTo(site: LittleSite, name: string, target: string): NodeJS.ProcessEnv {
  symlinkSync(target, site.file(name));
  return {};
}
