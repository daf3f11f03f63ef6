import { problemCodes, type ProblemCode } from "./catalogue.ts";
import type { Severity } from "./wording.ts";

/*
 * How certain each problem is, and what follows. A problem whose code is not listed here is certain from the files alone: `build`, `serve`
 * and `check` report it as an error, and nothing is written. Errors of level `check` and `publish` are certain too, but only `check` and
 * `check --publish` look for them. Advice needs a reader's judgment, and stops nothing.
 */

/** Advice of a rule: one line on why it matters, and who may ignore it. */
interface AdviceLevel {
  why: string;
  /** The law that asks for it where it holds. Such advice comes first, and pull requests show it. */
  law?: string;
  /** The country, and the state if it is one's own law, in which it holds. */
  holdsIn?: "US" | "US-CA";
  /** The first command that looks for it; `check` unless given. A limit of hosts is an error in a build once the practice has named its host. */
  command?: "build" | "publish";
}

type Level = "check" | "publish" | AdviceLevel;

const proof = { law: "California Business and Professions Code 651", holdsIn: "US-CA" } as const;

export const levels: Readonly<Partial<Record<ProblemCode, Level>>> = {
  "copy/superlative": {
    ...proof,
    why: "Being better than others must be proved. Leave what others said of you, or what you can prove.",
  },
  "copy/painless": {
    law: "California Business and Professions Code 1680",
    holdsIn: "US-CA",
    why: "No dentist can promise what a patient will feel. Leave it if the sentence promises nothing.",
  },
  "copy/guarantee": {
    ...proof,
    why: "A promised result raises hopes that no treatment can meet. Leave a warranty that you really give.",
  },
  "copy/fda-approved": {
    why: "The FDA clears most dental devices and approves few. Leave it for a drug, or a device that is approved.",
  },
  "copy/percentage": {
    ...proof,
    why: "Readers need to know who counted what, and when. Leave figures that are not about what care achieves.",
  },
  "copy/credit-terms": {
    law: "Regulation Z, 12 CFR 1026.24, in the United States",
    holdsIn: "US",
    why: "An offer of credit names its conditions. Leave it if you do not offer credit here.",
  },
  "copy/unknown-contact": {
    why: "A wrong number sends patients elsewhere. Leave numbers that belong to somebody else, and list them as contacts.",
  },
  "copy/other-hours": {
    why: "Patients come when a page says that you are open. Leave times that are not your opening hours.",
  },
  "copy/no-consent": {
    law: "HIPAA, 45 CFR 164.508, in the United States",
    holdsIn: "US",
    why: "Who your patients are is private. Leave it if you keep the signed consent and want no day here.",
  },
  "copy/testimonials": {
    why: "A few countries forbid them, and their boards look at websites. Leave words that are not about care.",
  },
  "copy/other-country": {
    why: "Whoever cannot breathe calls the number on the page. Leave it if the text is for patients of another country.",
  },
  "copy/reading-grade": {
    why: "Half of all adults read below grade 9. Leave texts that a law words, or that only dentists read.",
  },
  "rules/unused": { why: "A rule that is set for nothing hides the day on which it matters." },

  "a11y/broken-word": {
    why: "Readers stumble over words that break without a hyphen. Leave a place where nobody reads.",
  },
  "brand/font-letters": { why: "A name with one letter of another font looks like a mistake." },
  "media/alt-opening": { why: "Screen readers already say that it is a picture." },
  "media/unfit-alt": { why: "Listeners miss what it shows. Leave a chart whose numbers are nowhere else." },
  "media/poster-shape": { why: "The page shows bars beside the film, or cuts its poster." },

  "page/too-heavy": { why: "Phones on a slow network wait for it. Leave a page that few open on a phone." },
  "page/search-length": { why: "Search results cut it off, or make up another." },
  "page/same-title": { why: "Search results show the two alike. Leave it if both are needed." },
  "page/unlinked": { why: "Visitors cannot find it. Leave a page whose address you hand out yourself." },
  "page/noindex": { why: "Search engines leave it out. Leave it if that is what you want." },
  "page/not-in-menu": { why: "Visitors look in the menu first. Leave it if the page is linked from where they look." },
  "page/too-many-for-menu": { why: "Nobody finds a page in such a long list." },
  "file/invisible-character": {
    why: "Searching and copying fail there, and a screen reader may stop. Leave it if the text needs it.",
  },
  "file/copy": { why: "It may hold somebody's newer words. Leave it until you know which one is right." },
  "file/unexpected": { command: "build", why: "No page shows it. Leave what is for yourselves." },
  "page/no-how-soon": { why: "A sign that looks harmless can be urgent. Leave it if patients cannot come to harm." },
  "address/gone": {
    command: "build",
    why: "Links from elsewhere, and search engines, lead to it still. Leave a page that nobody knew.",
  },
  "address/respelled": {
    command: "build",
    why: "Links from elsewhere, and search engines, lead to the former spelling still.",
  },
  "host/limit": {
    command: "build",
    why: "That host refuses what is above its limit. Leave it if you publish elsewhere.",
  },
  "redirect/too-many": {
    command: "build",
    why: "That host reads no more of them. Leave it if you publish elsewhere.",
  },
  "redirect/too-long": { command: "build", why: "That host ignores it. Leave it if you publish elsewhere." },
  "link/external-unreached": { why: "It may be gone, or just silent now. Check again later." },

  "value/not-shown": {
    why: "You wrote it for readers, and no page has it. Leave it if another page needs it one day.",
  },
  "value/missing-day": {
    why: "The page leaves the day out, and directories take it for closed. Leave it if nobody will wonder.",
  },
  "value/past": { why: "No page shows it any more. Leave it as a note to yourself." },
  "value/old-prices": {
    why: "Patients hold you to what they read. Leave prices that are still right, with a new month.",
  },
  "value/markup-in-text": { why: "Readers see the marks. Leave them if that is what you want." },
  "value/markdown-in-html": { why: "Readers see the marks. Leave them if that is what you want." },
  "html/bare-reference": { why: "Browsers guess what it means. Leave it if the page shows what you wrote." },
  "markdown/mistake": { why: "Readers see the marks. Leave them if that is what you want." },
  "markdown/underlined": {
    why: "A line of hyphens makes a heading of the line above. Leave it if you want a heading.",
  },
  "yaml/comment-in-value": { why: "What follows the # is not on the page. Leave it if it is a note." },
  "yaml/curly-quotes": {
    why: "Curly quotes do not end a text, and appear on the page. Leave them if you want to see them.",
  },
  "code/doubtful": { why: "It probably does not do what it says." },
  "translation/other-shape": { why: "Readers of one language get more than the others. Leave it if that is meant." },
  "translation/outdated": { why: "The two languages may say different things. Leave it until somebody can read both." },
  "translation/untranslated": {
    why: "Readers meet a language they may not know. Leave what they do not need.",
  },

  "html/invalid": "check",
  "page/too-many-elements": "check",
  "a11y/rule": "check",
  "a11y/too-wide": "check",
  "a11y/cut-text": "check",
  "page/hangs": "check",
  "page/crashes": "check",
  "link/external-broken": "check",

  "sample/left-over": "publish",
  "practice/no-address": "publish",
  "publish/test-address": "publish",
  "publish/no-notice": "publish",
  "publish/no-consent": "publish",
  "publish/no-coordinates": {
    command: "publish",
    why: "Maps and directories then guess from the address. Leave it if they find the office.",
  },
  "publish/incomplete-data": "publish",
  "publish/no-data": "publish",
  "publish/no-preview-picture": "publish",
  "translation/unreviewed": "publish",
};

