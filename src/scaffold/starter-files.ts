import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { walkFolder } from "../lib/disk/walk-folder.ts";
import type { Kind } from "../model/build/kind.ts";
import { lookNames, type BrandColors } from "../model/content/brand.ts";
import { emergencyNumberOf, hasHipaa } from "../model/domain/countries.ts";
import { formsOfLanguage } from "../model/domain/language.ts";
import { extensionOf } from "../model/build/media-kinds.ts";
import { makeSlug } from "../model/build/page-paths.ts";
import { readDoctors } from "../model/domain/read-doctors.ts";
import { addressIn, answeredHours, sampleIn, type Answers } from "./answers.ts";
import { countryCodeOf } from "../model/domain/postal-address.ts";
import { writeEntry } from "./entry-text.ts";
import { listLaunchers } from "./launchers.ts";
import { localizeExamples } from "../model/domain/local-examples.ts";
import { readNotes } from "./notes.ts";
import { brand } from "../kinds/brand.ts";
import { doctor } from "../kinds/doctor.ts";
import { office, sampleOffice } from "../kinds/office.ts";
import { practice } from "../kinds/practice.ts";
import { addImprint, type ImprintWords } from "./imprint.ts";
import { joinStarters, samplesFile } from "./second-language.ts";
import { sampleEmergency, writeStarterWords } from "./starter-words.ts";
import { writeKeys, type WrittenValues, type KeyWriting } from "./write-keys.ts";

/** Files of the starter with other names here, because npm would not pack them or this repository's editor would use them. */
const renamed: Readonly<Record<string, string>> = { gitignore: ".gitignore", vscode: ".vscode" };

export interface StarterFile {
  /** Path below the new practice's folder, with forward slashes. */
  path: string;
  contents: string | Uint8Array;
  /** Whether a double click runs it. */
  isProgram?: boolean;
}

/** Input for a new practice besides the answers. */
export interface StarterOptions {
  /** The folder in which this tool is installed. */
  packageFolder: string;
  /** A day such as 2026-11-01. */
  today: string;
  /** The version or file from which package.json installs this tool. */
  packageSpec: string;
  logo?: OwnLogo | undefined;
}

/** The practice's logo, its path below `assets/`, and the colors that suit it. */
export type OwnLogo = StarterFile & { colors: BrandColors | undefined };

/**
 * Lists the files of a new practice: its facts, written from their schemas; the starter's texts, in the practice's language if there
 * are any; and the pictures that they name.
 */
export function listStarterFiles(
  answers: Answers,
  { packageFolder, today, packageSpec, logo }: StarterOptions,
): StarterFile[] {
  const starter = path.join(packageFolder, "src/scaffold/starter");
  const { name, second, language } = answers;
  const country = countryCodeOf(addressIn(answers));
  const isAmerican = hasHipaa(country);
  const known = emergencyNumberOf(country);
  const phone = sampleIn({ key: "phone", sample: sampleOffice.phone }, answers) ?? "";
  const emergency = known ?? sampleEmergency;
  const facts = { name, slug: makeSlug(name), day: today, package: packageSpec, emergency, phone };
  const readAll = (inLanguage: string): StarterText[] => {
    const tokens = { ...facts, ...readDrawing(starter, { look: answers.look, language: inLanguage }) };
    const texts = ["practice", ...listFolders(starter, inLanguage)].map((folder) =>
      listStarterTexts(path.join(starter, folder), { tokens, isAmerican }),
    );
    return overlay([...texts, writeStarterWords(inLanguage, known)]);
  };
  const own = readAll(language);
  const inBoth = second === undefined ? own : joinStarters(own, readAll(second), second);
  const imprintWords = readStarterWords(starter, language, "imprint.yaml") as ImprintWords;
  const texts = [...addImprint(inBoth, answers, imprintWords), ...writeFacts(answers, logo)];
  const assets = path.join(packageFolder, "assets");
  const help = path.join(starter, "practice");
  const named = new Set(texts.flatMap((each) => (each.path === samplesFile ? [] : listPictures(each))));
  const pictures = listFilesBelow(assets).filter((name) => named.has(name) && name !== logo?.path);
  return [
    ...texts,
    ...listLaunchers(starter, answers.language),
    ...listFilesBelow(help)
      .filter(isHelpPicture)
      .map((name) => ({ path: name, contents: readFileSync(path.join(help, name)) })),
    ...(logo ? [{ ...logo, path: `assets/${logo.path}` }] : []),
    ...pictures.map((name) => ({ path: `assets/${name}`, contents: readFileSync(path.join(assets, name)) })),
  ];
}

/** Lists the folders of the starter with texts in a language, those of its form in a country after those of all. */
function listFolders(starter: string, language: string): string[] {
  const folders = formsOfLanguage(language).map((form) => `languages/${form}`);
  const found = folders.filter((folder) => existsSync(path.join(starter, folder)));
  return found.length > 0 ? found : ["languages/other"];
}

/** Reads a file with words of the starter, in English if there are none in the language. */
function readStarterWords(starter: string, language: string, name: string): unknown {
  const files = ["languages/en", ...listFolders(starter, language)].map((folder) => path.join(starter, folder, name));
  const file = files.findLast((each) => existsSync(each))!;
  return load(readFileSync(file, "utf8"));
}

/** By look; `others` is for looks without a drawing of their own. */
type StarterDrawings = Readonly<Record<string, string> & { others: string }>;

