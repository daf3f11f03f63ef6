import { readTags } from "../../ground/markup/read-tags.ts";
import { valuesOf } from "./read-page.ts";

/** What a finished page says to people, browsers and search engines. */
export interface PageTexts {
  /** A paragraph, a row of a table, the words for a picture, a text for search engines: each whole. */
  texts: string[];
  /** Where its links and frames lead. */
  addresses: string[];
}

/** Elements inside a line of text. */
const inLine = new Set("abbr b cite code em i mark q s small span strong sub sup time u wbr".split(" "));

/** Those whose words stand side by side, or one below the other. */
const cells = new Set(["a", "br", "dd", "dt", "td", "th"]);

const spokenAttributes = ["alt", "aria-label", "content", "label", "placeholder", "title"];

/** Reads the HTML of a page. */
export function readPageTexts(html: string): PageTexts {
  const texts: string[] = [];
  const addresses: string[] = [];
  let text = "";
  let raw: "data" | "code" | undefined;
  const end = (element: string): void => {
    if (inLine.has(element)) return;
    if (cells.has(element)) text = text.replace(/(?<=[^\s,])\s*$/, ", ");
    else {
      texts.push(text);
      text = "";
    }
  };
  readTags(html, {
    onStartTag(element, written) {
      end(element);
      const attributes = valuesOf(written);
      texts.push(...spokenAttributes.flatMap((name) => attributes[name] ?? []));
      addresses.push(...[attributes.href, attributes.src].flatMap((each) => each ?? []));
      if (element === "script") raw = attributes.type === "application/ld+json" ? "data" : "code";
      if (element === "style") raw = "code";
    },
    onText(part) {
      if (raw === "data") texts.push(...textsOfData(part));
      else if (raw === undefined) text += part;
    },
    onEndTag(element) {
      raw = undefined;
      end(element);
    },
    onComment: () => undefined,
    onUnfinished: () => undefined,
  });
  return { texts: [...texts, text].filter((each) => each.trim() !== ""), addresses };
}

/** What a value of structured data is, where it alone does not say so. */
const wordsFor: Readonly<Record<string, string>> = { postalCode: "ZIP ", identifier: "License " };

/** Every text in JSON, however deep; hours as people write them. */
export function textsOfData(json: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(json, (key, value: unknown) => {
      if (typeof value === "string") texts.push(`${wordsFor[key] ?? ""}${value}`);
      else if (isHours(value)) texts.push(`${[value.dayOfWeek].flat().join(", ")}: ${value.opens} - ${value.closes}`);
      return value;
    });
  } catch {
    return [];
  }
  // Days may be terms of the vocabulary.
  return texts.map((each) => each.replaceAll(/https?:\/\/schema\.org\//g, ""));
}

function isHours(value: unknown): value is { dayOfWeek: string | string[]; opens: string; closes: string } {
  return typeof value === "object" && value !== null && "dayOfWeek" in value && "opens" in value && "closes" in value;
}
