import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { origin, type ServiceContent, type SiteContent } from "./content.ts";
import { addPictures, listOwnEdits } from "./edits.ts";
import { formatSource } from "./format-source.ts";
import type { Generator } from "./generator.ts";

export const project = path.resolve(import.meta.dirname, "../..");

/** Makes a generator from a checkout of this tool, which must be compiled. */
export function makeDentalsite(checkout: string, name: string): Generator {
  const program = programOf(checkout);
  if (!existsSync(program) || !existsSync(path.join(checkout, ".compiled"))) {
    throw new Error(`${checkout} holds no compiled dentalsite: run npm ci there.`);
  }
  return {
    name,
    findVersion: () => execFileSync(process.execPath, [program, "--version"], { encoding: "utf8" }).trim(),
    prepare,
    build: (folder) => [process.execPath, program, "build", "--verbose", "--root", folder],
    readSteps: (output) =>
      [...output.matchAll(/^ {2}(\S.*?) +(\d+) ms$/gm)].map(([, step, milliseconds]) => [step!, Number(milliseconds)]),
    // A build checks fragments last, because they need the headings of all pages. No other mistake lets it work longer.
    makeMistake: (folder, slug) => {
      appendFileSync(
        path.join(folder, sourceFile(slug)),
        "\n[A heading that nobody wrote](/services/service-1#no-such-heading).\n",
      );
    },
    watch: (folder, port) => [process.execPath, program, "serve", "--watch", "--root", folder, "--port", String(port)],
    prepareEdits: async (folder, slug) => {
      await addPictures(folder, sourceFile(slug));
      return listOwnEdits(folder);
    },
    pageFile: (slug) => `dist/services/${slug}/index.html`,
    sourceFile,
    output: "dist",
    caches: [".dentalsite"],
    pictures: ".dentalsite/media",
  };
}

function programOf(checkout: string): string {
  return path.join(checkout, "bin/dentalsite.js");
}

export const program = programOf(project);

/** This checkout. */
export const dentalsite = makeDentalsite(project, "dentalsite");

function sourceFile(slug: string): string {
  return `site/services/${slug}.md`;
}

/** Writes the tests' little site, with its services replaced. Without groups it has no menu of its own either. */
function prepare(folder: string, { services, groups }: SiteContent): void {
  cpSync(path.join(project, "test/fixtures/little-site"), folder, { recursive: true });
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(folder, "site", name), text);
  };
  const edit = (name: string, change: (text: string) => string): void => {
    write(name, change(readFileSync(path.join(folder, "site", name), "utf8")));
  };
  rmSync(path.join(folder, "site/services"), { recursive: true });
  mkdirSync(path.join(folder, "site/services"));
  for (const service of services) write(`services/${service.slug}.md`, formatService(service));
  const groupData = groups.map(({ title, links }) => ({
    title,
    summary: "What we do here.",
    links: links.map(({ label, slug }) => ({ label, href: `/services/${slug}` })),
  }));
  const written = groups.length > 0 ? stringify({ groups: groupData }) : "";
  edit("services.yaml", (text) => written + text.slice(text.indexOf("template:")));
  if (groups.length === 0) rmSync(path.join(folder, "site/navigation.yaml"));
  edit("practice.yaml", (text) => text.replace(/^origin: .*$/m, `origin: ${origin}`));
  for (const name of [
    "home.yaml",
    "emergency.yaml",
    "about/introduction.md",
    "about/officetour.md",
    "doctors/brightwater.md",
  ]) {
    edit(name, (text) =>
      text.replace(/\/services\/(cleanings|sealants|Whitening|bridges)(#[\w-]+)?/g, "/services/service-1"),
    );
  }
}

const sectionNames = ["One", "Two", "Three", "Four"];

/** Writes a service as Markdown with front matter, in the form that dentalsite reads. */
export function formatService(service: ServiceContent): string {
  const { mainTitle, title, description, introduction, sections } = service;
  const fields = {
    mainTitleText: mainTitle,
    title,
    description,
    imgSrc: "pictures/doctor.svg",
    imgAlt: "Drawing of a dentist with a mirror.",
    descriptionToBeParsed: introduction,
    ...Object.fromEntries<unknown>(
      sections.flatMap((section, index) => [
        [`section${sectionNames[index]!}Title`, section.title],
        [`section${sectionNames[index]!}Data`, section.cards],
      ]),
    ),
  };
  return formatSource(fields, service);
}