/** The drawing at the top of the first page, and its words. */
function readDrawing(
  starter: string,
  { look = lookNames[0], language }: { look: string | undefined; language: string },
): { picture: string; pictureAlt: string } {
  const pictures = load(readFileSync(path.join(starter, "drawings.yaml"), "utf8")) as StarterDrawings;
  const words = readStarterWords(starter, language, "drawings.yaml") as StarterDrawings;
  return { picture: pictures[look] ?? pictures.others, pictureAlt: words[look] ?? words.others };
}

/** Joins the files of several folders; a file of a later folder replaces an earlier one with the same path. */
const overlay = (lists: readonly StarterText[][]): StarterText[] => [
  ...new Map(lists.flat().map((file) => [file.path, file])).values(),
];

type StarterText = StarterFile & { contents: string };

interface StarterFacts {
  tokens: Readonly<Record<string, string>>;
  /** Whether laws of the United States hold for the practice. */
  isAmerican: boolean;
}

function listStarterTexts(folder: string, { tokens, isAmerican }: StarterFacts): StarterText[] {
  // Words beside a language's texts are parts of other files.
  return listFilesBelow(folder)
    .filter((name) => !isHelpPicture(name) && !wordFiles.includes(name))
    .map((name) => {
      const [first = "", ...rest] = name.split("/");
      const target = [renamed[first] ?? first, ...rest].join("/");
      return {
        path: target,
        contents: fillTokens(name, chooseLaws(readFileSync(path.join(folder, name), "utf8"), isAmerican), tokens),
      };
    });
}

const wordFiles = ["drawings.yaml", "imprint.yaml"];

/** Whether a file is a picture in `site/README.md`. */
const isHelpPicture = (name: string): boolean => name.startsWith("site/.help/");

/** Writes the files that contain the answers. */
function writeFacts(answers: Answers, logo: OwnLogo | undefined): StarterText[] {
  const { name, language, second, email, origin, phone, look, color, accent } = answers;
  const address = addressIn(answers);
  const doctors = readDoctors(answers.doctors ?? "");
  const writing = { writeNote: readNotes(language), localize: localizeExamples(countryCodeOf(address)) };
  return [
    writeDocument(
      practice,
      { name, language, translations: second && [second], email, origin },
      { notes: practiceNotes, writing },
    ),
    {
      path: "site/offices/main.md",
      contents: writeEntry(
        office,
        { slug: "main", values: { position: 1, phone, address, hours: answeredHours(answers) } },
        writing,
      ),
    },
    ...doctors.map(({ slug, ...values }, index) => ({
      path: `site/doctors/${slug}.md`,
      contents: writeEntry(
        doctor,
        { slug, values: { ...values, ...(doctors.length > 1 && { position: index + 1 }) } },
        writing,
      ),
    })),
    writeDocument(
      brand,
      { logo: logo?.path, look, colors: color === undefined ? logo?.colors : { main: color, accent } },
      { notes: brandNotes, writing },
    ),
  ];
}

const brandNotes = [
  "What makes the site look like this practice: colors, logo, type and shapes. All colors can be made from one or two.",
];

const practiceNotes = [
  "The facts about the practice as a whole. Phone, address and hours are in site/offices/, and each doctor has a file in site/doctors/.",
  'Text after a # is a note for you and is never shown. Take the "# " away from the lines you want, and write your own words in them.',
];

function writeDocument(
  { files: name, schema }: Kind,
  values: WrittenValues,
  { notes, writing }: { notes: readonly string[]; writing: KeyWriting },
): StarterText {
  const head = [
    `yaml-language-server: $schema=.schema/${name.replace(".yaml", ".json")}`,
    ...notes.map((each) => writing.writeNote(each)),
  ];
  const text = head.map((line) => `# ${line}\n`).join("");
  return { path: `site/${name}`, contents: `${text}\n${writeKeys(schema, values, writing)}` };
}

/** The pictures that a text uses, without those in commented-out examples. */
function listPictures({ contents }: StarterText): string[] {
  const used = contents.replace(/^ *#.*$/gm, "");
  return used.match(/\bpictures\/[\w.-]+\.\w+/g) ?? [];
}

/**
 * Keeps what is between the marks `{{american}}` and `{{end}}`, or leaves it out. Marks on lines of their own are around paragraphs; a text
 * within a line becomes three dots.
 */
export function chooseLaws(text: string, isAmerican: boolean): string {
  return text
    .replace(/^\{\{american\}\}\n\n([^]*?)\n\{\{end\}\}\n\n?/gm, isAmerican ? "$1\n" : "")
    .replace(/\{\{american\}\}(.*?)\{\{end\}\}/g, isAmerican ? "$1" : "…")
    .replace(/\n{2,}$/, "\n");
}

/**
 * Replaces `{{name}}` with its value. In JSON, YAML and front matter, tokens are inside double quotes, so the value is escaped; below
 * front matter it is plain text. Throws for a token without a value.
 */
export function fillTokens(file: string, text: string, tokens: Readonly<Record<string, string>>): string {
  const isText = extensionOf(file) === "md";
  const dataEnds = isText ? Math.max(0, text.startsWith("---\n") ? text.indexOf("\n---\n") : 0) : text.length;
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string, at: number) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`${file} holds ${token}, which has no value.`);
    return at < dataEnds ? JSON.stringify(value).slice(1, -1) : value;
  });
}

function listFilesBelow(folder: string): string[] {
  return walkFolder(folder).flatMap(({ name, kind }) => (kind === "file" ? [name] : []));
}
