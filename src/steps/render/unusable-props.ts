import { readTags } from "../../ground/markup/read-tags.ts";
import { isPrinted, type ElementProps } from "./adapt-elements.ts";
import { valueAt } from "../../model/source.ts";

/** A prop that a static page cannot have: styles that its security policy forbids, or a handler of events, which never runs. */
export interface UnusableProp {
  code: "template/inline-style" | "template/event-handler";
  name: string;
  element: string;
  /** The stack at which the element was made. */
  stack: string;
}

/** Calls `report` if an element has something that a page cannot have. */
export function reportUnusable(element: unknown, props: ElementProps, report: (found: UnusableProp) => void): void {
  if (typeof element !== "string") return;
  const found = findUnusable(element, props);
  if (found) report({ element, ...found, stack: new Error("An element was made here.").stack ?? "" });
}

type FoundProp = Pick<UnusableProp, "code" | "name"> & Partial<Pick<UnusableProp, "element">>;

const inlineStyle = { code: "template/inline-style", name: "style" } as const;

function findUnusable(element: string, props: ElementProps): FoundProp | undefined {
  if (element === "style") return { ...inlineStyle, name: "<style>" };
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "style" && printsRules(value)) return inlineStyle;
    if (/^on[A-Z]/.test(name)) return { code: "template/event-handler", name };
    const found = name === "dangerouslySetInnerHTML" && findInHtml(valueAt(value, ["__html"]));
    if (found) return found;
  }
  return undefined;
}

/** React prints no attribute for a style without values. */
function printsRules(style: unknown): boolean {
  return typeof style !== "object" || style === null || Object.values(style).some(isPrinted);
}

/** Returns the first style or handler in HTML that a template prints as a text. */
function findInHtml(html: unknown): FoundProp | undefined {
  const found: FoundProp[] = [];
  readTags(typeof html === "string" ? html : "", {
    onStartTag: (element, attributes) => {
      if (element === "style") found.push({ ...inlineStyle, name: "<style>" });
      for (const { name } of attributes) {
        if (name === "style") found.push({ ...inlineStyle, element });
        else if (/^on[a-z]/.test(name)) found.push({ code: "template/event-handler", name, element });
      }
    },
    onEndTag: () => undefined,
    onText: () => undefined,
  });
  return found[0];
}
