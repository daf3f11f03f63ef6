import { Parser } from "htmlparser2";
import { svgSettings } from "./settings.ts";
import { listRules } from "./svg-rules.ts";
import { measureSvg } from "./svg-size.ts";
import { isOwnOrPicture, listAddresses, readStyle } from "./svg-style.ts";
import { SvgWork, tooHeavy } from "./svg-work.ts";
import { UnusableMedia } from "./unusable-media.ts";

export interface InspectedSvg {
  size: { width: number; height: number };
  /** Whether the optimizer would take long. */
  isLarge: boolean;
  /** Addresses of the photos in it, which begin with `data:`. */
  photos: string[];
}

type Attributes = Record<string, string>;

const mostCharacters = 20_000_000;
const forbiddenElements = new Set([
  "script",
  "foreignobject",
  "iframe",
  "embed",
  "object",
  "handler",
  "audio",
  "video",
]);
/** Elements inside each other; no drawing has as many, and what reads one recurses. */
const deepest = 500;

/** Elements of HTML would do in a drawing what they do in a page. */
const foreignNamespace = "http://www.w3.org/1999/xhtml";
const animations = new Set(["animate", "set"]);
/** Attributes that are words, times or another program's, in which anything may be in brackets. All others may hold a style. */
const wordsIn = /^(id|class|lang|role|title|name|content|begin|end|aria-.*|data-.*|.*:.*)$/i;

/** Throws UnusableMedia when a drawing holds code, loads something from elsewhere, would take minutes to draw, or is no SVG. */
export function inspectSvg(svg: string): InspectedSvg {
  if (svg.length > mostCharacters) throw tooHeavy(`${Math.ceil(svg.length / 1_000_000)} million characters`);
  // For the parser these are whole comments, for browsers only the beginning of one (XML 1.0, section 2.5).
  if (/<!---?>/.test(svg)) refuse("a comment that begins with >");
  const inspection = new Inspection();
  new Parser(inspection, { xmlMode: true }).end(svg);
  const { root, work, addresses } = inspection;
  if (root?.name !== "svg") {
    throw new UnusableMedia({ code: "media/wrong-content", extension: "svg", found: "something else" });
  }
  work.check();
  const isLarge =
    svg.length > svgSettings.longestText ||
    inspection.longestValue > svgSettings.longestValue ||
    work.elements > svgSettings.mostElements ||
    work.comparisons > svgSettings.mostComparisons;
  const photos = addresses.filter((each) => !each.trim().startsWith("#"));
  return { size: measureSvg(root.attributes), isLarge, photos };
}

/** What the parser calls, for each part of the drawing in turn. */
class Inspection {
  root: { name: string; attributes: Attributes } | undefined;
  readonly work = new SvgWork();
  readonly addresses: string[] = [];
  longestValue = 0;
  /** The text of the style sheet that is open. */
  #style: string | undefined;

  onopentag(name: string, attributes: Attributes): void {
    this.root ??= { name, attributes };
    if (this.#style !== undefined) refuse("an element in a style sheet");
    const element = name.slice(name.indexOf(":") + 1).toLowerCase();
    if (element === "style") this.#style = "";
    checkElement(name, element, attributes);
    const uses = Object.entries(attributes).flatMap(([key, value]) => listUses(key, value, name));
    this.addresses.push(...uses);
    this.longestValue = Object.values(attributes).reduce(
      (most, { length }) => Math.max(most, length),
      this.longestValue,
    );
    this.work.open(element, attributes, uses);
    if (this.work.depth > deepest) throw new UnusableMedia({ code: "media/corrupt" });
  }

  onclosetag(): void {
    this.work.close();
    if (this.#style === undefined) return;
    const tokens = readStyle(this.#style);
    this.#style = undefined;
    this.addresses.push(...listAddresses(tokens));
    this.work.addRules(listRules(tokens));
  }

  ontext(text: string): void {
    if (this.#style !== undefined) this.#style += text;
  }

  onprocessinginstruction(name: string, data: string): void {
    const found = findInDeclaration(name, data);
    if (found !== undefined) refuse(found);
  }
}

function refuse(found: string): never {
  throw new UnusableMedia({ code: "media/svg-code", found });
}

function checkElement(name: string, element: string, attributes: Attributes): void {
  if (forbiddenElements.has(element)) refuse(`<${name}>`);
  const changesLink = /^\s*(on|(.*:)?href\s*$)/i.test(attributes.attributeName ?? "");
  if (animations.has(element) && changesLink) refuse(`<${name}> that changes a link`);
}

/** The addresses that an attribute names. */
function listUses(key: string, value: string, element: string): string[] {
  if (key === "xml:base" || /^on/i.test(key)) refuse(`the attribute ${key}`);
  if (value === foreignNamespace && /^xmlns(:|$)/.test(key)) refuse(`HTML (<${element}>)`);
  if (/(^|:)(href|src)$/i.test(key)) return isOwnOrPicture(value) ? [value] : refuse(`${key}="${value}"`);
  // Nothing is taken from anywhere without a bracket.
  return value.includes("(") && !wordsIn.test(key) ? listAddresses(readStyle(value)) : [];
}

/**
 * What is wrong with a declaration (its name begins with an exclamation mark) or an instruction to programs. The parser ends a
 * declaration at its first `>`. Browsers go on, past one in quotes or brackets, and would read the rest in another way than it was
 * looked at (XML 1.0, section 2.8).
 */
function findInDeclaration(name: string, data: string): string | undefined {
  if (/^!doctype/i.test(name) && !data.includes("[")) return "an unusual document type";
  if (name.startsWith("!")) return "a document type with entities";
  if (/^\?xml-stylesheet/i.test(name)) return "a style sheet of its own";
  // Chromium takes its encoding from any that stands at the beginning, not only from the one that was left out.
  return /^\?xml/i.test(name) ? `an instruction whose name begins with xml (<${name}>)` : undefined;
}
