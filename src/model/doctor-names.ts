import { makeSlug } from "./page-paths.ts";

export interface NewDoctor {
  /** The name of the file, without its extension. */
  slug: string;
  name: string;
  /** `DDS, MS`, without periods. */
  credentials?: string;
}

/** Letters after a name: capitals, or one of the few degrees with lowercase letters. */
const credential = /^(?:[A-Z]{2,}|PhD|DrPH|D?MSc|MScD|BSc|EdD)$/;

/** Reads "Dr. Ada Brightwater, DDS, Dr. Ben Reyes, DMD": names with commas between them, each with or without letters after it. */
export function readDoctors(text: string): NewDoctor[] {
  const doctors: { name: string; letters: string[] }[] = [];
  for (const part of text.split(/[,;]/).map((each) => each.trim().replace(/\s+/g, " "))) {
    const last = doctors.at(-1);
    const words = part.replaceAll(".", "").split(" ");
    if (last && words.every((word) => credential.test(word))) last.letters.push(words.join(" "));
    else if (part !== "") doctors.push({ name: part, letters: [] });
  }
  return doctors.map(({ name, letters }, index) => {
    const words = name.replace(/^(?:Dra?|Doctora?)\b\.? */i, "");
    // A name in another script has no letters for a file name.
    const slug = /[a-z0-9]/i.test(words.normalize("NFKD")) ? makeSlug(words) : `doctor-${index + 1}`;
    return { slug, name, ...(letters.length > 0 && { credentials: letters.join(", ") }) };
  });
}
