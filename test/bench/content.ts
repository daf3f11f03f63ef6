import { createRandom } from "../support/create-random.ts";

/** A card: its description is simple HTML. */
export interface Card {
  title: string;
  description: string;
}

/** One service page of the measured site, before any generator's own syntax. */
export interface ServiceContent {
  slug: string;
  mainTitle: string;
  title: string;
  description: string;
  sections: { title: string; cards: Card[] }[];
  /** Markdown. */
  body: string;
}

export interface GroupContent {
  title: string;
  links: { label: string; slug: string }[];
}

/** The same content for every generator. */
export interface SiteContent {
  services: ServiceContent[];
  /** Six groups, which together link to 27 services, or to all of them when there are fewer. */
  groups: GroupContent[];
}

export const origin = "https://www.harbor-lane.example";

const groupTitles = ["General care", "Crowns and bridges", "Implants", "Cosmetic care", "Children", "Technology"];
const menuLinks = 27;

const words = (
  "the a tooth gum crown implant root canal enamel dentine plaque visit hour week month appointment dentist hygienist " +
  "scan picture model bridge filling sealant fluoride brush floss rinse bite jaw bone nerve light heat cold water sugar " +
  "first second next later before after during again slowly gently usually often sometimes rarely may can will should " +
  "clean check measure fit place remove shape polish cover protect numb heal rest call ask tell bring write plan and or"
).split(" ");

/** Service pages of about 250 words with four card sections each; equal for equal `pages` and `practice`. */
export function makeContent(pages: number, practice = 0): SiteContent {
  const services = Array.from({ length: pages }, (_, index) => makeService(index, practice));
  const linked = services.slice(0, menuLinks);
  const groups = groupTitles.map((title, index) => ({
    title,
    links: linked
      .filter((_, position) => position % groupTitles.length === index)
      .map(({ slug, mainTitle }) => ({ slug, label: mainTitle })),
  }));
  return { services, groups: groups.filter(({ links }) => links.length > 0) };
}

function makeService(index: number, practice: number): ServiceContent {
  const random = createRandom(practice * 100_000 + index + 1);
  const pick = (): string => words[Math.floor(random() * words.length)]!;
  const phrase = (count: number): string => Array.from({ length: count }, pick).join(" ");
  const heading = (count: number): string => {
    const text = phrase(count);
    return text[0]!.toUpperCase() + text.slice(1);
  };
  const sentence = (count: number): string => `${heading(count)}.`;
  return {
    slug: `service-${index + 1}`,
    mainTitle: `Service ${index + 1}`,
    title: heading(4),
    description: sentence(16),
    sections: Array.from({ length: 4 }, () => ({
      title: heading(3),
      cards: Array.from({ length: 2 }, () => ({
        title: heading(2),
        description: `${sentence(8)} <strong>${heading(2)}</strong> ${phrase(6)}.`,
      })),
    })),
    body: [
      `## ${heading(3)}`,
      `${sentence(12)} *${heading(2)}* ${phrase(10)}.`,
      `- ${sentence(6)}\n- ${sentence(6)}\n- ${sentence(6)}`,
      `${sentence(12)} [Call us](/services/service-1). ${sentence(10)}`,
    ].join("\n\n"),
  };
}

/** What a reader must find on a page, in this order, whichever tool made it. */
export function expectedTexts({ mainTitle, title, description, sections, body }: ServiceContent): string[] {
  const bodyTexts = body
    .split(/\n+/)
    .filter((line) => line !== "")
    .map((line) => plain(line.replace(/^(## |- )/, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")));
  const sectionTexts = sections.flatMap((section) => [
    section.title,
    ...section.cards.flatMap((card) => [card.title, plain(card.description)]),
  ]);
  return [mainTitle, title, description, ...bodyTexts, ...sectionTexts];
}

function plain(text: string): string {
  return text.replace(/<[^>]*>|\*/g, "");
}
