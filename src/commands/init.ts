import path from "node:path";
import type { Command } from "commander";
import { packageFolder, readVersion } from "../lib/package-folder.ts";
import type { Given } from "../scaffold/answers.ts";
import { buildDate, relative } from "./command-line.ts";

export function addInit(program: Command): void {
  program
    .command("init")
    .argument("<folder>", "where to make it; a folder that does not exist yet, or an empty one")
    .description("make a complete small site for a new practice; asks a few questions")
    .option("--yes", "ask nothing; take sample values for what a site needs, and leave out the rest")
    .option("--country <name>", "the country, by its name or code, such as France or MX (default: US)")
    .option("--language <tag>", "the language of the site, such as es-US (default: that of the country)")
    .option("--second <tag>", "a second language, such as es-US or fr-CA; its texts are in a folder of their own")
    .option("--name <text>", "the practice's name")
    .option("--phone <number>", "the phone number for patients")
    .option("--street <text>", "house number and street")
    .option("--suite <text>", "suite or floor")
    .option("--city <text>", "the city")
    .option("--state <text>", "the state or province, as on an envelope")
    .option("--zip <code>", "the ZIP code or postal code")
    .option("--email <address>", "the e-mail address")
    .option("--origin <address>", "the web address of the site")
    .option("--hours <text>", 'the opening hours, such as "Mon-Thu 9-5, Fri 9-1"')
    .option("--doctors <names>", 'the doctors, such as "Dr. Ada Brightwater, DDS, and Dr. Ben Reyes, DMD"')
    .option("--look <name>", 'how pages are composed, such as clinic (default: coast); "dentalsite looks" shows all')
    .option(
      "--logo <file>",
      "the logo, as SVG, PNG, JPEG, WebP or AVIF; without --color, the site's colors are taken from it",
    )
    .option("--color <color>", 'the main color, such as "#1a5a59"; all others are made from it')
    .option("--accent <color>", "the color of the call button")
    .addHelpText(
      "after",
      '\nExamples:\n  dentalsite init harbor-dental\n  dentalsite init harbor-dental --yes --name "Harbor Dental" --city Portland',
    )
    .action(runInit);
}

async function runInit(name: string, { yes = false, ...given }: Given & { yes?: boolean }): Promise<void> {
  const { initPractice } = await import("../scaffold/init-practice.ts");
  const { stdin: input, stdout: output } = process;
  const folder = path.resolve(name);
  const version = readVersion();
  const made = await initPractice(folder, {
    given,
    takesSamples: yes,
    terminal: input.isTTY && output.isTTY ? { input, output } : undefined,
    packageFolder,
    version,
    today: buildDate().toISOString().slice(0, 10),
  });
  const guess = `\n\nnpm was not found, so package.json names dentalsite ${version}, which must be in your package registry.`;
  const { withoutNotes: language } = made;
  const notes =
    language === undefined
      ? ""
      : `\n\nIts pages are for readers of ${language}. The notes in its files, site/README.md among them, are in English, since dentalsite has none in that language.`;
  const facts = [
    listFact("Doctors, one per file in site/doctors", made.doctors),
    listFact("Phone, in site/offices/main.md", [made.phone]),
    listFact("Hours, in site/offices/main.md", made.hours.length > 0 ? made.hours : ["made up; write your own"]),
    listFact("Colors, from the logo", made.colors),
    listFact(
      "Name, beside the logo",
      made.hasLogo ? ["to leave it out, write showName: false in site/brand.yaml"] : [],
    ),
  ].join("");
  console.log(`Made the site of ${made.name} in ${relative(folder)}: ${made.files} files.

${facts}
Its README.md says how to go on:

  cd ${relative(folder)}
  npm install
  npm start${notes}${made.lacksNpm ? guess : ""}`);
}

const listFact = (name: string, values: readonly string[]): string =>
  values.length === 0 ? "" : `${name}:\n${values.map((each) => `  ${each}\n`).join("")}`;
