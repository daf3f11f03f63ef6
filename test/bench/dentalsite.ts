import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { origin, type ServiceContent, type SiteContent } from "./content.ts";
import type { Generator } from "./generator.ts";

const project = path.resolve(import.meta.dirname, "../..");
export const program = path.join(project, "bin/dentalsite.js");

/** This tool, from the checkout. */
export const dentalsite: Generator = {
  name: "dentalsite",
  findVersion: () => execFileSync(process.execPath, [program, "--version"], { encoding: "utf8" }).trim(),
  prepare,
  build: (folder) => [process.execPath, program, "build", "--verbose", "--root", folder],
  readSteps: (output) =>
    [...output.matchAll(/^ {2}(\S.*?) +(\d+) ms$/gm)].map(([, step, milliseconds]) => [step!, Number(milliseconds)]),
  watch: (folder, port) => [process.execPath, program, "serve", "--watch", "--root", folder, "--port", String(port)],
  pageFile: (slug) => `dist/services/${slug}/index.html`,
  sourceFile: (slug) => `site/services/${slug}.md`,
  leftovers: ["dist", ".dentalsite"],
};

/** The tests' little site, with its services replaced. */
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
  for (const name of ["home.yaml", "about/introduction.md", "about/officetour.md", "about/meetthedoctors.md"]) {
    edit(name, (text) =>
      text.replace(/\/services\/(cleanings|sealants|Whitening|bridges)(#[\w-]+)?/g, "/services/service-1"),
    );
  }
}

const sectionNames = ["One", "Two", "Three", "Four"];

function formatService({ mainTitle, title, description, sections, body }: ServiceContent): string {
  const frontMatter = {
    mainTitleText: mainTitle,
    title,
    description,
    imgSrc: "pictures/doctor.svg",
    imgAlt: "Drawing of a dentist with a mirror.",
    ...Object.fromEntries<unknown>(
      sections.flatMap((section, index) => [
        [`section${sectionNames[index]!}Title`, section.title],
        [`section${sectionNames[index]!}Data`, section.cards],
      ]),
    ),
  };
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}\n`;
}
