import path from "node:path";
import { placeFiles } from "../lib/disk/replace-file.ts";
import { folderOf, type Kind } from "../model/build/kind.ts";
import { isUnderstood } from "../model/domain/language.ts";
import { localizeExamples, type LocalizeExample } from "../model/domain/local-examples.ts";
import { countryCodeOf } from "../model/domain/postal-address.ts";
import { groupAt } from "../model/build/walk-fields.ts";
import { officeSchema } from "../model/content/office.ts";
import { practiceSchema } from "../model/content/practice.ts";
import { sourcesIn, type Content } from "../model/build/source.ts";
import { parseSite } from "../steps/parse/parse-site.ts";
import { readSite } from "../steps/read/read-site.ts";
import { dayIn, timeZoneOf } from "../model/domain/time-zone.ts";
import { didYouMean } from "../problems/problem.ts";
import { UsageError } from "../lib/usage-error.ts";
import { listPages } from "../steps/validate/planned-pages.ts";
import { addressIn, answeredHours, fillAnswers } from "./answers.ts";
import { readEntryName } from "./entry-name.ts";
import { draftedKinds, type DraftedKind } from "./drafted-kind.ts";
import { explainMenu, linkToEntry } from "./entry-page.ts";
import { writeEntry } from "./entry-text.ts";
import { readNotes } from "./notes.ts";
import { listInGroup } from "./service-groups.ts";
import type { WrittenValues } from "./write-keys.ts";

export interface NewEntry {
  /** Path from the practice's folder. */
  file: string;
  /** Paragraphs that say what to do with the file. */
  next: string[];
}

export interface Request {
  /** Name of a kind's draft: `service`. */
  kind: string;
  name: string;
  /** Title of the service group to list it in. */
  group?: string | undefined;
  /** Moment of the command, in milliseconds since 1970. */
  moment: number;
}

/**
 * Writes the file of a new entry, and lists a service in a group if one is named. Throws a UsageError, and writes nothing, if the kind is
 * unknown, the name cannot be a file's, or the file or address already exists.
 */
export function createEntry(root: string, kinds: readonly Kind[], request: Request): NewEntry {
  const { kind: word, name, group, moment } = request;
  const kind = findKind(kinds, word);
  const { content, texts } = parseSite(readSite(root), kinds);
  const { slug, values } = readEntryName(kind, name);
  const { dayKey } = kind.draft;
  const entry = { slug, values: { ...values, ...(dayKey !== undefined && { [dayKey]: dayAt(moment, content) }) } };
  const file = `site/${folderOf(kind)!}/${entry.slug}.md`;
  refuseOtherLanguage(content, kind, slug);
  refuseTaken(content, kind, file);
  if (group !== undefined && kind.draft.name !== "service") {
    throw new UsageError(`--group is for services. Leave it out for ${kind.purpose}.`);
  }
  const others = content.entries.filter((each) => each.kind === kind);
  const link = linkToEntry(kind, entry, others);
  const grouped = group === undefined ? undefined : listInGroup(root, content, { group, link });
  const { local, localize } = adaptTo(kind, content);
  const writing = { writeNote: readNotes(content.language), localize };
  const text = writeEntry(kind, { slug, values: { ...local, ...entry.values } }, writing);
  const groups = grouped === undefined ? [] : [[path.join(root, "site/services.yaml"), grouped.text] as const];
  placeFiles([[path.join(root, file), text], ...groups]);
  const listed = grouped?.says ?? explainMenu(kind, link, { kinds, content });
  const { explainChanges, next } = kind.draft;
  return { file, next: [listed, ...(explainChanges?.(link.href, others, texts) ?? []), next] };
}

/** Fits examples, and what a new office needs, to the country of the first office. */
function adaptTo(kind: DraftedKind, content: Content): { local: WrittenValues; localize: LocalizeExample } {
  const { country: written } = groupAt(sourcesIn(content, "offices")[0]?.data, ["address"]);
  const country = typeof written === "string" ? countryCodeOf({ country: written }) : undefined;
  const localize = localizeExamples(country);
  if (kind.draft.name !== "office" || country === undefined || country === "US") return { local: {}, localize };
  const { language } = content;
  const answers = fillAnswers({ country, ...(language !== undefined && { language }) });
  return { local: { phone: answers.phone, address: addressIn(answers), hours: answeredHours(answers) }, localize };
}

/** The day where the first office is, or if its file has mistakes, where this computer is. */
function dayAt(moment: number, content: Content): string {
  const [office] = sourcesIn(content, "offices");
  const address = officeSchema.safeParse(office?.data).data?.address;
  const { timeZone = address && timeZoneOf(address) } =
    practiceSchema.safeParse(content.files["practice.yaml"]?.data).data ?? {};
  return dayIn(timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, moment);
}

function findKind(kinds: readonly Kind[], word: string): DraftedKind {
  const drafted = draftedKinds(kinds);
  const kind = drafted.find(({ draft }) => draft.name === word);
  if (kind) return kind;
  const names = drafted.map(({ draft }) => draft.name);
  throw new UsageError(`"${word}" is nothing to write.${didYouMean(word, names)} Choose one of: ${names.join(", ")}.`);
}

/** Throws if the address of a page in the first language begins like those of another. */
function refuseOtherLanguage(content: Content, kind: DraftedKind, slug: string): void {
  const [folder = "", ...rest] = slug.split("/");
  const isDeclared = content.translations.some((each) => each.folder === folder);
  if (kind.hasFolders !== true || !(isDeclared || (/^[a-z]{2}(?:-|$)/.test(folder) && isUnderstood(folder)))) return;
  const name = rest.join("/") || "first-visit";
  throw new UsageError(
    `Addresses that begin with /${folder} are for pages in the language "${folder}". Write the page without it, as in "dentalsite new page ${name}"; then "dentalsite new translation ${folder} pages/${name}" begins its translation. Nothing was written.`,
  );
}

/** Throws if the file or its address already exists. Case does not count, because some file systems ignore it. */
function refuseTaken(content: Content, kind: Kind, file: string): void {
  const taken = content.entryFiles.find((each) => each.toLowerCase() === file.toLowerCase());
  if (taken !== undefined) {
    throw new UsageError(`There is already ${kind.purpose} of this name: ${taken}. Nothing was written.`);
  }
  const practice = practiceSchema.safeParse(content.files["practice.yaml"]?.data).data;
  const { clashes } = listPages({ ...content, entryFiles: [...content.entryFiles, file] }, practice);
  const clash = clashes.find(({ page, first }) => page.file === file || first.file === file);
  if (clash === undefined) return;
  const { page, first } = clash;
  const other = page.file === file ? first.file : page.file;
  const owner = other === undefined ? "another page of the site" : `the page of ${other}`;
  throw new UsageError(`The address ${page.path} belongs to ${owner}. Choose another name. Nothing was written.`);
}
