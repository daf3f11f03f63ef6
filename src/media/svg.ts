import { Parser } from "htmlparser2";
import { optimize, VERSION } from "svgo";
import type { Encoded } from "./cache.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Everything that decides what comes out; part of the cache's key. */
export const svgSettings = { preset: "preset-default", multipass: true, svgo: VERSION };

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

/** Optimises a drawing. Throws UnusableMedia when it holds code, loads something from elsewhere, or is no SVG. */
export function encodeSvg(bytes: Buffer): Encoded {
  const text = bytes.toString("utf8");
  const size = inspect(text);
  try {
    const { data } = optimize(text, { multipass: svgSettings.multipass });
    return { size, files: [{ type: "image/svg+xml", width: size.width, bytes: Buffer.from(data) }] };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

function inspect(svg: string): { width: number; height: number } {
  let root: Record<string, string> | undefined;
  const refuse = (found: string): never => {
    throw new UnusableMedia({ code: "media/svg-code", found });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= name === "svg" ? attributes : undefined;
        const element = name.slice(name.indexOf(":") + 1).toLowerCase();
        if (forbiddenElements.has(element)) refuse(`<${name}>`);
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) refuse(`the attribute ${key}`);
          if (/(^|:)(href|src)$/i.test(key) && !/^\s*(#|data:image\/(png|jpeg|webp);)/i.test(value))
            refuse(`${key}="${value}"`);
          if (loadsFromElsewhere(value)) refuse(`${key}="${value}"`);
        }
      },
      ontext(text) {
        if (loadsFromElsewhere(text) || /@import/i.test(text)) refuse("a style that loads another file");
      },
      onprocessinginstruction(name, data) {
        if (/^!doctype/i.test(name) && data.includes("[")) refuse("a document type with entities");
        if (/^\?xml-stylesheet/i.test(name)) refuse("a style sheet of its own");
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (root === undefined)
    throw new UnusableMedia({ code: "media/wrong-content", extension: "svg", found: "something else" });
  const [, , boxWidth, boxHeight] = (root.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = parseFloat(root.width ?? "") || boxWidth;
  const height = parseFloat(root.height ?? "") || boxHeight;
  if (!width || !height) throw new UnusableMedia({ code: "media/svg-size" });
  return { width: Math.round(width), height: Math.round(height) };
}

function loadsFromElsewhere(text: string): boolean {
  return /url\(\s*['"]?(?!#|data:image\/)/i.test(text);
}
