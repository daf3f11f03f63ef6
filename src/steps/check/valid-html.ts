import type { ConfigData, Message } from "html-validate";
import { countTags } from "../../lib/markup/token-parts.ts";
import { placeAt, startOf, type Place } from "../../model/build/place.ts";
import type { Page } from "../../model/build/output.ts";
import { sourcesOf, type Content, type Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Rules of the HTML standard and of accessibility that pages must follow. */
const htmlRules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // The next six rules are about equivalent spellings; pages have those of React's static renderer.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    // The specification asks for films that start automatically. They are silent, can be stopped, and stop for visitors who ask
    // for less motion. Sound must not start automatically.
    "no-autoplay": ["error", { include: ["audio"] }],
    // Searches do not find numbers with non-breaking hyphens, and pasted ones are not understood.
    "tel-non-breaking": "off",
    // An id may begin with a digit, as for the heading "2 visits". Another rule forbids spaces.
    "valid-id": "off",
    // All files come from the host of the page.
    "require-sri": ["error", { target: "crossorigin" }],
    // The outline check of every build reports empty headings.
    "empty-heading": "off",
    // The standard allows rows in a table without a tbody.
    "prefer-tbody": "off",
    // Browsers find out which cells a heading is for (HTML, "Forming relationships between data cells and header cells").
    "wcag/h63": "off",
    // A day may pass before the next page is requested.
    "meta-refresh": ["error", { allowLongDelay: true }],
    // The length of a title is a matter of taste, and a practice's name may be long.
    "long-title": "off",
  },
};

/** Checks that every page is valid HTML without the barriers that HTML shows. The validator is large, so it is loaded only here. */
export async function checkHtml(
  pages: readonly Page[],
  content: Pick<Content, "files" | "entries">,
): Promise<Problem[]> {
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  const { HtmlValidate, StaticConfigLoader } = await import("html-validate");
  // Without this loader, the validator would look for configuration files on the disk. The rules are resolved once, because the loader
  // would do it again for every page, which takes a third of the time.
  const loader = new StaticConfigLoader(htmlRules);
  const resolved = await loader.getConfigFor("");
  loader.getConfigFor = () => resolved;
  const validator = new HtmlValidate(loader);
  const found: Found[] = [];
  const large = pages.filter(({ html }) => countTags(html) > mostElements);
  for (const page of pages.filter((each) => !large.includes(each))) {
    const { results } = await validator.validateString(page.html, page.address);
    const messages = results.flatMap((result) => result.messages);
    const sound = messages.filter((message) => !hasOtherName(message, page.html));
    found.push(...withoutRepeats(sound).map((message) => locate(page, message, sources.get(page.source))));
  }
  return [...reportOnce(found), ...reportLarge(large)];
}

/** The most elements to validate, which takes a second. Ten times as many take minutes. */
const mostElements = 3000;

/** Reports pages that are too large as one problem, because the cause is usually the menu, which is on all pages. */
function reportLarge([first, ...others]: readonly Page[]): Problem[] {
  if (first === undefined) return [];
  const { address, html, source } = first;
  const details = { address, elements: countTags(html), limit: mostElements, others: others.length };
  return [problem("page/too-many-elements", startOf(source), details)];
}

interface Found {
  page: Page;
  rule: string;
  message: string;
  snippet: string;
  /** Place where the author wrote the snippet; absent if a template did. */
  place?: Place;
}

const rulesOnNames = ["wcag/h30", "wcag/h36", "wcag/h37", "input-missing-label"];

/** Whether a message says that a thing has no name, but it has one in an attribute that the rule does not know (Accessible Name 1.2). */
function hasOtherName({ ruleId, offset }: Message, html: string): boolean {
  if (!rulesOnNames.includes(ruleId)) return false;
  const end = html.indexOf(ruleId === "wcag/h30" ? "</a>" : ">", offset);
  return /\s(?:aria-label|aria-labelledby|placeholder|title)="[^"]*\w/.test(html.slice(offset, end));
}

/** Keeps one message per rule, because every card of a page may repeat the mistake of a template. */
function withoutRepeats(messages: readonly Message[]): Message[] {
  return messages.filter(({ ruleId }, index) => messages.findIndex((each) => each.ruleId === ruleId) === index);
}

/** Describes a place by its text, because pages have no line breaks. */
function locate(page: Page, { ruleId: rule, message, offset }: Message, source: Source | undefined): Found {
  const { html } = page;
  // The validator points at a tag or into it, usually after its "<". A page begins with one.
  const [snippet = "<"] = /^<[^>]{0,120}>?/.exec(html.slice(html.lastIndexOf("<", offset))) ?? [];
  // A tag with attributes that the content contains is the author's.
  const sources = snippet.includes(" ") ? [source, source?.translates?.original] : [];
  const written = sources.find((each) => each?.text.includes(snippet));
  const place = written && placeAt(written, written.text.indexOf(snippet), snippet.length);
  return { page, rule, message, snippet, ...(place && { place }) };
}

/** Reports a mistake that a template repeats on many pages for the first of them. */
function reportOnce(found: readonly Found[]): Problem[] {
  const groups = new Map<string, [Found, ...Found[]]>();
  for (const each of found) {
    const { rule, message, snippet, place } = each;
    const key = JSON.stringify([rule, message, snippet, place]);
    const known = groups.get(key);
    groups.set(key, known ? [...known, each] : [each]);
  }
  return [...groups.values()].map((group) => {
    const [{ page, rule, message, snippet, place }] = group;
    const { address, source } = page;
    const details = {
      address,
      snippet,
      rule,
      message,
      others: group.length - 1,
      fix: place ? "content" : "template",
    } as const;
    return problem("html/invalid", place ?? startOf(source), details);
  });
}
