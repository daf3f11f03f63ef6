import { readTags } from "../../ground/markup/read-tags.ts";
import { valuesOf } from "./read-page.ts";

/** A thing in structured data, or anything else in JSON. */
export type Thing = Readonly<Record<string, unknown>>;

/** What a finished page says to search engines and to those who share a link to it. */
export interface HeadFacts {
  /** All that its structured data tell of; none if there is none, or where it is no JSON. */
  things: Thing[];
  /** Whether a link to it shows a picture (Open Graph). */
  hasPicture: boolean;
}

export function readHead(html: string): HeadFacts {
  const things: Thing[] = [];
  let hasPicture = false;
  let isData = false;
  readTags(html, {
    onStartTag(element, written) {
      const { type, property, content = "" } = valuesOf(written);
      isData = element === "script" && type === "application/ld+json";
      if (element === "meta" && property === "og:image" && content !== "") hasPicture = true;
    },
    onText(text) {
      if (isData) things.push(...thingsIn(text));
    },
    onEndTag() {
      isData = false;
    },
    onComment: () => undefined,
    onUnfinished: () => undefined,
  });
  return { things, hasPicture };
}

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

function thingsIn(json: string): Thing[] {
  try {
    const data: unknown = JSON.parse(json);
    const things: unknown[] = isThing(data) && Array.isArray(data["@graph"]) ? data["@graph"] : [data].flat();
    return things.filter(isThing);
  } catch {
    return [];
  }
}
