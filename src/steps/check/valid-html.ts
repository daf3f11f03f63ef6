import type { ConfigData, Message } from "html-validate";
import { countTags } from "../../ground/markup/count-parts.ts";
import { placeAt, startOf, type Place } from "../../model/place.ts";
import type { Page } from "../../model/output.ts";
import { sourcesOf, type Content, type Source } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** The rules that pages are held to, of the HTML standard and of its accessibility. */
const htmlRules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // The next six are about spelling that HTML reads alike; the pages are spelled as React's static renderer spells them.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    // The specification asks for films that start by themselves. They are silent, can be stopped, and stop for visitors who ask
    // for less motion; sound that starts by itself stays forbidden.
    "no-autoplay": ["error", { include: ["audio"] }],
    // A number with non-breaking hyphens is not found by a search and not understood where it is pasted.
    "tel-non-breaking": "off",
    // An id may begin with a digit, as the one of the heading "2 visits" does; that it has no spaces, another rule asks for.
    "valid-id": "off",
    // All files come from the host of the page.
    "require-sri": ["error", { target: "crossorigin" }],
    // Told of the page's outline already, in every build.
    "empty-heading": "off",
    // The standard lets rows stand in a table without one.
    "prefer-tbody": "off",
    // How long a title may be is a matter of taste, and a practice's name may be long.
    "long-title": "off",
  },
};

/** Whether every page is valid HTML. The validator is large and is loaded only here. */
export async function checkHtml(
  pages: readonly Page[],
  content: Pick<Content, "files" | "entries">,
): Promise<Problem[]> {
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  const { HtmlValidate, StaticConfigLoader } = await import("html-validate");
  // Without a loader of its own it would look for configuration files on the disk. The rules are resolved once: by itself the loader
  // does that again for every page, which takes a third of the time.
  const loader = new StaticConfigLoader(htmlRules);
  const resolved = await loader.getConfigFor("");
  loader.getConfigFor = () => resolved;
  const validator = new HtmlValidate(loader);
  const found: Found[] = [];
  const large = pages.filter(({ html }) => countTags(html) > mostElements);
  for (const page of pages.filter((each) => !large.includes(each))) {
    const { results } = await validator.validateString(page.html, page.address);
    const messages = results.flatMap((result) => result.messages);
    found.push(...withoutRepeats(messages).map((message) => locate(page, message, sources.get(page.source))));
  }
  return [...reportOnce(found), ...reportLarge(large)];
}

/** With as many, the validator takes a second; with ten times as many, minutes. */
const mostElements = 3000;

/** Mostly the menu has grown, which is on all pages. */
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
  /** Where the author wrote the snippet; absent if a template did. */
  place?: Place;
}

/** One mistake in a template may be made by every card of a page: each rule is reported once per page. */
function withoutRepeats(messages: readonly Message[]): Message[] {
  return messages.filter(({ ruleId }, index) => messages.findIndex((each) => each.ruleId === ruleId) === index);
}

/** Pages are printed without line breaks, so the text there says more than a line number. */
function locate(page: Page, { ruleId: rule, message, offset }: Message, source: Source | undefined): Found {
  const { html } = page;
  // The validator points at a tag or into it, and mostly behind its "<"; a page begins with one.
  const [snippet] = /^<[^>]{0,120}>?/.exec(html.slice(html.lastIndexOf("<", offset)))!;
  // A tag with attributes that is also in the content is the author's.
  const at = snippet.includes(" ") ? (source?.text.indexOf(snippet) ?? -1) : -1;
  const place = source && at !== -1 && placeAt(source, at, snippet.length);
  return { page, rule, message, snippet, ...(place && { place }) };
}

/** What a template prints on many pages is reported for the first of them. */
function reportOnce(found: readonly Found[]): Problem[] {
  const groups = new Map<string, Found[]>();
  for (const each of found) {
    const { rule, message, snippet, place } = each;
    const key = JSON.stringify([rule, message, snippet, place]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group) => {
    const [{ page, rule, message, snippet, place }] = group as [Found, ...Found[]];
    const details = { address: page.address, rule, message, snippet, others: group.length - 1, isInContent: !!place };
    return problem("html/invalid", place ?? startOf(page.source), details);
  });
}
