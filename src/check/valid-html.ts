import type { ConfigData, Message } from "html-validate";
import { startOf } from "../model/place.ts";
import type { Page } from "../model/output.ts";
import { problem, type Problem } from "../problem.ts";

/** The rules that pages are held to, of the HTML standard and of its accessibility. */
const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // The next five are about spelling that HTML reads alike; the pages are spelled as React's static renderer spells them.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    // The specification asks for films that start by themselves. They are silent, can be stopped, and stop for visitors who ask
    // for less motion; sound that starts by itself stays forbidden.
    "no-autoplay": ["error", { include: ["audio"] }],
    // A number with non-breaking hyphens is not found by a search and not understood where it is pasted.
    "tel-non-breaking": "off",
    // All files come from the host of the page.
    "require-sri": ["error", { target: "crossorigin" }],
    // Told of the page's outline already, in every build.
    "empty-heading": "off",
    // How long a title may be is a matter of taste, and a practice's name may be long.
    "long-title": "off",
  },
};

/** Whether every page is valid HTML. The validator is large and is loaded only here. */
export async function checkHtml(pages: readonly Page[]): Promise<Problem[]> {
  const { HtmlValidate, StaticConfigLoader } = await import("html-validate");
  // Without a loader of its own it would look for configuration files on the disk.
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const problems: Problem[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(page.html, page.address);
    const messages = results.flatMap((result) => result.messages);
    problems.push(...withoutRepeats(messages).map((message) => explain(page, message)));
  }
  return problems;
}

/** One mistake in a template may be made by every card of a page: each rule is told once a page. */
function withoutRepeats(messages: readonly Message[]): Message[] {
  return messages.filter(({ ruleId }, index) => messages.findIndex((each) => each.ruleId === ruleId) === index);
}

/** Pages are printed without line breaks, so what stands there says more than a line number. */
function explain({ address, html, source }: Page, { ruleId, message, offset, size }: Message): Problem {
  // The validator points behind the "<" of a tag.
  const start = html[offset] === "<" ? offset : Math.max(0, html.lastIndexOf("<", offset));
  const snippet = /^<[^>]{0,120}>?/.exec(html.slice(start))?.[0] ?? html.slice(offset, offset + size);
  return problem("html/invalid", startOf(source), { address, rule: ruleId, message, snippet });
}
