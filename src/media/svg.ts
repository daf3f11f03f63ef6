import { Parser } from "htmlparser2";
import { optimize, VERSION } from "svgo";
import type { Encoded } from "./cache.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Everything that decides what comes out, and what is refused; part of the cache's key. */
export const svgSettings = { multipass: true, rules: 2, svgo: VERSION };

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
const animations = new Set(["animate", "set"]);

/** Optimises a drawing. Throws UnusableMedia when it holds code, loads something from elsewhere, or is no SVG. */
export function encodeSvg(bytes: Buffer): Encoded {
  const text = bytes.toString("utf8");
  const size = inspect(text);
  let optimized: string;
  try {
    optimized = optimize(text, { multipass: svgSettings.multipass }).data;
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
  // What the optimiser has decoded could say more than what was written.
  inspect(optimized);
  return { size, files: [{ type: "image/svg+xml", width: size.width, bytes: Buffer.from(optimized) }] };
}

function inspect(svg: string): { width: number; height: number } {
  let root: { name: string; attributes: Record<string, string> } | undefined;
  let style = "";
  const refuse = (found: string): never => {
    throw new UnusableMedia({ code: "media/svg-code", found });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= { name, attributes };
        const element = name.slice(name.indexOf(":") + 1).toLowerCase();
        if (forbiddenElements.has(element)) refuse(`<${name}>`);
        const changesLink =
          /(^|:)href$/i.test(attributes.attributeName ?? "") || /^on/i.test(attributes.attributeName ?? "");
        if (animations.has(element) && changesLink) refuse(`<${name}> that changes a link`);
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) refuse(`the attribute ${key}`);
          if (/(^|:)(href|src)$/i.test(key) && !isOwnOrPicture(value)) refuse(`${key}="${value}"`);
          if (loadsFromElsewhere(value)) refuse(`${key}="${value}"`);
        }
      },
      ontext(text) {
        style += text;
      },
      onclosetag() {
        if (loadsFromElsewhere(style)) refuse("a style that loads another file");
        style = "";
      },
      onprocessinginstruction(name, data) {
        if (/^!doctype/i.test(name) && data.includes("[")) refuse("a document type with entities");
        if (/^\?xml-stylesheet/i.test(name)) refuse("a style sheet of its own");
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (root?.name !== "svg") {
    throw new UnusableMedia({ code: "media/wrong-content", extension: "svg", found: "something else" });
  }
  return sizeOf(root.attributes);
}

/** The shape is the viewBox's where there is one; a width or height in percent says nothing of its own. */
function sizeOf(root: Record<string, string>): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (root.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(root.width) ?? boxWidth;
  const height = pixels(root.height) ?? boxHeight;
  if (boxWidth && boxHeight) {
    const shown = pixels(root.width) ?? boxWidth;
    return { width: Math.round(shown), height: Math.round((shown * boxHeight) / boxWidth) };
  }
  if (!width || !height) throw new UnusableMedia({ code: "media/svg-size" });
  return { width: Math.round(width), height: Math.round(height) };
}

function pixels(length: string | undefined): number | undefined {
  return /^\s*\d+(\.\d+)?(px)?\s*$/.test(length ?? "") ? parseFloat(length!) : undefined;
}

function isOwnOrPicture(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|webp);)/i.test(address);
}

/** Whether a style takes anything from another file. A backslash could spell the same in another way. */
function loadsFromElsewhere(style: string): boolean {
  if (/@import|\\/i.test(style)) return true;
  return [...style.matchAll(/url\(\s*['"]?\s*([^'")]*)/gi)].some(([, address]) => !isOwnOrPicture(address ?? ""));
}
