/**
 * Barriers that a browser shows people who use a screen reader, a keyboard or large letters. Where axe-core has a rule for one, its name is
 * the second part of the code.
 */
export const a11y = {
  "a11y/rule": [
    'The page "{address}", {view}, at {snippet:120}: {reason} ({rule}).[[ The same happens on {others} more {others:page|pages}.]]',
    '"{rule}" is a rule of axe-core, which explains it. Change the template or the style of this element, or its words.',
  ],
  "a11y/too-wide": [
    'The page "{address}", {view}, at {snippet:120}: it is wider than the screen, so that people have to scroll sideways to read.[[ The same happens on {others} more {others:page|pages}.]]',
    'Let it wrap or shrink: "max-width: 100%" for a picture, no fixed width for a box.',
  ],
  "a11y/cut-text": [
    'The page "{address}", {view}, at {snippet:120}: "{words:60}" is cut off.[[ The same happens on {others} more {others:page|pages}.]]',
    'Give the box no fixed height or width, or remove "overflow: hidden".',
  ],
  "a11y/broken-word": [
    'The page "{address}", {view}, at {snippet:120}: the word "{words:60}" is broken in two.[[ The same happens on {others} more {others:page|pages}.]]',
    "Give it more room, or smaller letters in the widest words.",
  ],
} as const;
