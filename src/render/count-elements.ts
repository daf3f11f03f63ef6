import type * as React from "react";
import type * as JsxRuntime from "react/jsx-runtime";

/** A component renders itself, or another that renders it, without end. */
export class EndlessError extends Error {
  override name = "EndlessError";

  constructor() {
    super(
      `a page comes to more than ${mostElements.toLocaleString("en")} elements: something may render itself without end`,
    );
  }
}

/** Far more than any page has. It takes a fraction of a second to come to; without a limit, all memory is used up in the end. */
const mostElements = 100_000;

export interface ElementCounter {
  /** What templates import for making elements; throws an EndlessError where there are too many. */
  libraries: Record<string, unknown>;
  /** Begins anew. */
  reset: () => void;
}

/** Counts the elements that templates make with these libraries. */
export function countElements(libraries: Readonly<Record<string, unknown>>): ElementCounter {
  let count = 0;
  const counted = <Arguments extends unknown[], Made>(make: (...values: Arguments) => Made) => {
    return (...values: Arguments): Made => {
      if (++count > mostElements) throw new EndlessError();
      return make(...values);
    };
  };
  const react = libraries.react as typeof React;
  const runtime = libraries["react/jsx-runtime"] as typeof JsxRuntime;
  return {
    libraries: {
      ...libraries,
      react: { ...react, createElement: counted(react.createElement) },
      "react/jsx-runtime": { ...runtime, jsx: counted(runtime.jsx), jsxs: counted(runtime.jsxs) },
    },
    reset: () => {
      count = 0;
    },
  };
}
