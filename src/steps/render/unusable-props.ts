import type * as React from "react";
import type * as jsxRuntime from "react/jsx-runtime";
import { readTags } from "../../ground/markup/read-tags.ts";

/** A prop that a static page cannot have: styles that its security policy forbids, or a handler of events, which never runs. */
export interface UnusableProp {
  code: "template/inline-style" | "template/event-handler";
  name: string;
  element: string;
  /** The stack at which the element was made. */
  stack: string;
}

type Props = Readonly<Record<string, unknown>> | null | undefined;

/** Returns React's functions that make elements, which call `report` for each element with something that a page cannot have. */
export function watchElements(
  runtime: typeof jsxRuntime,
  react: typeof React,
  report: (found: UnusableProp) => void,
): { runtime: Partial<typeof jsxRuntime>; react: Partial<typeof React> } {
  const look = (element: unknown, props: Props): void => {
    if (typeof element !== "string" || props === null || props === undefined) return;
    const found = findUnusable(element, props);
    if (found) report({ element, ...found, stack: new Error("An element was made here.").stack ?? "" });
  };
  return {
    runtime: {
      jsx: (element, props, key) => {
        look(element, props as Props);
        return runtime.jsx(element, props, key);
      },
      jsxs: (element, props, key) => {
        look(element, props as Props);
        return runtime.jsxs(element, props, key);
      },
    },
    react: {
      createElement: ((element: string, props: Record<string, unknown> | null, ...children: React.ReactNode[]) => {
        look(element, props);
        return react.createElement(element, props, ...children);
      }) as typeof react.createElement,
      cloneElement: ((element: React.ReactElement, props: Props, ...children: React.ReactNode[]) => {
        look(element.type, props);
        return react.cloneElement(element, props as object, ...children);
      }) as typeof react.cloneElement,
    },
  };
}

type FoundProp = Pick<UnusableProp, "code" | "name"> & Partial<Pick<UnusableProp, "element">>;

const inlineStyle = { code: "template/inline-style", name: "style" } as const;

function findUnusable(element: string, props: NonNullable<Props>): FoundProp | undefined {
  if (element === "style") return { ...inlineStyle, name: "<style>" };
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "style" && printsRules(value)) return inlineStyle;
    if (/^on[A-Z]/.test(name)) return { code: "template/event-handler", name };
    const found = name === "dangerouslySetInnerHTML" && findInHtml((value as { __html?: unknown }).__html);
    if (found) return found;
  }
  return undefined;
}

/** React prints no attribute for a style without values. */
function printsRules(style: unknown): boolean {
  return typeof style !== "object" || style === null || Object.values(style).some(isPrinted);
}

const isPrinted = (value: unknown): boolean =>
  value !== undefined && value !== null && typeof value !== "boolean" && value !== "";

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
