import { quoted, type Catalogue } from "./wording.ts";

/** The purpose of each token, in an author's words. */
const purposes: Readonly<Record<string, string>> = {
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
};

interface Faint {
  key: string;
  color: string;
  /** The color beside it. */
  other: string;
  /** Whether `color` is the color of the text, and not of its background. */
  isText: boolean;
  /** Names of tokens. */
  text: string;
  background: string;
  contrast: number;
  least: number;
  nearest?: string;
}

interface FaintLogo {
  key: "logo" | "logoDark";
  scheme: "light" | "dark";
  written: string;
  surface: string;
}

function wordFaint({ key, color, other, isText, text, background, contrast, least }: Faint): string {
  const [front, back] = isText ? [color, other] : [other, color];
  const where = `${purposes[text] ?? text} (${front}) on ${purposes[background] ?? background} (${back})`;
  // Rounded down, so that it never equals the contrast that is required.
  const found = Math.floor(contrast * 10) / 10;
  return `With ${quoted(key)} as ${color}, ${where} have a contrast of ${found}; ${least} is needed to read them.`;
}

function remedyForFaint({ key, nearest }: Faint): string {
  return nearest === undefined
    ? `Choose a lighter or darker color for ${quoted(key)}, or remove the line.`
    : `Write ${key}: ${quoted(nearest)}, which is the nearest color that can be read.`;
}

/** Wishes in `site/brand.yaml` that pages cannot fulfill. */
export const brandProblems = {
  "brand/contrast": {
    word: (details: Faint) => ({ message: wordFaint(details), remedy: remedyForFaint(details) }),
  },
  "brand/faint-logo": {
    word: ({ key, scheme, written, surface }: FaintLogo) => ({
      message: `On ${scheme} screens nearly all of ${quoted(written)} has the color of the header behind it (${surface}).`,
      remedy:
        scheme === "light"
          ? `Use a darker picture for ${quoted(key)}, or one with a background.`
          : key === "logo"
            ? 'Add a line with a lighter picture for dark screens, such as "logoDark: pictures/logo-white.svg".'
            : 'Use a lighter picture for "logoDark".',
    }),
  },
  "brand/no-logo": {
    word: ({ key }: { key: "showName" | "logoDark" }) => ({
      message:
        key === "showName"
          ? `${quoted("showName")} is false, but there is no logo, so the header would be empty.`
          : `${quoted("logoDark")} is the logo for dark screens, but there is no logo for the others.`,
      remedy: `Add a line with the logo, such as "logo: pictures/logo.svg", or remove ${quoted(key)}.`,
    }),
  },
} satisfies Catalogue;
