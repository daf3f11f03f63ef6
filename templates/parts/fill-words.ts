import { createElement, Fragment, type ReactNode } from "react";

/** Fills a word's placeholders, such as `{phone}`. */
export function fillWords(words: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = words.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : values[part]));
  return createElement(Fragment, undefined, ...parts);
}