/** Returns why a code is only advice; undefined for errors. */
export function adviceOf(code: string): AdviceLevel | undefined {
  const level = (levels as Readonly<Record<string, Level | undefined>>)[code];
  return typeof level === "string" ? undefined : level;
}

/** Returns the first command that looks for a problem. Each looks for what those before it find, too. */
export function commandOf(code: ProblemCode): "build" | "check" | "publish" {
  const level = levels[code] ?? "build";
  return typeof level === "string" ? level : (level.command ?? "check");
}

export const severityOf = (code: string): Severity => (adviceOf(code) === undefined ? "error" : "advice");

/**
 * Whether a practice may set the level of a code in `rules.yaml`: of all advice, of invalid HTML, of broken links to other sites, and of what
 * people cannot read or use in a browser. The rules of axe-core are those whose code begins with `a11y/`.
 */
export const isAdjustable = (code: string): boolean =>
  severityOf(code) === "advice" || adjustableErrors.includes(code) || /^a11y\/(?!rule$)[a-z-]+$/.test(code);

const adjustableErrors: readonly string[] = ["html/invalid", "link/external-broken", "a11y/too-wide", "a11y/cut-text"];

/** Codes that `rules.yaml` may name, without those of axe-core. */
export const adjustableCodes: readonly string[] = problemCodes.filter(isAdjustable);
