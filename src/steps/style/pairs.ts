/* Token names are those of templates/css/tokens.css, without the two hyphens. */

/** Two tokens that meet on a page, and the contrast they need. */
export interface ColorPair {
  text: string;
  background: string;
  /** Contrast that WCAG 2.2 requires: 4.5 for text, 3 for large text and for parts that show a control or its state. */
  least: 3 | 4.5;
  /** Token that gives way if the practice chose neither; the text by default. */
  yields?: "background";
}

const onPaper = (background: string): ColorPair[] => [
  { text: "text", background, least: 4.5 },
  { text: "text-soft", background, least: 4.5 },
  { text: "link", background, least: 4.5 },
  { text: "line-strong", background, least: 3 },
];

/** Every pair of text and background in the style sheet, by token. A test finds them all in a browser. */
export const pairs: readonly ColorPair[] = [
  ...["surface", "tint", "warm"].flatMap(onPaper),
  // On a phone, the words of a page head overlap the sun.
  { text: "text", background: "sun", least: 4.5, yields: "background" },
  { text: "on-deep", background: "deep", least: 4.5 },
  { text: "on-alarm", background: "alarm", least: 4.5 },
  { text: "on-picture", background: "plate", least: 4.5 },
  { text: "plate-ring", background: "plate", least: 3 },
  { text: "on-accent", background: "accent", least: 4.5 },
  { text: "on-accent", background: "accent-strong", least: 4.5, yields: "background" },
];
