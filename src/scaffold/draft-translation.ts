import { Document, isScalar, visit } from "yaml";
import type { Source } from "../model/build/source.ts";
import { pickTexts } from "../model/build/translated-texts.ts";
import { originalKey } from "../model/build/translation.ts";
import { partOf } from "../model/build/walk-fields.ts";
import { asArgument } from "../problems/problem.ts";
import { noteMade } from "../steps/translate/note-reading.ts";
import type { WriteNote } from "./notes.ts";

/** The first lines of a draft. */
export const draftNotes = [
  "A translation of {file} into {language}, still with its texts: write them in that language. The names before the colons stay.",
  "Phone, hours, pictures and links come from the original. The lines below original: say what of it this translates.",
  'Let somebody read it who knows dentistry and both languages; then note the name: npx dentalsite translated {name} --by "..."',
] as const;

/** Texts longer than this are on lines of their own. */
const longest = 100;

/** Writes a translation that still has the texts of its original, and only those. */
export function draftTranslation(
  original: Source,
  { language, folder, samples }: { language: string; folder: string; samples: readonly string[] },
  writeNote: WriteNote,
): string {
  const { file } = original;
  const name = file.replace("site/", `${folder}/`).replace(/\.\w+$/, "");
  const notes = draftNotes.map((note) => `# ${writeNote(note, { file, language, name: asArgument(name) })}\n`);
  return writeTranslation(original, original, { notes: `${notes.join("")}\n`, samples });
}

/** Writes the translation of a file that has the texts of another. */
export function writeTranslation(
  original: Source,
  { file, kind, data, body }: Source,
  { notes = "", samples }: { notes?: string; samples: readonly string[] },
): string {
  const texts = pickTexts(data, partOf(kind.schema)) ?? {};
  const note = noteMade(original, texts, samples);
  const yaml = `${notes}${writeTexts({ ...texts, [originalKey]: note })}`;
  return file.endsWith(".md") ? `---\n${yaml}---\n${body}` : yaml;
}

function writeTexts(data: Readonly<Record<string, unknown>>): string {
  const document = new Document(data, { schema: "yaml-1.1" });
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && key.value === originalKey ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      if (key === "value" && isScalar(node) && String(node.value).length > longest) node.type = "BLOCK_FOLDED";
    },
  });
  return document.toString({ lineWidth: longest + 20 });
}
