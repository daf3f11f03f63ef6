import { writeYaml } from "../lib/write-yaml.ts";
import { kinds } from "../kinds/kinds.ts";
import { kindOf } from "../model/build/kind.ts";
import { foldName } from "../model/build/output.ts";
import { doctorPath, fixedPaths, inFolder, ownPagePath, postPath, servicePath } from "../model/build/page-paths.ts";
import { readOldAddress } from "../model/content/redirects.ts";
import { isError } from "../problems/problem.ts";
import { parseSource } from "../steps/parse/parse-file.ts";
import { inspectFile } from "../steps/validate/inspect-file.ts";
import { cutFrame } from "../lib/page/cut-frame.ts";
import type { MenuLink } from "../lib/page/read-menu.ts";
import { CopyIndex, type FoundInCopy } from "./find-in-copy.ts";
import { addLeft, countAllWords, type Left } from "../lib/page/left.ts";
import { bodyOf, writeText, type CopyFinders } from "../lib/page/page-text.ts";
import { readDoctor } from "../model/domain/read-doctors.ts";
import { valuesOfPerson } from "./propose-people.ts";
import { fileOfPage, kindsOfPages, type KindOfPage, type PageInPlan, type PersonInPlan, type Plan } from "./plan.ts";
import { wordsBelow } from "../lib/page/read-html.ts";
import { readPageOf, type OldPage, type SavedSite } from "./saved-site.ts";
import { tidyPage } from "../lib/page/tidy-page.ts";
import { writeImported } from "./write-imported.ts";

/** How much of a page of the old site was taken, and why the rest was not. */
export interface PageReport {
  page: PageInPlan;
  /** Its file in the new site; absent if it was left. */
  file?: string;
  /** Words that are in the new site, and the numbers of words and elements that are not. */
  taken: number;
  left: Left;
  /** The encoding in which it was saved, unless that is UTF-8. */
  encoding?: string;
  why?: string;
}

export class ConvertedSite {
  /** Texts of files by their paths in the practice's folder. */
  texts = new Map<string, string>();
  /** Files of the copy by the paths that they get in the practice's folder. */
  copies = new Map<string, string>();
  reports: PageReport[] = [];
  /** The file of each person in the plan; absent if the site refuses it. */
  people: { person: PersonInPlan; file?: string }[] = [];
  redirects: { from: string; to: string }[] = [];
  /** The new addresses of pages by their files in the copy. */
  addresses: ReadonlyMap<string, string> = new Map();
  /** Old addresses that lead to a page. */
  answered = new Set<string>();
  /** Old addresses that nothing answers, and why. */
  unanswered = new Map<string, string>();
  /** Labels of the menu whose links lead to no page of the new site. */
  lostLabels: string[] = [];
  /** Files of pictures that have no words. */
  wordless = new Set<string>();
}

/** What the site refused when the import was tried. */
export class RefusedParts {
  /** The sentence about each page, by its file in the copy. Most are found while a site is converted. */
  pages = new Map<string, string>();
  /** The sentence about each person, by the name in the plan. */
  people = new Map<string, string>();
  /** Old addresses. */
  redirects = new Set<string>();
  /** The sentence about the menu. */
  menu = new Set<string>();
  /** Files of the copy. */
  readonly files: Set<string>;

  constructor(files: Set<string>) {
    this.files = files;
  }
}

const pathsOfPages: Readonly<Record<KindOfPage, (name: string) => string>> = {
  home: () => fixedPaths.home,
  service: servicePath,
  post: postPath,
  doctor: doctorPath,
  contact: () => fixedPaths.address,
  introduction: () => fixedPaths.about,
  page: ownPagePath,
  list: () => fixedPaths.news,
  leave: () => "",
};

/** Makes the files of a new site from a copy of the old one, as a plan says. */
export function convertSite(site: SavedSite, plan: Plan, refused: RefusedParts): ConvertedSite {
  for (;;) {
    const size = refused.pages.size + refused.people.size;
    const converted = new Converter(site, plan, refused).convert();
    // All is converted again after a refusal: links to a refused page lead nowhere, and the photo of a refused person stays in the texts.
    if (refused.pages.size + refused.people.size === size) return converted;
  }
}

/** Returns what the site refuses in the text of one page, whatever other pages there are. */
function judgePage(file: string, text: string): string | undefined {
  const { source, problems } = parseSource(file, text, kindOf(kinds, file)!);
  const fault = [...problems, ...(source ? inspectFile(source).problems : [])].find(isError);
  return fault && `${fault.code}: ${fault.message}`;
}

class Converter {
  readonly #site: SavedSite;
  readonly #plan: Plan;
  readonly #refused: RefusedParts;
  readonly #index: CopyIndex;
  readonly #pages: ReadonlyMap<string, OldPage>;
  /** The new addresses of pages by their files in the copy. It has those of the home page and the contact page even if their texts were not taken. */
  readonly #targets: ReadonlyMap<string, string>;
  /** The languages of translations by their files in the copy. Links name the pages of the first language. */
  readonly #languages: ReadonlyMap<string, string | undefined>;
  readonly #made = new ConvertedSite();

