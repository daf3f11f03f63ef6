import { Parser } from "htmlparser2";
// The same as "svgo", in one file, which is loaded in a fifth of the time.
import { optimize } from "svgo/browser";
import type { Encoded } from "./cache.ts";
import { svgSettings } from "./settings.ts";
import { removeNotes } from "./svg-notes.ts";
import { UnusableMedia } from "./unusable-media.ts";

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

/**
 * Optimises a drawing. Throws UnusableMedia when it holds code, loads something from elsewhere, or is no SVG, and when a photo in it
 * says where, with which camera or by whom it was made.
 */
export async function encodeSvg(bytes: Buffer): Promise<Encoded> {
  const text = withoutDeclarations(bytes.toString("utf8"));
  const { isLarge, ...size } = inspect(text);
  const made = isLarge ? removeNotes(text) : optimizeSvg(text);
  // Whatever is published has been looked at as it is: the optimiser decodes, and what it reads it reads in its own way.
  inspect(made);
  await refusePrivatePhotos(made);
  return { size, files: [{ type: "image/svg+xml", width: size.width, bytes: Buffer.from(made) }] };
}

function optimizeSvg(text: string): string {
  try {
    return optimize(text, { multipass: svgSettings.multipass }).data;
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

/** What cannot be read as a picture shows nothing, and tells nothing. */
async function refusePrivatePhotos(text: string): Promise<void> {
  for (const [address] of text.matchAll(/data:image\/[^"'()<>]+/gi)) {
    const { findPrivateData } = await import("./private-data-in-pictures.ts");
    const says = await fetch(address)
      .then((response) => response.arrayBuffer())
      .then((bytes) => findPrivateData(Buffer.from(bytes)))
      .catch(() => undefined);
    if (says !== undefined) {
      throw new UnusableMedia({ code: "media/hidden-data", found: `a photo in it that says ${says}` });
    }
  }
}

/**
 * The declaration of XML could name an encoding in which browsers would read something else than what was looked at here, and the
 * document type could let them know more entities. Drawing programs write both; a document type that says more than its name and
 * where it is described stays, and is refused.
 */
function withoutDeclarations(text: string): string {
  return text
    .replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, "")
    .replaceAll(/<!DOCTYPE\s(?:[^"'<>[\]]|"[^"<>]*"|'[^'<>]*')*>/gi, "");
}

function inspect(svg: string): { width: number; height: number; isLarge: boolean } {
  let root: { name: string; attributes: Record<string, string> } | undefined;
  let style = "";
  let elements = 0;
  let depth = 0;
  let isLarge = svg.length > svgSettings.longestText;
  const refuse = (found: string): never => {
    throw new UnusableMedia({ code: "media/svg-code", found });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= { name, attributes };
        elements++;
        depth++;
        if (depth > deepest) throw new UnusableMedia({ code: "media/corrupt" });
        isLarge ||= elements > svgSettings.mostElements;
        const element = name.slice(name.indexOf(":") + 1).toLowerCase();
        if (forbiddenElements.has(element)) refuse(`<${name}>`);
        const changesLink = /^\s*(on|(.*:)?href\s*$)/i.test(attributes.attributeName ?? "");
        if (animations.has(element) && changesLink) refuse(`<${name}> that changes a link`);
        for (const [key, value] of Object.entries(attributes)) {
          if (key === "xml:base") refuse(`the attribute ${key}`);
          isLarge ||= value.length > svgSettings.longestValue;
          if (/^on/i.test(key)) refuse(`the attribute ${key}`);
          if (value === foreignNamespace && /^xmlns(:|$)/.test(key)) refuse(`HTML (<${name}>)`);
          if (/(^|:)(href|src)$/i.test(key) && !isOwnOrPicture(value)) refuse(`${key}="${value}"`);
          if (loadsFromElsewhere(value)) refuse(`${key}="${value}"`);
        }
      },
      onclosetag() {
        depth--;
      },
      ontext(text) {
        style += text;
      },
      onprocessinginstruction(name, data) {
        const found = findInDeclaration(name, data);
        if (found !== undefined) refuse(found);
      },
    },
    { xmlMode: true },
  );
  // For the parser these are whole comments, for browsers only the beginning of one (XML 1.0, section 2.5).
  if (/<!---?>/.test(svg)) refuse("a comment that begins with >");
  parser.end(svg);
  // All texts together: a comment or an element in the middle does not end a style.
  if (loadsFromElsewhere(style)) refuse("a style that loads another file");
  if (root?.name !== "svg") {
    throw new UnusableMedia({ code: "media/wrong-content", extension: "svg", found: "something else" });
  }
  return { ...sizeOf(root.attributes), isLarge };
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

/** The shape is the viewBox's where there is one; a width or height in percent says nothing of its own. */
function sizeOf(root: Record<string, string>): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (root.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(root.width) ?? boxWidth;
  const height = pixels(root.height) ?? boxHeight;
  const isBoxed = isSide(boxWidth) && isSide(boxHeight);
  const shown = isBoxed ? { width: width!, height: (width! * boxHeight!) / boxWidth! } : { width, height };
  const size = { width: Math.round(shown.width ?? 0), height: Math.round(shown.height ?? 0) };
  if (!isSide(size.width) || !isSide(size.height)) throw new UnusableMedia({ code: "media/svg-size" });
  return size;
}

const longestSide = 100_000;

/** No picture has a side that is nothing, less than that, or without an end. */
function isSide(length: number | undefined): boolean {
  return length !== undefined && length > 0 && length <= longestSide;
}

function pixels(length: string | undefined): number | undefined {
  return /^\s*\d+(\.\d+)?(px)?\s*$/.test(length ?? "") ? parseFloat(length!) : undefined;
}

function isOwnOrPicture(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|webp);)/i.test(address);
}

/** Whether a style takes anything from another file. A backslash could spell the same in another way. */
function loadsFromElsewhere(style: string): boolean {
  if (/@import|image-set\(|\\/i.test(style)) return true;
  return [...style.matchAll(/url\(\s*['"]?\s*([^'")]*)/gi)].some(([, address]) => !isOwnOrPicture(address ?? ""));
}
