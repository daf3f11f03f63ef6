import { SaxesParser } from "saxes";
import { svgSettings } from "./settings.ts";
import { measureSvg } from "./svg-size.ts";
import { isOwnOrPicture, listSvgRules, readStyle } from "./svg-style.ts";
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

/**
 * Throws UnusableMedia if a drawing holds code, loads something from elsewhere, would take minutes to draw, or is not SVG. Reads it strictly
 * (XML 1.0), since browsers show nothing of a drawing that is cut off or has a character that XML does not allow.
 */
export function inspectSvg(svg: string): InspectedSvg {
  const inspection = new SvgInspection();
  readXml(svg, inspection);
  const { root, work, addresses } = inspection;
  if (root?.name !== "svg") throw notSvg();
  work.check();
  const isLarge =
    svg.length > svgSettings.longestText ||
    inspection.longestValue > svgSettings.longestValue ||
    work.elements > svgSettings.mostElements ||
    work.comparisons > svgSettings.mostComparisons;
  const photos = addresses.filter((each) => !each.trim().startsWith("#"));
  return { size: measureSvg(root.attributes), isLarge, photos };
}

const notSvg = (): UnusableMedia =>
  new UnusableMedia({ code: "media/wrong-content", extension: "svg", found: "something else" });

function readXml(svg: string, inspection: SvgInspection): void {
  const parser = new SaxesParser();
  parser.on("error", () => {
    throw inspection.root?.name === "svg" ? new UnusableMedia({ code: "media/corrupt" }) : notSvg();
  });
  parser.on("opentag", ({ name, attributes }) => {
    inspection.open(name, attributes);
  });
  parser.on("closetag", () => {
    inspection.close();
  });
  for (const kind of ["text", "cdata"] as const) {
    parser.on(kind, (text) => {
      inspection.addText(text);
    });
  }
  parser.on("doctype", (type) =>
    refuseCode(type.includes("[") ? "a document type with entities" : "an unusual document type"),
  );
  // Chromium takes its encoding from any XML declaration at the beginning, not only from the one that was removed.
  parser.on("xmldecl", () => refuseInstruction("xml"));
  parser.on("processinginstruction", ({ target }) => {
    if (/^xml/i.test(target)) refuseInstruction(target);
  });
  parser.write(svg).close();
}

/** Gets each part of the drawing in turn. */
class SvgInspection {
  root: { name: string; attributes: SvgAttributes } | undefined;
  readonly work = new SvgWork();
  readonly addresses: string[] = [];
  longestValue = 0;
  /** Text of the open style sheet. */
  #style: string | undefined;

  open(name: string, attributes: SvgAttributes): void {
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

  close(): void {
    this.work.close();
    if (this.#style === undefined) return;
    const style = readStyle(this.#style);
    this.#style = undefined;
    this.addresses.push(...style.addresses);
    this.work.addRules(listSvgRules(style));
  }

  addText(text: string): void {
    if (this.#style !== undefined) this.#style += text;
  }
}

function refuseCode(found: string): never {
  throw new UnusableMedia({ code: "media/svg-code", found });
}

function refuseInstruction(name: string): never {
  const isStyle = /^xml-stylesheet/i.test(name);
  refuseCode(isStyle ? "a style sheet of its own" : `an instruction whose name begins with xml (<?${name}>)`);
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
  return value.includes("(") && !wordsIn.test(key) ? readStyle(value).addresses : [];
}