  constructor(site: SavedSite, plan: Plan, refused: RefusedParts) {
    this.#site = site;
    this.#plan = plan;
    this.#refused = refused;
    this.#index = new CopyIndex(site);
    this.#pages = new Map(site.pages.map((page) => [page.file, page]));
    const isTaken = ({ kind, from }: PageInPlan): boolean => kind !== "leave" && !refused.pages.has(from);
    const hasPosts = plan.pages.some((page) => page.kind === "post" && isTaken(page));
    const answered = plan.pages.filter(
      (page) =>
        /^(home|contact|introduction)$/.test(page.kind) ||
        page.to !== undefined ||
        (isTaken(page) && (page.kind !== "list" || hasPosts)),
    );
    this.#targets = new Map(answered.map(({ from, kind, name = "", to }) => [from, to ?? pathsOfPages[kind](name)]));
    this.#languages = new Map(plan.pages.map(({ from, language }) => [from, language]));
  }

  convert(): ConvertedSite {
    this.#made.addresses = new Map(
      [...this.#targets].map(([file, target]) => [file, inFolder(this.#languages.get(file), target)]),
    );
    for (const page of this.#plan.pages) this.#convertPage(page);
    this.#writePeople();
    this.#writeMenu();
    this.#lead();
    for (const [file, name] of this.#index.taken) this.#made.copies.set(`assets/${name}`, file);
    return this.#made;
  }

  #convertPage(page: PageInPlan): void {
    const { from, kind, because } = page;
    const old = this.#pages.get(from);
    const read = old && readPageOf(this.#site, from);
    const encoding = read && "root" in read && read.encoding !== "utf-8" ? { encoding: read.encoding } : {};
    const report: PageReport = { page, taken: 0, left: new Map(), ...encoding };
    this.#made.reports.push(report);
    if (!read || "why" in read) {
      report.why = "its file is not in the copy";
      return;
    }
    const body = bodyOf(read.root);
    const { left } = report;
    addLeft(left, "letters that cannot be read", read.lost);
    cutFrame(body, this.#site.repetition, left);
    const added = tidyPage(body, left);
    report.taken = countAllWords(wordsBelow(body)) - added;
    const find = { findLink: this.#linkFinder(from), findPicture: this.#pictureFinder(page) };
    const isLeft = kindsOfPages[kind] === "";
    const text = isLeft ? "" : writeText(body, page.title, { ...find, left });
    if (isLeft) report.why = because ?? (kind === "list" ? "it is a list of posts" : "the plan says so");
    else this.#keep(report, writeImported(page, old.head, text), text.trim() === "");
    if (report.file !== undefined) return;
    addLeft(left, "words of pages that were left", report.taken);
    report.taken = 0;
  }

  /** Puts the text of a page in its place, or beside the site with the sentence for which that refuses it. */
  #keep(report: PageReport, contents: string, isEmpty: boolean): void {
    const { from, language } = report.page;
    const file = fileOfPage(report.page);
    const judge = (): string | undefined => {
      if (isEmpty) return "it has no text of its own";
      // A translation lacks the facts that it would need to be judged alone.
      return language === undefined ? judgePage(file, contents) : undefined;
    };
    const why = this.#refused.pages.get(from) ?? judge();
    if (why === undefined) {
      report.file = file;
      this.#made.texts.set(file, contents);
      return;
    }
    report.why = why;
    this.#refused.pages.set(from, why);
    if (isEmpty) return;
    const noted = contents.replace("---\n", `---\n# ${why.replaceAll("\n", " ")}\n`);
    this.#made.texts.set(file.replace(/^site/, "import/refused"), noted);
  }

  /** Adds the photos of people to the pages of doctors, or in files of their own. */
  #writePeople(): void {
    for (const person of this.#plan.people) {
      const { slug, values } = valuesOfPerson(person);
      const isPageOf = ({ page, file }: PageReport): boolean =>
        page.kind === "doctor" && file !== undefined && readDoctor(page.title).slug === slug;
      const file =
        this.#made.reports.find(isPageOf)?.file ?? `site/${person.kind === "team" ? "team" : "doctors"}/${slug}.md`;
      const text = this.#made.texts.get(file);
      const write = (): string => {
        const shown = { photo: this.#index.nameOf(person.photo, "pictures"), photoAlt: person.photoAlt };
        const head = writeYaml(text === undefined ? { ...values, ...shown } : shown).join("\n");
        return text === undefined ? `---\n${head}\n---\n` : text.replace("\n---\n", () => `\n${head}\n---\n`);
      };
      const barred = this.#whyWithoutFile(person);
      const written = barred === undefined ? write() : "";
      const why = barred ?? judgePage(file, written);
      if (why !== undefined) this.#refused.people.set(person.name, why);
      else this.#made.texts.set(file, written);
      this.#made.people.push({ person, ...(why === undefined && { file }) });
    }
  }

  /** Says why no file is written for a person; undefined if one is. */
  #whyWithoutFile({ name, photo }: PersonInPlan): string | undefined {
    if (!this.#site.files.has(photo)) return `${photo} is not in the copy`;
    return this.#refused.files.has(photo) ? `the site refuses ${photo}` : this.#refused.people.get(name);
  }

  #linkFinder(from: string): CopyFinders["findLink"] {
    return (href) => this.#follow(this.#index.find(href, from), ({ file }) => this.#targets.get(file));
  }

  /** Returns the new address of what a link was found to lead to; undefined if the new site does not have it. */
  #follow(found: FoundInCopy | undefined, addressOf: (page: OldPage) => string | undefined): string | undefined {
    if (found === undefined) return undefined;
    if ("outside" in found) return found.outside;
    if ("page" in found) return addressOf(found.page);
    if (!/\.pdf$/i.test(found.file) || this.#refused.files.has(found.file)) return undefined;
    return `/${this.#index.nameOf(found.file, "root/files").slice("root/".length)}`;
  }

  #pictureFinder({ from, kind }: PageInPlan): CopyFinders["findPicture"] {
    return (addresses, alt) => {
      const file = this.#index.findLargest(addresses, from);
      if (file === undefined || this.#refused.files.has(file)) return undefined;
      if (this.#site.icons.has(file)) return "icon";
      const isPortrait = this.#plan.people.some(
        (person) => person.photo === file && person.from === from && !this.#refused.people.has(person.name),
      );
      if (isPortrait && kind === "doctor") return "portrait, which is beside the text now";
      const { [file]: written = "" } = this.#plan.words;
      const words = written === "" ? alt : written;
      if (words === "") this.#made.wordless.add(file);
      return { path: words === "" ? "" : this.#index.nameOf(file, "pictures"), words };
    };
  }

  #writeMenu(): void {
    const home = this.#plan.pages.find(({ kind }) => kind === "home") ?? this.#plan.pages[0];
    if (home === undefined || this.#refused.menu.size > 0) return;
    const find = this.#linkFinder(home.from);
    const lead = ({ label, href }: MenuLink): MenuLink[] => {
      const to = find(href);
      return to === undefined ? [] : [{ label, href: to }];
    };
    const menu = this.#plan.menu.flatMap(({ label, href, children: below = [] }) => {
      const children = below.flatMap(lead);
      const [own = { label }] = lead({ label, href });
      if (!("href" in own) && children.length === 0) this.#made.lostLabels.push(label);
      return "href" in own || children.length > 0 ? [{ ...own, ...(children.length > 0 && { children }) }] : [];
    });
    if (menu.length < 2) return;
    const head = "# yaml-language-server: $schema=.schema/navigation.json\n# The menu of the former site.\n\n";
    this.#made.texts.set("site/navigation.yaml", `${head}${writeYaml({ menu }).join("\n")}\n`);
  }

  /** Leads old addresses to the new ones: of pages, and of files that only lead to one. */
  #lead(): void {
    const addressOf = ({ file }: OldPage): string | undefined => this.#made.addresses.get(file);
    const pages = this.#site.pages.map((page) => ({ addresses: [page.address, ...page.others], to: addressOf(page) }));
    const stubs = this.#site.stubs.map(({ file, address, to }) => ({
      addresses: [address],
      to: this.#follow(this.#index.find(to, file), addressOf),
    }));
    const fixed = Object.values(fixedPaths).filter((each) => each !== fixedPaths.services);
    const used = new Set([...fixed, ...pages.flatMap(({ to }) => to ?? [])].map(foldName));
    for (const { addresses, to } of [...pages, ...stubs]) {
      for (const from of new Set(addresses)) {
        if (from === to) this.#made.answered.add(from);
        else if (!this.#made.answered.has(from) && from !== "/" && !from.includes("#")) this.#leadFrom(from, to, used);
      }
    }
  }

  #leadFrom(address: string, to: string | undefined, used: Set<string>): void {
    const from = address.replaceAll(" ", "%20");
    const read = readOldAddress(from);
    const name = (why: string): unknown => this.#made.unanswered.set(address, why);
    if (address.startsWith("/?")) name("hosts do not look at what follows a question mark");
    else if ("fault" in read) name("it has characters that hosts do not look up");
    else if (to === undefined) name("its page was left");
    else if (used.has(foldName(read.path))) name("the new site has a page there");
    else if (this.#refused.redirects.has(from))
      name("the new site refuses it: its page is missing, or it is in the list twice");
    else {
      used.add(foldName(read.path));
      this.#made.answered.add(address);
      this.#made.redirects.push({ from, to });
    }
  }
}
