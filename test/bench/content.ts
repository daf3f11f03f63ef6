import { Document, visit } from "yaml";
import { createRandom } from "../support/create-random.ts";
import { findDialect, formatHtml, type Dialect, type FrontMatterStyle } from "./dialects.ts";
import { makeFacts, type Sentence, type ServiceFacts } from "./facts.ts";

/** One service page as its author wrote it, before any generator's own names for its fields. */
export interface ServiceContent {
  slug: string;
  mainTitle: string;
  title: string;
  description: string;
  /** HTML. */
  introduction: string;
  /** The description of a card is HTML. */
  sections: { title: string; cards: { title: string; description: string }[] }[];
  /** Markdown. */
  body: string;
  frontMatter: FrontMatterStyle;
  /** The facts on the page. */
  facts: ServiceFacts;
}

export interface GroupContent {
  title: string;
  links: { label: string; slug: string }[];
}

/** The same content for every generator. */
export interface SiteContent {
  services: ServiceContent[];
  /** The services in the menu. */
  groups: GroupContent[];
}

export interface ContentOptions {
  pages: number;
  dialect: string;
  seed: number;
}

export const origin = "https://www.harbor-lane.example";

const groupTitles = ["General care", "Crowns and bridges", "Implants", "Cosmetic care", "Children", "Technology"];
const menuLinks = 27;

/** Makes the same content for the same options. Another dialect writes the same words in another way. */
export function makeContent({ pages, dialect, seed }: ContentOptions): SiteContent {
  const services = makeFacts({ pages, seed }).map((facts, index) =>
    writeService(facts, findDialect(dialect, index), createRandom(index + 1)),
  );
  return { services, groups: makeGroups(services.slice(0, menuLinks)) };
}

function makeGroups(linked: readonly ServiceContent[]): GroupContent[] {
  const groups = groupTitles.map((title, index) => ({
    title,
    links: linked
      .filter((_, position) => position % groupTitles.length === index)
      .map(({ slug, mainTitle }) => ({ slug, label: mainTitle })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}

function writeService(facts: ServiceFacts, dialect: Dialect, random: () => number): ServiceContent {
  const spell = (words: string): string => dialect.spell(words, random);
  const spellSentence = (sentence: Sentence, spellWords: Dialect["spell"]): Sentence =>
    sentence.map((run) => (run.isStrong || run.href ? run : { text: spellWords(run.text, random) }));
  const writeHtml = (sentences: readonly Sentence[]): string =>
    dialect.joinHtml(sentences.map((sentence) => formatHtml(spellSentence(sentence, dialect.spellHtml))));
  return {
    slug: facts.slug,
    mainTitle: spell(facts.mainTitle),
    title: spell(facts.title),
    description: spell(facts.description),
    introduction: writeHtml(facts.introduction),
    sections: facts.sections.map(({ title, cards }) => ({
      title: spell(title),
      cards: cards.map((card) => ({ title: spell(card.title), description: writeHtml(card.description) })),
    })),
    body: facts.parts
      .map(({ heading, opening, items, closing }, number) =>
        dialect.writePart(
          {
            heading: spell(heading),
            opening: spellSentence(opening, dialect.spell),
            items: items.map(spell),
            closing: spellSentence(closing, dialect.spell),
          },
          number,
        ),
      )
      .join("\n\n"),
    frontMatter: dialect.frontMatter,
    facts,
  };
}

/** Writes a Markdown file: front matter in the style of the page's author, then the page's text. */
export function formatSource(fields: Readonly<Record<string, unknown>>, { body, frontMatter }: ServiceContent): string {
  const document = new Document(fields);
  visit(document, {
    Scalar: (key, scalar) => {
      if (key !== "key" && typeof scalar.value === "string") scalar.type = frontMatter.typeOf(scalar.value);
    },
  });
  return `---\n${document.toString({ lineWidth: frontMatter.lineWidth })}---\n\n${body}\n`;
}
