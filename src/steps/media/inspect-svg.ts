import { Parser } from "htmlparser2";
import { svgSettings } from "./settings.ts";
import { listSvgRules } from "./svg-rules.ts";
import { measureSvg } from "./svg-size.ts";
import { isOwnOrPicture, listAddresses, readStyle } from "./svg-style.ts";
import { SvgWork } from "./svg-work.ts";
import { UnusableMedia } from "./unusable-media.ts";

export interface InspectedSvg {
  size: { width: number; height: number };
  /** Whether the optimizer would take too long. */
  isLarge: boolean;
  /** Addresses of embedded photos, which begin with `data:`. */
  photos: string[];
}

type SvgAttributes = Record<string, string>;

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
/** Limit of nested elements. No drawing has as many, and its readers recurse. */
const deepest = 500;

/** HTML elements in a drawing would do what they do in a page. */
const foreignNamespace = "http://www.w3.org/1999/xhtml";
const animations = new Set(["animate", "set"]);
/**
 * Attributes that hold words, times or another program's data, where parentheses may mean anything. All other attributes may hold a style.
 */
const wordsIn = /^(id|class|lang|role|title|name|content|begin|end|aria-.*|data-.*|.*:.*)$/i;

/** Throws UnusableMedia if a drawing holds code, loads something from elsewhere, would take minutes to draw, or is not SVG. */
export function inspectSvg(svg: string): InspectedSvg {
  // The parser reads these as whole comments; browsers read them as the beginning of one (XML 1.0, section 2.5).
  if (/<!---?>/.test(svg)) refuseCode("a comment that begins with >");
  const inspection = new SvgInspection();
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

/** Handler for the parser, which calls it for each part of the drawing in turn. */
class SvgInspection {
  root: { name: string; attributes: SvgAttributes } | undefined;
  readonly work = new SvgWork();
  readonly addresses: string[] = [];
  longestValue = 0;
  /** Text of the open style sheet. */
  #style: string | undefined;

  onopentag(name: string, attributes: SvgAttributes): void {
    this.root ??= { name, attributes };
    if (this.#style !== undefined) refuseCode("an element in a style sheet");
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
    this.work.addRules(listSvgRules(tokens));
  }

  ontext(text: string): void {
    if (this.#style !== undefined) this.#style += text;
  }

  onprocessinginstruction(name: string, data: string): void {
    const found = findInDeclaration(name, data);
    if (found !== undefined) refuseCode(found);
  }
}

function refuseCode(found: string): never {
  throw new UnusableMedia({ code: "media/svg-code", found });
}

function checkElement(name: string, element: string, attributes: SvgAttributes): void {
  if (forbiddenElements.has(element)) refuseCode(`<${name}>`);
  const changesLink = /^\s*(on|(.*:)?href\s*$)/i.test(attributes.attributeName ?? "");
  if (animations.has(element) && changesLink) refuseCode(`<${name}> that changes a link`);
}

/** Lists the addresses that an attribute names. */
function listUses(key: string, value: string, element: string): string[] {
  if (key === "xml:base" || /^on/i.test(key)) refuseCode(`the attribute ${key}`);
  if (value === foreignNamespace && /^xmlns(:|$)/.test(key)) refuseCode(`HTML (<${element}>)`);
  if (/(^|:)(href|src)$/i.test(key)) return isOwnOrPicture(value) ? [value] : refuseCode(`${key}="${value}"`);
  // A value without a parenthesis loads nothing.
  return value.includes("(") && !wordsIn.test(key) ? listAddresses(readStyle(value)) : [];
}

/**
 * Returns what is wrong with a declaration (its name begins with an exclamation mark) or a processing instruction. The parser ends a
 * declaration at its first `>`. Browsers skip a `>` in quotes or brackets, so they would read the rest differently than it was inspected
 * (XML 1.0, section 2.8).
 */
function findInDeclaration(name: string, data: string): string | undefined {
  if (/^!doctype/i.test(name) && !data.includes("[")) return "an unusual document type";
  if (name.startsWith("!")) return "a document type with entities";
  if (/^\?xml-stylesheet/i.test(name)) return "a style sheet of its own";
  // Chromium takes its encoding from any XML declaration at the beginning, not only from the one that was removed.
  return /^\?xml/i.test(name) ? `an instruction whose name begins with xml (<${name}>)` : undefined;
}
