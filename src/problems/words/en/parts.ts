/** Parts of sentences that a problem hands in as a value, such as the place that a color is for. */
export const parts = {
  "another host":
    'If the site is not on {host}, write where it is in site/practice.yaml, such as "host: nginx", or this line in site/rules.yaml: off: [{ code: {code}, reason: The site is on another host. }]',

  services: "the services",
  doctors: "the doctors",
  group: "a group of keys",
  list: "a list",
  nothing: "nothing",
  "one text": "one text",
  "text below keys": "the text below the second ---",
  more: "…",
  "keys of file": "{file} ({keys}[[ and {more} more]])",
  "closure over": "{label} (until {day})",

  surface: "the page",
  tint: "page heads",
  warm: "panels",
  sun: "the round shape of page heads",
  deep: "the footer",
  plate: "buttons on pictures",
  accent: "the call button",
  "accent-strong": "the call button while it is pointed at",
  text: "words",
  "text-soft": "captions and leads",
  link: "links",
  "line-strong": "the outlines of buttons",
  "on-deep": "words",
  "on-picture": "words",
  "plate-ring": "the outline that shows the focus",
  "on-accent": "words",
} as const;
