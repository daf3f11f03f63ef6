import * as z from "zod";
import { pictureSchema, textSchema } from "./schema-parts.ts";

/** Authors must quote a color in YAML, because # begins a comment. */
const color = (description: string, example: string) =>
  z
    .string()
    .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a color as six digits after #, such as "#1a5a59"')
    .meta({ fieldType: "color", description, examples: [example] });

/** Single colors of one scheme, by their purpose. */
const rolesSchema = z.strictObject({
  surface: color("The page behind everything.", "#fffdf9").optional(),
  tint: color("The head of each page, and other bands across it.", "#e9f4f1").optional(),
  warm: color("Panels and notes.", "#f3e9da").optional(),
  deep: color("The footer and the other dark bands.", "#0f2f33").optional(),
  onDeep: color("Words on the dark bands.", "#e4f1ee").optional(),
  text: color("Words.", "#0f2f33").optional(),
  textSoft: color("Quieter words: captions, leads, small print.", "#3b5759").optional(),
  link: color("Links, and the small headings above large ones.", "#1a5a59").optional(),
  accent: color("The call button.", "#b5432b").optional(),
  onAccent: color("Words on the call button.", "#fffdf9").optional(),
  sun: color("The round shape behind page heads.", "#f0bd6a").optional(),
});

export type Role = keyof typeof rolesSchema.shape;

export const colorsSchema = z.strictObject({
  main: color(
    "The practice's main color, such as that of its logo. Links and nearly everything else get its hue.",
    "#1a5a59",
  ),
  accent: color(
    "The color that stands out: the call button. The main color unless you name another.",
    "#b5432b",
  ).optional(),
  sun: color(
    "A third, friendly color: panels, and the round shape behind page heads. A pale shade of the accent unless you name another.",
    "#f0bd6a",
  ).optional(),
  light: rolesSchema.describe("Single colors for light screens, if the automatic ones do not fit.").optional(),
  dark: rolesSchema.describe("Single colors for dark screens, if the automatic ones do not fit.").optional(),
});

export type BrandColors = z.infer<typeof colorsSchema>;

/** The path of a font inside `assets/`. */
const fontFile = (description: string, example: string) =>
  textSchema.meta({ fieldType: "font", description, examples: [example] });

/** The files of one font. */
const fontFilesSchema = z.strictObject({
  regular: fontFile("The usual letters, as a WOFF2 file: its path inside the assets folder.", "fonts/practice.woff2"),
  bold: fontFile(
    "The bold letters; the browser makes them unless you name a file.",
    "fonts/practice-bold.woff2",
  ).optional(),
  italic: fontFile(
    "The slanted letters; the browser makes them unless you name a file.",
    "fonts/practice-italic.woff2",
  ).optional(),
});

const fontsSchema = z.strictObject({
  display: fontFilesSchema.describe("The font of headings.").optional(),
  text: fontFilesSchema.describe("The font of everything else.").optional(),
});

export type BrandFonts = z.infer<typeof fontsSchema>;

const typeNames = ["classic", "modern", "geometric", "rounded", "literary"] as const;
export type TypeName = (typeof typeNames)[number];

const cornerShapes = ["pebble", "round", "square"] as const;
export type CornerShape = (typeof cornerShapes)[number];

const ornaments = ["waves", "none"] as const;

const plateScreens = ["light", "dark", "both", "none"] as const;

/** Ways to compose pages. `templates/` is the first; each other one is a folder in `templates/looks/` with what differs. */
export const lookNames = ["coast", "clinic", "studio", "hearth"] as const;
export type LookName = (typeof lookNames)[number];

export const lookSchema = z.enum(lookNames, { error: `one of ${lookNames.join(", ")}` });

/** The schema of `site/brand.yaml`: everything that makes the site look like this practice. Every key is optional, and so is the file. */
export const brandSchema = z
  .strictObject({
    logo: pictureSchema
      .meta({
        description: "The logo in the header: its path inside the assets folder.",
        examples: ["pictures/logo.svg"],
      })
      .optional(),
    logoDark: pictureSchema
      .meta({
        description: "The logo for screens that are set to dark; the same logo unless you name one.",
        examples: ["pictures/logo-dark.svg"],
      })
      .optional(),
    logoPlate: z
      .enum(plateScreens, { error: `one of ${plateScreens.join(", ")}` })
      .meta({
        fieldType: "code",
        description:
          "Where the logo is on a plate: on light screens, where the plate is dark, on dark ones, where it is light, on both, or on none. Without this key, a plate is where the logo could not be seen.",
        examples: ["none"],
      })
      .optional(),
    showName: z
      .boolean()
      .meta({
        description: "The practice's name is printed next to the logo; it is unless you say no here.",
        examples: [false],
      })
      .optional(),
    icon: pictureSchema
      .meta({
        description:
          "The small square picture in browsers' tabs and on phones' home screens: an SVG drawing, or a photo of at least 512 by 512 pixels. Without it tabs show the logo.",
        examples: ["pictures/favicon.svg"],
      })
      .optional(),
    look: lookSchema
      .meta({
        fieldType: "code",
        description:
          "How pages are composed: coast with waves and pebbles, clinic with hairlines and a strict grid, studio with titles as wide as the screen, or hearth with people and soft areas; coast unless you name another.",
        examples: ["clinic"],
      })
      .optional(),
    colors: colorsSchema
      .describe(
        "The practice's colors, in quotes. One is enough, two are better; all others are made from them, for light and dark screens.",
      )
      .optional(),
    type: z
      .enum(typeNames, { error: `one of ${typeNames.join(", ")}` })
      .meta({
        fieldType: "code",
        description:
          "Fonts for headings and text that fit together and are on people's devices already; those of the look unless you name others.",
        examples: ["modern"],
      })
      .optional(),
    fonts: fontsSchema
      .describe("The practice's own fonts; until they have loaded, the ready-made ones are shown.")
      .optional(),
    corners: z
      .enum(cornerShapes, { error: `one of ${cornerShapes.join(", ")}` })
      .meta({
        fieldType: "code",
        description:
          "The corners of pictures and panels: one worn round like a pebble, all round, or all square; those of the look unless you name others.",
        examples: ["round"],
      })
      .optional(),
    ornament: z
      .enum(ornaments, { error: `one of ${ornaments.join(", ")}` })
      .meta({
        fieldType: "code",
        description:
          "What decorates pages in the look coast: only the waves between blocks, or none of waves and sun; both unless you name another.",
        examples: ["none"],
      })
      .optional(),
  })
  .describe("What makes the site look like this practice: logo, colors, type and shapes.");

export type Brand = z.infer<typeof brandSchema>;
