import type { PreviewDesign } from "../style/look.ts";
import { previewSettings } from "./settings.ts";

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Layout of a link preview. Its shapes are SVG without text, which would depend on the machine's fonts. */
export interface PreviewLayout {
  /** Box that the picture fills; absent if there is no picture. */
  picture?: Box;
  /** Part of the picture that stays if its shape differs from the box's, as in SVG's `preserveAspectRatio`. */
  align?: "xMidYMin" | "xMidYMid";
  /** Color behind the picture. */
  background: string;
  /** SVG shapes over the picture and behind the logo. */
  shapes: string;
  /** Box that holds the logo. */
  logo: Box;
  /** Box that holds the practice's name, if it is shown. */
  name: Box;
}

const { width, height } = previewSettings;

/** Pictures up to this aspect ratio have the logo beside them and are shown whole or nearly so: drawings of 4:3, photos of 3:2. */
const widestBeside = 1.5;
const besideWidth = { least: 560, most: 880 };

/**
 * Lays out a link preview. `shape` is the picture's width divided by its height; undefined if there is no picture. The name gets its room
 * from the logo.
 */
export function layOutPreview(
  shape: number | undefined,
  { design, hasName }: { design: PreviewDesign; hasName: boolean },
): PreviewLayout {
  if (shape === undefined) return layOutWithoutPicture(design, hasName);
  return shape <= widestBeside ? layOutBeside(shape, design, hasName) : layOutBehind(design, hasName);
}

function layOutBeside(shape: number, { surface, tint, sun, wave }: PreviewDesign, hasName: boolean): PreviewLayout {
  const pictureWidth = Math.round(Math.min(besideWidth.most, Math.max(besideWidth.least, height * shape)));
  const edge = width - pictureWidth;
  const lines = [
    { color: sun, at: edge + 10 },
    { color: surface, at: edge },
  ];
  const paths = lines.map(({ color, at }) => `<path fill="${color}" d="M0 0H${at}${dividingLine(at, wave)}H0z"/>`);
  return {
    picture: { left: edge, top: 0, width: pictureWidth, height },
    // Portraits show the head.
    align: shape < 0.9 ? "xMidYMin" : "xMidYMid",
    background: tint,
    shapes: paths.join(""),
    logo: boxAround(edge / 2, hasName ? 225 : height / 2, {
      width: Math.min(edge - 120, 260),
      height: hasName ? 190 : 240,
    }),
    name: boxAround(edge / 2 - 4, 435, { width: edge - 72, height: 180 }),
  };
}

/** Draws the dividing line from top to bottom; a wave looks like those between the bands of a page. */
function dividingLine(at: number, isWave: boolean): string {
  const to = (offset: number): number => at + offset;
  return isWave
    ? `C${to(22)} 80 ${to(-22)} 150 ${to(-6)} 250S${to(29)} 400 ${to(8)} 480 ${to(-22)} 560 ${at} ${height}`
    : `V${height}`;
}

/** Puts the logo in a corner of the picture. */
function layOutBehind({ surface, tint, corners }: PreviewDesign, hasName: boolean): PreviewLayout {
  const plate = { width: hasName ? 640 : 280, height: 230 };
  const radius = { pebble: 110, round: 32, square: 0 }[corners];
  const top = height - plate.height;
  const outline = `M0 ${top}H${plate.width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${height}H0z`;
  return {
    picture: { left: 0, top: 0, width, height },
    align: "xMidYMid",
    background: tint,
    shapes: `<path fill="${surface}" d="${outline}"/>`,
    logo: boxAround(132, top + plate.height / 2 + 4, { width: 180, height: 140 }),
    name: boxAround(412, top + plate.height / 2 + 4, { width: 340, height: 150 }),
  };
}

/** Draws what a page head shows: the sun and the waves. */
function layOutWithoutPicture({ surface, tint, sun, wave }: PreviewDesign, hasName: boolean): PreviewLayout {
  const waves = `<g fill="${surface}"><path opacity=".6" d="M0 470C150 430 280 425 450 455s275 36 433 11 217-36 317-17V${height}H0z"/><path d="M0 510C183 550 317 460 533 480s267 54 433 28 167-34 234-28V${height}H0z"/></g>`;
  const shapes = [
    `<g fill="${sun}"><circle cx="980" cy="150" r="230" opacity=".3"/><circle cx="980" cy="150" r="150"/></g>`,
    wave ? waves : `<path fill="${surface}" d="M0 490H${width}V${height}H0z"/>`,
  ];
  return {
    background: tint,
    shapes: shapes.join(""),
    logo: boxAround(400, hasName ? 175 : 250, { width: 520, height: hasName ? 190 : 280 }),
    name: boxAround(400, 360, { width: 640, height: 140 }),
  };
}

/** Returns the layout as an SVG drawing. `picture` and `logo` are `data:` addresses, `name` is SVG. */
export function drawPreview(
  { picture: pictureBox, align = "xMidYMid", background, shapes, logo: logoBox }: PreviewLayout,
  { picture, logo, name }: { picture: string | undefined; logo: string; name: string },
): string {
  const parts = [
    `<path fill="${background}" d="M0 0H${width}V${height}H0z"/>`,
    pictureBox && picture !== undefined ? drawImage(pictureBox, picture, `${align} slice`) : "",
    shapes,
    drawImage(logoBox, logo, "xMidYMid meet"),
    name,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

function drawImage({ left, top, width, height }: Box, href: string, ratio: string): string {
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="${ratio}" href="${href}"/>`;
}

function boxAround(x: number, y: number, { width, height }: Pick<Box, "width" | "height">): Box {
  return { left: Math.round(x - width / 2), top: Math.round(y - height / 2), width: Math.round(width), height };
}
