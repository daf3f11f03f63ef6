import { createRandom } from "./create-random.ts";

/** Draws a room with a window, a piece of furniture and a plant as SVG, different for each number. */
export function drawRoom(number: number, width: number, height: number): string {
  const random = createRandom(number);
  const hue = Math.round(random() * 360);
  const x = (part: number): number => Math.round(width * part);
  const y = (part: number): number => Math.round(height * part);
  const left = random() * 0.4 + 0.08;
  const seat = 0.15 + random() * 0.3;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="hsl(${hue},30%,88%)"/><stop offset="1" stop-color="hsl(${hue},24%,70%)"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#w)"/>
<rect y="${y(0.72)}" width="100%" height="${y(0.3)}" fill="hsl(${hue + 40},26%,46%)"/>
<rect x="${x(left)}" y="${y(0.12)}" width="${x(0.34)}" height="${y(0.4)}" rx="6" fill="hsl(200,50%,92%)" stroke="#fff" stroke-width="8"/>
<rect x="${x(seat)}" y="${y(0.56)}" width="${x(0.42)}" height="${y(0.24)}" rx="${y(0.06)}" fill="hsl(${hue + 190},38%,40%)"/>
<circle cx="${x(0.84)}" cy="${y(0.52)}" r="${y(0.13)}" fill="hsl(140,30%,38%)"/>
<rect x="${x(0.81)}" y="${y(0.62)}" width="${x(0.06)}" height="${y(0.18)}" rx="4" fill="hsl(20,44%,48%)"/>
</svg>`;
}

/** Draws a head and shoulders as SVG, different for each number. */
export function drawPortrait(number: number, width: number, height: number): string {
  const random = createRandom(number + 100);
  const hue = Math.round(random() * 360);
  const skin = 35 + Math.round(random() * 45);
  const hair = Math.round(random() * 50) + 8;
  const r = width * 0.2;
  const center = width / 2;
  const face = height * 0.42;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="hsl(${hue},26%,84%)"/>
<circle cx="${center}" cy="${face - r * 0.25}" r="${r * 1.12}" fill="hsl(28,30%,${hair}%)"/>
<ellipse cx="${center}" cy="${height}" rx="${width * 0.38}" ry="${height * 0.34}" fill="hsl(215,40%,42%)"/>
<rect x="${center - r * 0.4}" y="${face + r * 0.6}" width="${r * 0.8}" height="${r}" fill="hsl(24,42%,${skin - 5}%)"/>
<ellipse cx="${center}" cy="${face + r * 0.1}" rx="${r * 0.85}" ry="${r}" fill="hsl(24,44%,${skin}%)"/>
<path d="M${center - r * 0.35} ${face + r * 0.5}q${r * 0.35} ${r * 0.3} ${r * 0.7} 0" fill="none" stroke="#fff" stroke-width="${r * 0.08}"/>
</svg>`;
}
