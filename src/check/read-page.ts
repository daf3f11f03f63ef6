import { Parser } from "htmlparser2";
import type { Page } from "../model/output.ts";

/** What the checks need to know of a rendered page. */
export interface PageFacts {
  page: Page;
  ids: string[];
  /** Those inside `<main>`: the ones an author may link to. */
  contentIds: string[];
  /** Addresses in `href`, `src`, `srcset`, `poster` and a refresh. */
  addresses: string[];
  headings: PageHeading[];
}

export interface PageHeading {
  level: number;
  text: string;
  id: string | undefined;
}

export function readPage(page: Page): PageFacts {
  const facts: PageFacts = { page, ids: [], contentIds: [], addresses: [], headings: [] };
  let heading: PageHeading | undefined;
  let isInMain = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) {
        facts.ids.push(attributes.id);
        if (isInMain) facts.contentIds.push(attributes.id);
      }
      if (name === "main") isInMain = true;
      for (const key of ["href", "src", "poster"]) {
        const address = attributes[key];
        if (address !== undefined) facts.addresses.push(address);
      }
      for (const candidate of (attributes.srcset ?? "").split(",")) {
        const address = candidate.trim().split(/\s+/)[0];
        if (address) facts.addresses.push(address);
      }
      if (name === "meta" && attributes["http-equiv"] === "refresh") {
        facts.addresses.push((attributes.content ?? "").replace(/^\d+;\s*url=/i, ""));
      }
      if (name === "meta" && attributes.property === "og:image") facts.addresses.push(attributes.content ?? "");
      if (/^h[1-6]$/.test(name)) heading = { level: Number(name[1]), text: "", id: attributes.id };
    },
    ontext(text) {
      if (heading) heading.text += text;
    },
    onclosetag(name) {
      if (name === "main") isInMain = false;
      if (heading && /^h[1-6]$/.test(name)) {
        facts.headings.push(heading);
        heading = undefined;
      }
    },
  });
  parser.end(page.html);
  return facts;
}
