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
  /** The services in the menu; empty for a site without groups, whose menu the tool makes of all pages. */
  groups: GroupContent[];
}

export interface ContentOptions {
  pages: number;
  dialect: string;
  seed: number;
  /** Six groups unless given. */
  grouping?: Grouping;
}

/** How services are grouped: 27 of them in six groups; all in none; or twelve in each group, as many as `services.yaml` may list. */
export type Grouping = "six" | "none" | "twelves";

export const origin = "https://www.harbor-lane.example";

const groupTitles = ["General care", "Crowns and bridges", "Implants", "Cosmetic care", "Children", "Technology"];
const menuLinks = 27;
const linksOfTwelves = 840;

/** Makes the same content for the same options. Another dialect writes the same words in another way. */
export function makeContent({ pages, dialect, seed, grouping = "six" }: ContentOptions): SiteContent {
  const services = makeFacts({ pages, seed }).map((facts, index) =>
    writeService(facts, findDialect(dialect, index), createRandom(index + 1)),
  );
  return { services, groups: grouping === "none" ? [] : makeGroups(services, grouping) };
}

function makeGroups(services: readonly ServiceContent[], grouping: "six" | "twelves"): GroupContent[] {
  const linked = services.slice(0, grouping === "six" ? menuLinks : linksOfTwelves);
  const titles = grouping === "six" ? groupTitles : listTitles(Math.ceil(linked.length / 12));
  const groups = titles.map((title, index) => ({
    title,
    links: linked
      .filter((_, position) => position % titles.length === index)
      .map(({ slug, mainTitle }) => ({ slug, label: mainTitle })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}

const listTitles = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Kind ${index + 1} of care`);

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
