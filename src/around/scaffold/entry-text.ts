import type { Collection } from "../../model/content-files.ts";
import { ownPagePath, servicePath } from "../../model/page-paths.ts";
import { collectionSchemas } from "../../model/site.ts";
import type { WriteNote } from "./notes.ts";
import { sampleValues } from "./samples.ts";
import { writeKeys, type Values } from "./write-keys.ts";

const use = 'Take the "# " away from the lines you want, and write your own words in them.';

/** Notes at the top of each kind of file; `{file}` is its name, and `{path}` the address of its page. */
const notes: Record<Collection, string[]> = {
  services: [
    "A service. The name of this file is the address of its page: {file} is {path}.",
    "A title is enough.",
    use,
    "With any more lines the page needs title, description and imgSrc. Below the second --- there is room for more text.",
  ],
  pages: [
    "A page of your own. The name of this file is its address: {file} is {path}.",
    use,
    "The text of the page goes below the second ---.",
  ],
  doctors: [
    "A doctor. All doctors are on one page, /about/meetthedoctors.",
    use,
    "The biography goes below the second ---.",
  ],
  offices: ["An office. Every page takes its phone, address and hours from here.", use],
};

/** Writes the text of a file in a collection: keys with the given values, and samples for other required keys. */
export function writeEntry(collection: Collection, slug: string, values: Values, writeNote: WriteNote): string {
  const path = collection === "services" ? servicePath(slug) : ownPagePath(slug);
  const head = notes[collection].map((line) => `# ${writeNote(line, { file: `${slug}.md`, path })}\n`);
  return `---\n${head.join("")}\n${writeKeys(collectionSchemas[collection], { ...sampleValues[collection], ...values }, writeNote)}---\n`;
}
