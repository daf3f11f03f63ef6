import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { createRandom } from "../support/create-random.ts";
import { shapeUnit } from "./seeing.ts";

/** One kind of edit. */
export interface Edit {
  kind: string;
  /** The path of the file to save, below the folder of the site. */
  file: string;
  /** Returns the file's new content after the edit with this number, and the text that the page must then show. */
  change: (text: string, number: number) => Change | Promise<Change>;
}

interface Change {
  contents: string | Buffer;
  expected: string;
}

/** Adds a sentence to the text of a page, or replaces the one added before. */
export function editMarkdown(file: string): Edit {
  return {
    kind: "Markdown",
    file,
    change: (text, number) => {
      const expected = `Edit number ${number} was seen.`;
      return { contents: `${text.replace(/\n*(Edit number \d+ was seen\.)?\n*$/, "")}\n\n${expected}\n`, expected };
    },
  };
}

const drawing = editPicture("drawing", "pictures/edited.svg", (width, height) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}z"/></svg>\n`,
  ),
);
const photo = editPicture("photo", "pictures/edited.jpg", makePhoto);

/** Changes the phone number of a site's first office, which every page shows. */
function editPhone(folder: string): Edit {
  const offices = readdirSync(path.join(folder, "site/offices")).filter((name) => name.endsWith(".md"));
  return {
    kind: "YAML",
    file: `site/offices/${offices.sort()[0]!}`,
    change: (text, number) => {
      const expected = `(503) 555-${String(1000 + number)}`;
      return { contents: text.replace(/^phone: .*$/m, `phone: "${expected}"`), expected };
    },
  };
}

/** The kinds of edits that only dentalsite has, for a site in a folder. The last three edit files that replace the tool's. */
export const listOwnEdits = (folder: string): readonly Edit[] => [
  editPhone(folder),
  drawing,
  photo,
  {
    kind: "stylesheet",
    file: "templates/css/movement.css",
    change: (_text, number) => {
      const expected = `rgb(1, 2, ${number})`;
      return { contents: `h1 { outline-color: ${expected} }\n`, expected };
    },
  },
  {
    kind: "script",
    file: "templates/script/copyright-year.js",
    change: (_text, number) => {
      const expected = `script ${number};`;
      const statement = `document.documentElement.dataset.edit = "${expected}";`;
      return { contents: `export function raiseCopyrightYear() {\n  ${statement}\n}\n`, expected };
    },
  },
  {
    kind: "template",
    file: "templates/parts/copyright-year.tsx",
    change: (_text, number) => {
      const expected = `Year ${number} of the template`;
      return { contents: `export function CopyrightYear() {\n  return <b>${expected}</b>;\n}\n`, expected };
    },
  },
];

/** Puts the pictures to edit into a page of dentalsite, above its text. */
export async function addPictures(folder: string, page: string): Promise<void> {
  for (const edit of [drawing, photo]) (await prepareEdit(edit, folder, 0)).save();
  const file = path.join(folder, page);
  const pictures = [drawing, photo].map(({ kind, file }) => `![Edited ${kind}](${path.relative("assets", file)})\n\n`);
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace("\n---\n", (end) => `${end}\n${pictures.join("")}`),
  );
}

const pixels = 12_000_000;

/** Edits a picture. Each new one has another shape, by which it is recognized on the page however it was encoded. */
function editPicture(
  kind: string,
  name: string,
  draw: (width: number, height: number, number: number) => Buffer | Promise<Buffer>,
): Edit {
  return {
    kind,
    file: `assets/${name}`,
    change: async (_text, number) => {
      const shape = 60 + (number % 40);
      const width = Math.round(Math.sqrt((pixels * shape) / shapeUnit));
      const height = Math.round((width * shapeUnit) / shape);
      return { contents: await draw(width, height, number), expected: `Edited ${kind} ${shape};` };
    },
  };
}

/** Makes a picture with as much detail as a photograph: enlarged random squares, which no encoder can leave out. */
async function makePhoto(width: number, height: number, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const small = { width: Math.round(width / 10), height: Math.round(height / 10), channels: 3 as const };
  const raw = Buffer.from(Array.from({ length: small.width * small.height * small.channels }, () => random() * 256));
  return sharp(raw, { raw: small }).resize(width, height, { fit: "fill" }).jpeg({ quality: 90 }).toBuffer();
}

/** Prepares an edit, so that only the file has to be saved. */
export async function prepareEdit(
  { file, change }: Edit,
  folder: string,
  number: number,
): Promise<{ save: () => void; expected: string }> {
  const absolute = path.join(folder, file);
  const text = existsSync(absolute) ? readFileSync(absolute, "utf8") : "";
  const { contents, expected } = await change(text, number);
  // Without a change, waiting for the page would take minutes.
  if (contents === text) throw new Error(`The edit changes nothing in ${file}.`);
  mkdirSync(path.dirname(absolute), { recursive: true });
  return {
    save: () => {
      writeFileSync(absolute, contents);
    },
    expected,
  };
}
