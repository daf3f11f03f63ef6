import { Parser } from "htmlparser2";
import { isAllowedHref, type AllowedHtml } from "../model/allowed-html.ts";
import type { Place } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";

/** What is found in HTML, at an offset into it. `snippet` is the text that stands there. */
interface Found {
  offset: number;
  snippet: string;
}

export interface HtmlReport {
  problems: Problem[];
  /** Links that are allowed, as written. */
  links: { href: string; place: Place }[];
}

/**
 * Holds HTML to an allow-list. Nothing is removed here: what the list does not allow is a problem that names it.
 * `placeOf` turns an offset into the HTML, with the text that stands there, into a place in the author's file.
 */
export function inspectHtml(html: string, allowed: AllowedHtml, placeOf: (found: Found) => Place): HtmlReport {
  const report: HtmlReport = { problems: [], links: [] };
  const open: { element: string; found: Found }[] = [];

  const parser = new Parser(
    {
      onopentag(element, attributes) {
        const found = {
          offset: parser.startIndex,
          snippet: `<${/^[^\s>/]*/.exec(html.slice(parser.startIndex + 1))?.[0] ?? ""}`,
        };
        const attributesAllowed = Object.hasOwn(allowed, element) ? allowed[element] : undefined;
        if (attributesAllowed === undefined) {
          report.problems.push(problem("html/element", placeOf(found), { element, allowed: Object.keys(allowed) }));
          return;
        }
        if (!voidElements.has(element)) open.push({ element, found });
        for (const [attribute, value] of Object.entries(attributes)) {
          const at = attributeAt(html, parser.startIndex, attribute);
          if (!attributesAllowed.includes(attribute)) {
            const details = { element, attribute, allowed: attributesAllowed };
            report.problems.push(problem("html/attribute", placeOf(at), details));
          } else if (attribute === "href") {
            const place = placeOf(valueAt(html, at, value));
            if (isAllowedHref(value)) report.links.push({ href: value, place });
            else report.problems.push(problem("link/scheme", place, { href: value }));
          }
        }
      },
      onclosetag(element, isImplied) {
        if (!Object.hasOwn(allowed, element) || voidElements.has(element)) return;
        const at = open.findLastIndex((each) => each.element === element);
        const [opened] = at === -1 ? [] : open.splice(at, 1);
        if (opened && isImplied && !endIsOptional.has(element)) {
          report.problems.push(problem("html/unclosed", placeOf(opened.found), { element }));
        }
      },
      oncomment() {
        const found = { offset: parser.startIndex, snippet: "<!--" };
        report.problems.push(
          problem("html/element", placeOf(found), { element: "!--", allowed: Object.keys(allowed) }),
        );
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return report;
}

const voidElements = new Set(["br", "hr", "img"]);
const endIsOptional = new Set(["p", "li", "td", "th", "tr", "thead", "tbody"]);

function attributeAt(html: string, tagStart: number, attribute: string): Found {
  const inTag = html
    .slice(tagStart)
    .search(new RegExp(`[\\s/"']${attribute.replace(/[^\w-]/g, "\\$&")}(?=[\\s=>/]|$)`, "i"));
  const offset = inTag === -1 ? tagStart : tagStart + inTag + 1;
  return { offset, snippet: html.slice(offset, offset + attribute.length) };
}

/** Where an attribute's value stands; the attribute itself when it is written with entities and so reads differently. */
function valueAt(html: string, attribute: Found, value: string): Found {
  const offset = html.indexOf(value, attribute.offset + attribute.snippet.length);
  const isNear = value !== "" && offset !== -1 && offset - attribute.offset < attribute.snippet.length + 8;
  return isNear ? { offset, snippet: value } : attribute;
}
