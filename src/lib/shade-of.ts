/** The number of shades from black to white. */
export const shades = 256;

/**
 * Returns how light a color is, from 0 for black, in steps of equal contrast (relative luminance and contrast ratio of WCAG 2.2). Channels
 * are 0 to 255.
 */
export function shadeOf(red: number, green: number, blue: number): number {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return shadeInContrast((luminance + 0.05) / 0.05);
}

/** Returns how light the color is that has this contrast to black. */
export const shadeInContrast = (ratio: number): number => Math.round((Math.log(ratio) / Math.log(21)) * (shades - 1));

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the contrast ratio, from 1 to 21. */
export function contrastOfShades(one: number, other: number): number {
  return 21 ** (Math.abs(one - other) / (shades - 1));
}
