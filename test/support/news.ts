import type { Overlay } from "./little-site.ts";

/** Titles that no sample has: long, with markup of other languages, in other scripts. */
const titles = [
  "Why we ask for your medications again, even if nothing has changed since the last three visits",
  `Fish & chips, "tea" if 3 < 5, and teeth: what's true?`,
  "Ça va? Les dents d'été",
  "休診のお知らせ",
  "Closed",
];

const writers = [
  [],
  ["Dr. Ada Brightwater"],
  ["Dr. Ada Brightwater", "Rosa <Marsh> & Sons", "Li Wei", "The front desk"],
];

/** Writes posts of every tenth day from May 28, 2026 back, with titles, authors and pictures by turns. */
export function writePosts(count: number): Record<string, string> {
  const posts = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 4, 28) - index * 10 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const title = `${titles[index % titles.length]!} (${index})`;
    const authors = writers[index % writers.length]!;
    return [`site/news/post-${index}.md`, writePost(title, date, { authors, hasPicture: index % 2 === 0 })];
  });
  return Object.fromEntries(posts) as Record<string, string>;
}

interface PostParts {
  authors?: string[];
  hasPicture?: boolean;
  text?: string;
}

export function writePost(title: string, date: string, parts: PostParts = {}): string {
  const { authors = [], hasPicture = false, text = "Some text.\n\n## More\n\nEven more." } = parts;
  const lines = [
    `mainTitleText: ${JSON.stringify(title)}`,
    `date: ${date}`,
    `description: ${JSON.stringify(`What is new on ${date}: ${title.slice(0, 40)} & more, for everyone who comes here.`)}`,
    ...(authors.length > 0 ? ["authors:", ...authors.map((name) => `  - ${JSON.stringify(name)}`)] : []),
    ...(hasPicture ? ["imgSrc: pictures/doctor.svg", "imgAlt: A dentist at work."] : []),
  ];
  return `---\n${lines.join("\n")}\n---\n${text}\n`;
}

/** Files for the automatic menu and for the newest posts on the home page. */
export const withNews = (posts: Overlay, homeText: string): Overlay => ({
  ...posts,
  "site/navigation.yaml": null,
  "site/home.yaml": `${homeText}newsTitle: What is new\n`,
});
