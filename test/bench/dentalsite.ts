import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { formatSource, origin, type ServiceContent, type SiteContent } from "./content.ts";
import { addPictures, listOwnEdits } from "./edits.ts";
import type { Generator } from "./generator.ts";

export const project = path.resolve(import.meta.dirname, "../..");

/** Makes a generator from a checkout of this tool, which must be compiled. */
export function makeDentalsite(checkout: string, name: string): Generator {
  const program = path.join(checkout, "bin/dentalsite.js");
  if (!existsSync(program) || !existsSync(path.join(checkout, ".compiled"))) {
    throw new Error(`${checkout} holds no compiled dentalsite: run npm ci there.`);
  }
  return {
    name,
    findVersion: () => execFileSync(process.execPath, [program, "--version"], { encoding: "utf8" }).trim(),
    prepare,
    build: (folder) => [process.execPath, program, "build", "--root", folder],
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
    forget: () => {
      const kept = readdirSync(path.join(checkout, ".compiled"), { recursive: true, encoding: "utf8" });
      for (const name of kept.filter((each) => path.basename(each).startsWith("cli.cjs."))) {
        rmSync(path.join(checkout, ".compiled", name));
      }
    },
  };
}

/** This checkout. */
export const dentalsite = makeDentalsite(project, "dentalsite");

function sourceFile(slug: string): string {
  return `site/services/${slug}.md`;
}

/** Writes the tests' little site, with its services replaced. */
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
  edit("services.yaml", (text) => stringify({ groups: groupData }) + text.slice(text.indexOf("template:")));
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
function formatService(service: ServiceContent): string {
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
