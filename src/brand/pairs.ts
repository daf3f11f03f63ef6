/*
 * Names of tokens are those of templates/css/tokens.css, without the two hyphens.
 */

/** Two tokens that meet on a page, and how far apart they have to be. */
export interface Pair {
  text: string;
  background: string;
  /** The contrast that WCAG 2.2 asks for: 4.5 of text, 3 of large text and of what shows a control or its state. */
  least: 3 | 4.5;
  /** Which of them gives way where neither is the practice's own; the text unless this says otherwise. */
  yields?: "background";
}

const onPaper = (background: string): Pair[] => [
  { text: "text", background, least: 4.5 },
  { text: "text-soft", background, least: 4.5 },
  { text: "link", background, least: 4.5 },
  { text: "line-strong", background, least: 3 },
];

/** Every pair of text and background in the style sheet, by their tokens; a test finds them all in a browser. */
export const pairs: readonly Pair[] = [
  ...["surface", "tint", "warm"].flatMap(onPaper),
  // On a phone, the words of a page head reach into it.
  { text: "text", background: "sun", least: 4.5, yields: "background" },
  { text: "on-deep", background: "deep", least: 4.5 },
  { text: "on-picture", background: "plate", least: 4.5 },
  { text: "plate-ring", background: "plate", least: 3 },
  { text: "on-accent", background: "accent", least: 4.5 },
  { text: "on-accent", background: "accent-strong", least: 4.5, yields: "background" },
];
