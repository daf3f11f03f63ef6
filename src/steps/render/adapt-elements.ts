import type * as React from "react";
import type * as jsxRuntime from "react/jsx-runtime";

/** Props of an element, its children included. */
export type ElementProps = Readonly<Record<string, unknown>>;

/** React's functions that make elements. */
export interface ElementMakers {
  runtime: Pick<typeof jsxRuntime, "jsx" | "jsxs">;
  react: Pick<typeof React, "createElement" | "cloneElement">;
}

/** Returns React's functions that make elements, which make each with the props that `adapt` returns for it. */
export function adaptElements(
  runtime: typeof jsxRuntime,
  react: typeof React,
  adapt: (element: unknown, props: ElementProps) => ElementProps,
): ElementMakers {
  const make =
    (original: typeof jsxRuntime.jsx): typeof jsxRuntime.jsx =>
    (element, props, key) => {
      const adapted = adapt(element, props as ElementProps);
      const hasList = adapted !== props && Array.isArray(adapted.children);
      return (hasList ? runtime.jsxs : original)(element, adapted, key);
    };
  const adaptAll = (
    type: unknown,
    props: ElementProps | null | undefined,
    children: React.ReactNode[],
  ): [props: object, ...children: React.ReactNode[]] => {
    const given: ElementProps = { ...props, ...(children.length > 0 && { children }) };
    const { children: adapted, ...others } = adapt(type, given);
    return adapted === undefined ? [others] : [others, ...([adapted].flat() as React.ReactNode[])];
  };
  return {
    runtime: { jsx: make(runtime.jsx), jsxs: make(runtime.jsxs) },
    react: {
      createElement: ((type: string, props: ElementProps | null, ...children: React.ReactNode[]) =>
        react.createElement(type, ...adaptAll(type, props, children))) as typeof react.createElement,
      cloneElement: ((element: React.ReactElement, props: ElementProps, ...children: React.ReactNode[]) =>
        react.cloneElement(element, ...adaptAll(element.type, props, children))) as typeof react.cloneElement,
    },
  };
}

/** Whether React prints a child or an attribute. */
export const isPrinted = (value: unknown): boolean =>
  value !== undefined && value !== null && typeof value !== "boolean" && value !== "";
