import type * as React from "react";
import type * as jsxRuntime from "react/jsx-runtime";

/** What a static page cannot have: styles that its security policy forbids, or a handler of events, which never runs. */
export interface UnusableProp {
  code: "template/inline-style" | "template/event-handler";
  name: string;
  element: string;
  /** The stack at which the element was made. */
  stack: string;
}

type Props = Readonly<Record<string, unknown>> | null | undefined;

/** A style or a handler in HTML that a template prints as a text. */
const inHtml = /<[a-z][^<>]*\s(?:(?<style>style)|(?<handler>on[a-z]+))\s*=/i;

/** Returns React's functions that make elements, which call `report` for each element with something that a page cannot have. */
export function watchElements(
  runtime: typeof jsxRuntime,
  react: typeof React,
  report: (found: UnusableProp) => void,
): { runtime: Partial<typeof jsxRuntime>; react: Partial<typeof React> } {
  const look = (element: unknown, props: Props): void => {
    if (typeof element !== "string" || props === null || props === undefined) return;
    const found = findUnusable(element, props);
    if (found) report({ ...found, element, stack: new Error("An element was made here.").stack ?? "" });
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
    },
  };
}

function findUnusable(element: string, props: NonNullable<Props>): Pick<UnusableProp, "code" | "name"> | undefined {
  if (element === "style") return { code: "template/inline-style", name: "<style>" };
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "style") return { code: "template/inline-style", name };
    if (/^on[A-Z]/.test(name)) return { code: "template/event-handler", name };
    if (name === "dangerouslySetInnerHTML") {
      const { style, handler } = inHtml.exec((value as { __html: string }).__html)?.groups ?? {};
      if (style !== undefined) return { code: "template/inline-style", name: style };
      if (handler !== undefined) return { code: "template/event-handler", name: handler };
    }
  }
  return undefined;
}
