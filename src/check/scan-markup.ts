import type { Handler } from "htmlparser2";

type Handlers = Required<Pick<Handler, "onopentag" | "ontext" | "onclosetag">>;

const tag = /<(?:!doctype html|(\/?)([a-zA-Z][a-zA-Z\d-]*)((?: [a-zA-Z][\w:.-]*="[^"]*")*) ?\/?)>/y;
const attribute = / ([a-zA-Z][\w:.-]*)="([^"]*)"/g;
const reference = /&(?:amp|lt|gt|quot|#x27|#39);/g;
const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};
/** Their text is no markup, whatever it looks like. */
const codeElements = new Set(["script", "style"]);
const textElements = new Set(["title", "textarea", "xmp", "iframe", "noembed", "noframes", "plaintext"]);
const noAttributes = {};

/**
 * Reads HTML in the form that React writes, some ten times faster than a parser of any HTML: every attribute quoted, every `<` and
 * `&` that is text written as a reference. Tells the handlers what htmlparser2 would tell them, and returns true; returns false,
 * when some of that may have been told already, at the first thing that is in another form: then only a parser can read it.
 */
export function scanMarkup(html: string, { onopentag, ontext, onclosetag }: Handlers): boolean {
  for (let at = 0; ; at = tag.lastIndex) {
    const start = html.indexOf("<", at);
    const text = decode(start === -1 ? html.slice(at) : html.slice(at, start));
    if (text === undefined) return false;
    if (text !== "") ontext(text);
    if (start === -1) return true;
    tag.lastIndex = start;
    const match = tag.exec(html);
    if (match === null) return false;
    const [, slash, written, attributes = ""] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (slash === "/") {
      if (attributes !== "") return false;
      onclosetag(name, false);
      continue;
    }
    const values = readAttributes(attributes);
    if (values === undefined) return false;
    onopentag(name, values, false);
    const end = `</${written}>`;
    if (codeElements.has(name)) {
      const to = html.indexOf(end, tag.lastIndex);
      if (to === -1) return false;
      if (to > tag.lastIndex) ontext(html.slice(tag.lastIndex, to));
      tag.lastIndex = to;
    } else if (textElements.has(name) && !html.startsWith(end, html.indexOf("<", tag.lastIndex))) return false;
  }
}

function readAttributes(written: string): Record<string, string> | undefined {
  if (written === "") return noAttributes;
  const values: Record<string, string> = {};
  for (const [, name = "", value = ""] of written.matchAll(attribute)) {
    const key = name.toLowerCase();
    const decoded = decode(value);
    if (decoded === undefined || key in values) return undefined;
    values[key] = decoded;
  }
  return values;
}

/** Undefined when there is a reference in it that React does not write. */
function decode(text: string): string | undefined {
  if (!text.includes("&")) return text;
  let count = 0;
  const decoded = text.replace(reference, (each) => {
    count++;
    return characters[each]!;
  });
  return text.split("&").length - 1 === count ? decoded : undefined;
}
