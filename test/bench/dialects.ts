import type { Scalar } from "yaml";
import type { Part, Sentence } from "./facts.ts";

/** The notation of one kind of author. */
export interface Dialect {
  /** Writes words without markup, in a plain-text field or in Markdown. */
  spell: (words: string, random: () => number) => string;
  /** Writes words without markup, in an HTML field. */
  spellHtml: (words: string, random: () => number) => string;
  /** Joins sentences of HTML into one HTML field. */
  joinHtml: (sentences: string[]) => string;
  /** Writes a part as Markdown; `number` counts the parts of a page from 0. */
  writePart: (part: Part, number: number) => string;
  frontMatter: FrontMatterStyle;
}

export interface FrontMatterStyle {
  /** The column at which block scalars are wrapped; 0 for no wrapping. */
  lineWidth: number;
  /** The preferred form of a value. If it cannot hold the value, `yaml` quotes it. */
  typeOf: (value: string) => Scalar.Type;
}

const plain: Dialect = {
  spell: (words) => words,
  spellHtml: (words) => words,
  joinHtml: (sentences) => sentences.join(" "),
  writePart: ({ heading, opening, items, closing }) =>
    [
      `## ${heading}`,
      formatMarkdown(opening, "**"),
      items.map((item) => `- ${item}`).join("\n"),
      formatMarkdown(closing, "**"),
    ].join("\n\n"),
  frontMatter: { lineWidth: 0, typeOf: () => "PLAIN" },
};

const quotes = ["QUOTE_DOUBLE", "QUOTE_SINGLE", "PLAIN"] as const;

const quoted: Dialect = {
  ...plain,
  spell: sprinkle([" & ", ": ", " #", "'s ", "' "]),
  spellHtml: sprinkle([" & ", ": ", " #", "'s ", "' "]),
  frontMatter: { lineWidth: 0, typeOf: (value) => quotes[value.length % quotes.length]! },
};

const longestLine = 80;
/** Longer values are block scalars. */
const longestValue = 40;
const blocks = ["BLOCK_FOLDED", "BLOCK_LITERAL"] as const;

const folded: Dialect = {
  ...plain,
  joinHtml: (sentences) => sentences.map((sentence) => `<p>${sentence}</p>\n`).join(""),
  writePart: (part, number) => wrap(plain.writePart(part, number)),
  frontMatter: {
    lineWidth: longestLine,
    typeOf: (value) => (value.length > longestValue ? blocks[value.length % blocks.length]! : "PLAIN"),
  },
};

const html: Dialect = {
  ...plain,
  spellHtml: sprinkle([" &amp; ", "&nbsp;", "&rsquo;s ", " &ndash; ", "&#39; "]),
  joinHtml: ([first, ...others]) =>
    `<p>${first}</p><ul>${others.map((sentence) => `<li>${sentence}</li>`).join("")}</ul>`,
};

const markdown: Dialect = {
  ...plain,
  writePart: (part, number) => [writeNestedList, writeTable, writeCode][number % 3]!(part),
};

const dialects = { plain, quoted, folded, html, markdown };

/** Names of all dialects. In `mixed`, each page has another author. */
export const dialectNames = [...Object.keys(dialects), "mixed"];

/** The dialect of the page with this index. Throws if there is no dialect of this name. */
export function findDialect(name: string, index: number): Dialect {
  const all = Object.entries(dialects);
  const found = name === "mixed" ? all[index % all.length] : all.find(([known]) => known === name);
  if (found === undefined) throw new RangeError(`There is no dialect "${name}".`);
  return found[1];
}

/** Replaces some spaces with one of the marks. */
function sprinkle(marks: readonly string[]): Dialect["spell"] {
  return (words, random) =>
    words.replace(/ /g, (space) => (random() < 0.25 ? marks[Math.floor(random() * marks.length)]! : space));
}

function writeNestedList({ heading, opening, items: [first, second, third, fourth], closing }: Part): string {
  return `## ${heading}

${formatMarkdown(opening, "`")}

1. ${first}
   - ${second}
   - ${third}
2. ${fourth}

> ${formatMarkdown(closing, "*")}`;
}

function writeTable({ heading, opening, items: [first, second, third, fourth], closing }: Part): string {
  return `## ${heading}

${formatMarkdown(opening, "*")}

| ${first} | ${second} |
| --- | :-: |
| ${third} | ${fourth} |

<p>${formatHtml(closing)}</p>`;
}

function writeCode({ heading, opening, items, closing }: Part): string {
  return `### ${heading}

${formatHtml(opening)}

\`\`\`
${items.join("\n")}
\`\`\`

> - ${formatMarkdown(closing, "*")}`;
}

/** `sign` goes on both sides of stressed words. */
function formatMarkdown(sentence: Sentence, sign: string): string {
  return sentence
    .map(({ text, isStrong, href }) => (href ? `[${text}](${href})` : isStrong ? `${sign}${text}${sign}` : text))
    .join(" ");
}

export function formatHtml(sentence: Sentence): string {
  return sentence
    .map(({ text, isStrong, href }) =>
      href ? `<a href="${href}">${text}</a>` : isStrong ? `<strong>${text}</strong>` : text,
    )
    .join(" ");
}

function wrap(text: string): string {
  return text.replace(new RegExp(`(.{60,${longestLine}}) `, "g"), "$1\n");
}
