import { fillWord } from "../model/text/fill-word.ts";
import { withLabel } from "../model/domain/language.ts";
import { addressLines, countryCodeOf } from "../model/domain/postal-address.ts";
import { findNoticeLaw } from "../model/domain/website-laws.ts";
import { writeYaml } from "../lib/write-yaml.ts";
import { addressIn, type Answers } from "./answers.ts";
import { readNotes } from "./notes.ts";
import { samplesFile, type TextFile } from "./second-language.ts";

/** Words of the imprint in one language: `imprint.yaml` of the starter. The other keys are names of facts, as `findNoticeLaw` has them. */
export interface ImprintWords {
  slug: string;
  title: string;
  description: string;
  /** The line above the facts, with the law as `{law}`. */
  law: string;
  /** Stands for what only the practice knows. */
  sample: string;
  [fact: string]: string;
}

/**
 * Adds the page that says who runs the website, and the footer that links to it, to the files of a practice in a country whose law asks for
 * it. Its samples join the list of all.
 */
export function addImprint(texts: readonly TextFile[], answers: Answers, words: ImprintWords): TextFile[] {
  const address = addressIn(answers);
  const required = findNoticeLaw("imprint", countryCodeOf(address));
  if (required === undefined) return [...texts];
  const { slug, title, description, sample } = words;
  const { name, phone, email = sample, language } = answers;
  const note = readNotes(language)(
    'The page that the law asks for. Replace each "{sample}", delete lines that are not about you, and have a lawyer read the page.',
    { sample },
  );
  const blocks = [
    ["---", `# ${note}`, ...writeYaml({ mainTitleText: title, description }), "---"],
    [fillWord(words.law, { law: required.law })],
    [[name, ...addressLines(address), phone, `E-mail: ${email}`].join(", ")],
    required.facts.map((fact) => `- **${withLabel(words[fact]!, "", language).trimEnd()}** ${sample}`),
  ];
  const footer = writeYaml({ footer: { links: [{ label: title, href: `/${slug}` }] } });
  const navigation = ["# yaml-language-server: $schema=.schema/navigation.json", ...footer];
  const listed = `\n  - value: ${sample}\n    what: a fact on the page that the law asks for\n`;
  return [
    ...texts.map((file) => (file.path === samplesFile ? { ...file, contents: file.contents + listed } : file)),
    { path: `site/pages/${slug}.md`, contents: `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n` },
    { path: "site/navigation.yaml", contents: `${navigation.join("\n")}\n` },
  ];
}
