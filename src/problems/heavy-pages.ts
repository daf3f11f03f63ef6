import { quoted } from "./wording.ts";

type Weight = Record<"bytes" | "limit", number>;

/** Why the first view of a page, or a film, is too heavy. */
export type HeavyPage = Weight &
  (
    | { cause: "text" | "templates"; address: string }
    | { cause: "styles" | "script" }
    | { cause: "photo" | "drawing" | "picture of a template"; address: string; name: string }
    | { cause: "film"; name: string }
  );

/** Names what one change would fix, so that it is reported once. */
export function causeOf(details: HeavyPage): string {
  if ("name" in details) return details.name;
  return details.cause === "text" ? details.address : details.cause;
}

export function wordHeavy(details: HeavyPage): string {
  const weight = `${inUnits(details.bytes)} (the limit is ${inUnits(details.limit)})`;
  if ("name" in details && "address" in details) {
    return `${quoted(details.address)} loads pictures of ${weight} before anybody scrolls; the heaviest is ${quoted(details.name)}.`;
  }
  if ("name" in details) return `The film ${quoted(details.name)} is ${weight}.`;
  if (!("address" in details))
    return `The ${details.cause} of every page ${details.cause === "styles" ? "are" : "is"} ${weight}.`;
  return details.cause === "text"
    ? `The text of ${quoted(details.address)} is ${weight}.`
    : `The HTML of ${quoted(details.address)} is ${weight}; most of it is not text.`;
}

const lessDetail = "choose one with a plain background: leaves, gravel and carpet take the most";

export const remediesForHeavy: Record<HeavyPage["cause"], string> = {
  text: "Move part of the text to another page, and link to it.",
  templates:
    "Take drawings, pictures and data out of what your own templates print: put them in files that load when they are needed.",
  styles:
    "Remove what is not needed from your own files in templates/css/; pictures and fonts belong in files of their own.",
  script: "Remove what is not needed from your own files in templates/script/.",
  photo: `Save a copy of the picture that is 600 pixels wide and name that instead, or ${lessDetail}.`,
  drawing: "Export the drawing as PNG, 1,600 pixels wide, and name that instead.",
  "picture of a template": 'Write loading="lazy" in its <img> in your template, or save a smaller picture.',
  film: 'Save it smaller with the free program HandBrake: open the film, choose the preset "Fast 720p30", set "Range" to seconds, 0 to 20, and press Start.',
};

function inUnits(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, "KB"] : [bytes / 1_000_000, "MB"];
  return `${size.toFixed(1).replace(/\.0$/, "")} ${unit}`;
}
