// @ts-check
// Building blocks for the Kelpwood pictures. Every export returns a piece of
// SVG as a string; a picture is a list of such pieces given to `picture()`.

/** The site's colours, and the colours of teeth, gum, bone and metal. */
export const P = {
  ink: "#0f2f33",
  deep: "#17494d",
  kelp: "#1f6463",
  sea: "#3d9a97",
  lagoon: "#8cc7c1",
  foam: "#e4f1ee",
  mist: "#f3f8f6",
  sand: "#f3e9da",
  dune: "#e2cfb0",
  shell: "#fffdf9",
  coral: "#d9644a",
  blush: "#f1b3a2",
  sun: "#f0bd6a",
  enamel: "#fbfaf5",
  enamelShade: "#e3e6df",
  dentine: "#f0dfb4",
  pulp: "#d9736b",
  gum: "#e79a94",
  gumShade: "#cf7a78",
  bone: "#efe2c6",
  bonePore: "#dcc79d",
  metal: "#9fb0b5",
  metalDark: "#6d8289",
  metalLight: "#dbe5e6",
};

/** Skin tones for people, light to dark. */
export const SKIN = ["#f6d5bd", "#e8b993", "#c98f66", "#a06a45", "#74482f"];

/** Hair colours. */
export const HAIR = {
  black: "#2a2524",
  brown: "#5b3a29",
  auburn: "#8a4b2d",
  blond: "#d6ab62",
  grey: "#b9bdbb",
  white: "#ecebe6",
};

/**
 * What colors become on a dark screen: grounds are dark, so what stands on them is seen. Teeth, gums, bone, skin, hair and light stay as they
 * are, and so do their mixtures. `mix` adds the mixtures of these.
 */
const NIGHT = new Map([
  [P.ink, "#041517"],
  [P.deep, "#2a6367"],
  [P.kelp, "#2f7d7b"],
  [P.sea, "#46a5a1"],
  [P.lagoon, "#3a7f7c"],
  [P.foam, "#1a4347"],
  [P.mist, "#123439"],
  [P.sand, "#204c4f"],
  [P.dune, "#2c5a5b"],
  [P.shell, "#f1f4ef"],
  [P.metal, P.metal],
]);

const GROUNDS = [P.foam, P.mist, P.sand, P.dune];

/** Paper stays light on a dark screen, but not where it only makes a ground lighter. @param {string} color @param {string} [other] */
const nightOf = (color, other = "") =>
  NIGHT.get(color === P.shell && GROUNDS.includes(other) ? P.mist : color) ?? color;

/** @typedef {{x?: number, y?: number, s?: number, rot?: number, flip?: boolean, mirror?: boolean}} Place */

// ---------------------------------------------------------------- numbers, colours, attributes

/** A number with one decimal at most. @param {number} v */
export const n = (v) => String(Math.round(v * 10) / 10 || 0);

/** The colour a share `t` of the way from `a` to `b`. @param {string} a @param {string} b @param {number} t */
export function mix(a, b, t) {
  const mixed = between(a, b, t);
  if (NIGHT.has(a) && NIGHT.has(b)) NIGHT.set(mixed, between(nightOf(a, b), nightOf(b, a), t));
  return mixed;
}

/** @param {string} a @param {string} b @param {number} t */
function between(a, b, t) {
  const part = (/** @type {string} */ c, /** @type {number} */ i) => parseInt(c.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Repeatable numbers from 0 to 1. @param {number} seed */
export function random(seed) {
  let state = (seed * 2654435761 + 12345) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** @param {Record<string, string | number | undefined>} attributes */
const attrs = (attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? String(Math.round(value * 100) / 100) : value}"`)
    .join("");

// ---------------------------------------------------------------- plain shapes

/** A filled path. @param {string} d @param {string} fill @param {Record<string, string | number | undefined>} [more] */
export const fill = (d, fill, more = {}) => `<path d="${d}"${attrs({ fill, ...more })}/>`;

/** A line with round ends. @param {string} d @param {string} [colour] @param {number} [width] @param {Record<string, string | number | undefined>} [more] */
export const line = (d, colour = P.ink, width = 3, more = {}) =>
  `<path d="${d}"${attrs({ fill: "none", stroke: colour, "stroke-width": width, ...more })}/>`;

/** A filled path with an outline. @param {string} d @param {string} fillColour @param {string} [colour] @param {number} [width] @param {Record<string, string | number | undefined>} [more] */
export const shape = (d, fillColour, colour = P.ink, width = 3, more = {}) =>
  `<path d="${d}"${attrs({ fill: fillColour, stroke: colour, "stroke-width": width, ...more })}/>`;

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {Record<string, string | number | undefined>} [more] */
export const circle = (cx, cy, r, fill, more = {}) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attrs({ fill, ...more })}/>`;

/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} fill @param {Record<string, string | number | undefined>} [more] */
export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attrs({ fill, ...more })}/>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} rx @param {string} fill @param {Record<string, string | number | undefined>} [more] */
export const rect = (x, y, w, h, rx, fill, more = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ""}${attrs({ fill, ...more })}/>`;

/** Puts pieces at a place: move, turn, scale; `flip` is upside down, `mirror` is left to right. @param {Place} place @param {...(string | false | undefined)} pieces */
export function at({ x = 0, y = 0, s = 1, rot = 0, flip = false, mirror = false }, ...pieces) {
  const sx = mirror ? -s : s;
  const sy = flip ? -s : s;
  const two = (/** @type {number} */ v) => String(Math.round(v * 1000) / 1000);
  const transform = [
    x || y ? `translate(${n(x)} ${n(y)})` : "",
    rot ? `rotate(${n(rot)})` : "",
    sx !== 1 || sy !== 1 ? `scale(${sx === sy ? two(sx) : `${two(sx)} ${two(sy)}`})` : "",
  ]
    .filter(Boolean)
    .join(" ");
  const inside = pieces.filter(Boolean).join("");
  return transform ? `<g transform="${transform}">${inside}</g>` : inside;
}

/** Pieces with a common opacity. @param {number} opacity @param {...(string | false | undefined)} pieces */
export const faded = (opacity, ...pieces) => `<g opacity="${opacity}">${pieces.filter(Boolean).join("")}</g>`;

/** Pieces cut to a path; `id` must be unique among the site's pictures (begin it with the picture's name). @param {string} id @param {string} d @param {...(string | false | undefined)} pieces */
export const clipped = (id, d, ...pieces) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${pieces.filter(Boolean).join("")}</g>`;

/** The whole picture; lines get round ends and joins from here. @param {(string | false | undefined)[]} pieces @param {{w?: number, h?: number}} [size] */
export function picture(pieces, { w = 800, h = 600, isSameAtNight = false } = {}) {
  const drawn = pieces
    .filter(Boolean)
    .join("\n")
    .replace(/(?<= d=")[^"]+/g, (d) => d.replace(/ (?=-)/g, "").replace(/(?<![\d.])0(?=\.\d)/g, ""));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" stroke-linecap="round" stroke-linejoin="round">\n${isSameAtNight ? "" : night(drawn)}${drawn}\n</svg>\n`;
}

/** The colors of a dark screen, for each color of a drawing that has another there. @param {string} drawn */
function night(drawn) {
  const paints = new Set(drawn.match(/(?:fill|stroke)="#[^"]+"/g));
  const rules = [...paints].flatMap((paint) => {
    const [property, color = ""] = paint.slice(0, -1).split('="');
    return nightOf(color) === color ? [] : [`[${paint}]{${property}:${nightOf(color)}}`];
  });
  return rules.length === 0 ? "" : `<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>\n`;
}

// ---------------------------------------------------------------- backgrounds

/** One slow wave line across the picture. @param {number} y @param {{w?: number, rise?: number, length?: number, start?: number}} [options] */
export function waveLine(y, { w = 800, rise = 14, length = 320, start = -60 } = {}) {
  let d = `M${n(start)} ${n(y)}q${n(length / 4)} ${n(-rise * 2)} ${n(length / 2)} 0`;
  for (let x = start + length / 2; x < w; x += length / 2) d += `t${n(length / 2)} 0`;
  return d;
}

/**
 * The quiet coastal background.
 * @param {{w?: number, h?: number, air?: string, water?: string, horizon?: number, sun?: [number, number, number] | null, sunColour?: string, waves?: number}} [options]
 *   `horizon` is the y of the water line (h or more: no water); `sun` is [x, y, radius].
 */
export function coast({
  w = 800,
  h = 600,
  air = P.mist,
  water = P.foam,
  horizon = 430,
  sun = [640, 150, 70],
  sunColour = mix(P.sun, P.shell, 0.55),
  waves = 2,
} = {}) {
  const pieces = [rect(0, 0, w, h, 0, air)];
  if (sun) pieces.push(circle(sun[0], sun[1], sun[2], sunColour));
  if (horizon < h) {
    pieces.push(fill(`${waveLine(horizon, { w, rise: 9, length: 460 })}V${h}H-60Z`, water));
    for (let i = 1; i <= waves; i += 1) {
      pieces.push(
        line(
          waveLine(horizon + i * 44, { w, rise: 7, length: 320, start: -60 - i * 70 }),
          mix(water, P.lagoon, 0.45),
          3,
        ),
      );
    }
  }
  return pieces.join("");
}

/**
 * A kelp frond growing up from (x, y).
 * @param {{x: number, y: number, h?: number, lean?: number, colour?: string, blades?: number, size?: number}} options
 *   `lean`: how far the tip moves sideways; `size`: length of the blades.
 */
export function kelp({ x, y, h = 260, lean = 30, colour = P.lagoon, blades = 7, size = 58 }) {
  const bend = -lean * 0.9;
  const on = (/** @type {number} */ t) => ({
    x: x + 2 * t * (1 - t) * bend + t * t * lean,
    y: y - h * t,
  });
  const mid = { x: x + bend, y: y - h / 2 };
  const end = on(1);
  let leaves = "";
  let floats = "";
  for (let i = 0; i < blades; i += 1) {
    const t = 0.1 + (0.86 * i) / Math.max(1, blades - 1);
    const p = on(t);
    const side = i % 2 ? 1 : -1;
    const l = size * (1.05 - 0.45 * t);
    leaves += `M${n(p.x)} ${n(p.y)}c${n(side * l * 0.16)} ${n(-l * 0.44)} ${n(side * l * 0.62)} ${n(-l * 0.3)} ${n(side * l * 1.12)} ${n(-l * 0.78)}c${n(-side * l * 0.06)} ${n(l * 0.62)} ${n(-side * l * 0.66)} ${n(l * 0.5)} ${n(-side * l * 1.12)} ${n(l * 0.78)}`;
    floats += `M${n(p.x + side * l * 0.13)} ${n(p.y - l * 0.15)}h0`;
  }
  const tip = size * 0.6;
  leaves += `M${n(end.x)} ${n(end.y)}q${n(-tip * 0.3)} ${n(-tip * 0.5)} ${n(tip * 0.1)} ${n(-tip)}q${n(tip * 0.3)} ${n(tip * 0.5)} ${n(-tip * 0.1)} ${n(tip)}`;
  return (
    line(`M${n(x)} ${n(y)}Q${n(mid.x)} ${n(mid.y)} ${n(end.x)} ${n(end.y)}`, colour, Math.max(3, size / 12)) +
    fill(leaves, colour) +
    line(floats, colour, Math.max(7, size / 4.6))
  );
}

// ---------------------------------------------------------------- teeth

/**
 * Shapes of the teeth. Own coordinates: the neck is at (0, 0), the crown grows
 * up, the root down (a lower tooth). `half` is the half width at the neck.
 */
export const TEETH = {
  molar: {
    half: 43,
    width: 110,
    crownHeight: 85,
    rootLength: 140,
    back: "M-44-70C-40-92-30-96-24-90C-16-82-10-80-2-82C8-88 18-98 28-94C38-90 44-82 46-70Z",
    crown:
      "M-43 0C-47-14-57-32-55-54C-53-72-45-84-33-84C-22-84-15-74-4-70C8-76 15-86 28-85C44-84 53-72 55-54C57-34 47-14 43 0C26 9-26 9-43 0Z",
    shade: "M28-85C44-84 53-72 55-54C57-34 47-14 43 0C36 4 28 6 18 7C36-12 42-40 37-62C35-72 32-79 28-85Z",
    groove: "M-4-70C-6-60-3-52-4-42M-33-70C-33-65-31-61-29-58",
    root: "M-43 0C-48 34-52 88-36 132C-32 142-24 142-21 131C-15 104-15 68-1 46C11 68 9 102 19 129C23 140 31 140 35 129C50 92 48 34 43 0C26 9-26 9-43 0Z",
    dentine:
      "M-42 4C-44-10-47-26-45-46C-43-60-39-68-31-68C-22-68-14-59-4-56C8-61 16-69 27-68C38-67 43-58 45-46C47-26 44-10 42 4Z",
    pulp: "M-20-30C-25-40-32-50-28-52C-23-53-18-40-8-38C2-36 10-40 18-48C23-53 28-50 25-43C21-32 23-8 24 8C27 48 32 88 28 122C28 126 26 126 25 122C21 88 16 52 8 28C4 20-6 20-10 28C-19 52-24 88-28 124C-29 128-31 127-31 123C-33 88-28 48-24 8C-22-8-16-20-20-30Z",
  },
  premolar: {
    half: 29,
    width: 82,
    crownHeight: 92,
    rootLength: 130,
    back: "M-30-64C-22-84-12-88-4-82C8-86 20-82 30-64Z",
    crown:
      "M-29 0C-33-16-43-32-41-54C-40-66-19-84-7-90C-2-93 4-93 9-89C21-82 39-67 41-54C43-32 33-16 29 0C16 10-16 10-29 0Z",
    shade: "M9-89C21-82 39-67 41-54C43-32 33-16 29 0C24 4 18 6 12 7C26-14 31-42 26-58C22-70 16-80 9-89Z",
    groove: "M-14-66C-10-60-8-54-8-48",
    root: "M-29 0C-32 40-26 92-10 124C-5 133 5 132 9 124C24 92 32 40 29 0C16 10-16 10-29 0Z",
    dentine: "M-28 4C-31-12-35-28-32-48C-30-58-14-70-6-75C-2-77 4-77 8-74C16-69 30-58 32-48C35-28 31-12 28 4Z",
    pulp: "M-12-30C-14-40-8-54-2-58C0-60 3-60 4-58C9-52 14-40 12-30C10-12 13 2 11 22C9 60 5 90 2 116C1 120-1 120-2 116C-5 90-9 60-11 22C-13 2-10-12-12-30Z",
  },
  canine: {
    half: 29,
    width: 82,
    crownHeight: 106,
    rootLength: 154,
    back: "",
    crown:
      "M-29 0C-33-20-43-42-41-64C-40-74-17-96-5-104C-1-107 4-107 8-103C21-94 40-76 41-64C43-42 33-20 29 0C16 12-16 12-29 0Z",
    shade: "M8-103C21-94 40-76 41-64C43-42 33-20 29 0C24 5 18 7 12 8C26-14 31-46 26-66C22-80 16-92 8-103Z",
    groove: "M-2-92C-8-76-8-56-6-40",
    root: "M-29 0C-32 46-26 110-9 148C-4 157 5 156 9 148C24 110 32 46 29 0C16 12-16 12-29 0Z",
    dentine: "M-28 4C-31-16-35-36-32-56C-30-66-14-82-5-88C-1-90 4-90 7-87C16-81 30-66 32-56C35-36 31-16 28 4Z",
    pulp: "M-11-34C-12-50-6-66 0-70C3-71 5-68 7-62C11-52 12-44 11-34C10-12 12 2 10 26C8 70 5 104 2 138C1 142-1 142-2 138C-5 104-8 70-10 26C-12 2-10-12-11-34Z",
  },
  incisor: {
    half: 27,
    width: 80,
    crownHeight: 98,
    rootLength: 132,
    back: "",
    crown:
      "M-27 0C-30-20-39-48-40-82C-40-93-36-97-28-98C-10-100 12-99 28-98C37-97 41-93 40-83C38-50 31-20 27 0C15 13-15 13-27 0Z",
    shade: "M28-98C37-97 41-93 40-83C38-50 31-20 27 0C22 6 17 8 11 9C24-14 32-54 28-98Z",
    groove: "M-12-92C-13-82-12-74-11-66M10-92C11-84 10-76 9-68",
    root: "M-27 0C-30 42-23 98-8 126C-4 133 4 133 8 126C22 96 30 42 27 0C15 13-15 13-27 0Z",
    dentine: "M-26 4C-28-16-33-40-33-74C-33-82-30-86-24-86C-8-88 10-87 24-86C31-86 34-82 33-74C32-42 29-16 26 4Z",
    pulp: "M-11-38C-14-52-14-62-11-64C-8-64-4-58 0-58C4-58 8-64 11-64C14-62 14-52 11-38C9-14 11 2 9 24C7 62 4 90 2 116C1 120-1 120-2 116C-4 90-7 62-9 24C-11 2-9-14-11-38Z",
  },
};

/** The upper molar has a third root (the palate side), seen behind the other two. */
const PALATAL_ROOT = "M-22 20C-18 74-12 118-5 146C-2 155 6 155 8 146C16 116 22 74 22 20Z";

/** @typedef {'molar' | 'premolar' | 'canine' | 'incisor'} ToothKind */

/**
 * One tooth, seen from the cheek or lip side.
 * @param {ToothKind} kind
 * @param {Place & {upper?: boolean, section?: boolean, part?: 'whole' | 'crown' | 'root', outline?: 'ink' | 'soft' | 'none', tint?: string, pulp?: string, root?: string}} [options]
 *   (x, y) is the middle of the neck. `upper`: crown hangs down (and a molar gets three roots).
 *   `section`: cut open, showing enamel, dentine and pulp. `part`: only the crown or only the root.
 *   `tint`: enamel colour; `pulp`: pulp colour ('none' leaves it out); `root`: root colour.
 */
export function tooth(kind, options = {}) {
  const {
    upper = false,
    section = false,
    part = "whole",
    outline = "ink",
    tint = P.enamel,
    pulp = P.pulp,
    root = mix(P.dentine, P.shell, 0.25),
    s = 1,
    flip = false,
    ...place
  } = options;
  const t = TEETH[kind];
  const stroke = outline === "ink" ? P.ink : mix(P.dune, P.metalDark, 0.35);
  const w = (outline === "ink" ? 3 : 2.4) / s;
  const draw = (/** @type {string} */ d, /** @type {string} */ colour) =>
    d ? (outline === "none" ? fill(d, colour) : shape(d, colour, stroke, w)) : "";
  const shadeColour = tint === P.enamel ? P.enamelShade : mix(tint, P.metalDark, 0.16);
  const pieces = [];
  if (upper && kind === "molar" && part !== "crown") pieces.push(draw(PALATAL_ROOT, mix(root, P.bonePore, 0.5)));
  if (section) {
    const inner = t.dentine.replace(/^M(\S+) 4(.*)Z$/, "M$1 4$2Q0 26 $1 4Z");
    const open = (/** @type {string} */ d) => d.replace(/C[^C]*Z$/, "");
    if (part !== "root") pieces.push(fill(t.crown, tint));
    if (part !== "crown") pieces.push(fill(t.root, P.dentine));
    if (part !== "root") pieces.push(fill(inner, P.dentine));
    if (part !== "crown" && pulp !== "none") pieces.push(fill(t.pulp, pulp));
    if (outline !== "none")
      pieces.push(line((part !== "root" ? open(t.crown) : "") + (part !== "crown" ? open(t.root) : ""), stroke, w));
  } else {
    if (part !== "crown") pieces.push(draw(t.root, root));
    if (part !== "root") {
      pieces.push(
        draw(t.back, shadeColour),
        fill(t.crown, tint),
        fill(t.shade, shadeColour),
        line(t.groove, mix(shadeColour, P.metalDark, 0.4), 2.4 / s),
      );
      if (outline !== "none") pieces.push(line(t.crown, stroke, w));
    }
  }
  return at({ ...place, s, flip: upper !== flip }, ...pieces);
}

/** @param {Parameters<typeof tooth>[1]} [options] */
export const molar = (options) => tooth("molar", options);
/** @param {Parameters<typeof tooth>[1]} [options] */
export const premolar = (options) => tooth("premolar", options);
/** @param {Parameters<typeof tooth>[1]} [options] */
export const canine = (options) => tooth("canine", options);
/** @param {Parameters<typeof tooth>[1]} [options] */
export const incisor = (options) => tooth("incisor", options);

// ---------------------------------------------------------------- bone and gum

/** @typedef {{x: number, half: number, y?: number}} Neck a tooth's neck: middle, half width, and the gum's height there if it is not the common one */

/**
 * The line of a scalloped margin over a row of teeth, left to right, without a leading M.
 * Low in the middle of each tooth, with a papilla peak between two teeth.
 * @param {number} x0 @param {number} x1 @param {number} y height at the teeth @param {Neck[]} necks @param {number} peak height of the papillae
 */
export function scallop(x0, x1, y, necks, peak) {
  let d = `${n(x0)} ${n(y - (necks.length ? peak * 0.45 : 0))}`;
  let left = x0;
  necks.forEach((neck, i) => {
    const next = necks[i + 1];
    const right = next ? (neck.x + neck.half + next.x - next.half) / 2 : Math.min(x1, neck.x + neck.half + 14);
    const start = i ? left : Math.max(x0, neck.x - neck.half - 14);
    if (!i)
      d += `C${n((x0 + start) / 2)} ${n(y - peak * 0.5)} ${n(start - 10)} ${n(y - peak * 0.95)} ${n(start)} ${n(y - peak * 0.85)}`;
    const m = neck.y ?? y;
    const endPeak = next ? peak : peak * 0.85;
    const endY = ((neck.y ?? y) + (next?.y ?? neck.y ?? y)) / 2 - endPeak;
    d += `C${n(start + (neck.x - start) * 0.3)} ${n(y - peak * 0.5 + (m - y) * 0.6)} ${n(neck.x - neck.half * 0.5)} ${n(m)} ${n(neck.x)} ${n(m)}`;
    d += `C${n(neck.x + neck.half * 0.5)} ${n(m)} ${n(right - (right - neck.x) * 0.3)} ${n(m - peak * 0.5)} ${n(right)} ${n(endY)}`;
    left = right;
  });
  if (necks.length)
    d += `C${n(left + 10)} ${n(y - peak * 0.95)} ${n((left + x1) / 2)} ${n(y - peak * 0.5)} ${n(x1)} ${n(y - peak * 0.45)}`;
  else d += `L${n(x1)} ${n(y)}`;
  return d;
}

/**
 * Bone, cut open: a body with a firm rim on its crest and pores inside.
 * @param {{x0?: number, x1?: number, y: number, bottom: number, crest?: string, necks?: Neck[], peak?: number, seed?: number, pores?: number, skip?: (x: number, y: number) => boolean}} options
 *   `y`: crest height; `bottom`: lower edge. Either `necks` (a scalloped crest) or `crest`
 *   (path commands from (x0, y) to the right edge, without M) or neither (a gentle crest).
 *   `skip`: says where no pore may lie.
 */
export function bone({ x0 = -20, x1 = 820, y, bottom, crest, necks, peak = 12, seed = 3, pores = 60, skip }) {
  const top =
    crest ??
    (necks ? scallop(x0, x1, y, necks, peak) : `${n(x0)} ${n(y)}Q${n((x0 + x1) / 2)} ${n(y - 10)} ${n(x1)} ${n(y)}`);
  const rnd = random(seed);
  let dots = "";
  const margin = 34;
  const deep = bottom - y - margin - 8;
  for (let i = 0; i < pores && deep > 0; i += 1) {
    const px = x0 + 14 + rnd() * (x1 - x0 - 28);
    const py = y + margin + rnd() * deep;
    if (skip?.(px, py)) continue;
    dots +=
      `M${Math.round(px)} ${Math.round(py)}${rnd() < 0.5 ? "h" : "l"}${rnd() < 0.5 ? "0" : `${Math.round(rnd() * 5 + 1)}`}`.replace(
        /l(\d+)$/,
        "l$1 2",
      );
  }
  return fill(`M${top}V${n(bottom)}H${n(x0)}Z`, P.bone) + line(dots, P.bonePore, 6.5) + line(`M${top}`, P.bonePore, 7);
}

/**
 * Gum with a scalloped margin. In a cut view draw gum, then bone, then teeth; in a front view draw teeth, then gum.
 * @param {{x0?: number, x1?: number, y: number, depth?: number, bottom?: string, necks?: Neck[], peak?: number, colour?: string, edge?: boolean}} options
 *   `y`: margin at the teeth; `depth`: thickness; `bottom`: own lower edge (path commands from
 *   the right end back to the left one), else a soft wave at y + depth.
 */
export function gum({ x0 = -20, x1 = 820, y, depth = 46, bottom, necks = [], peak = 26, colour = P.gum, edge = true }) {
  const top = scallop(x0, x1, y, necks, peak);
  const under = bottom ?? `L${n(x1)} ${n(y + depth)}Q${n((x0 + x1) / 2)} ${n(y + depth + 12)} ${n(x0)} ${n(y + depth)}`;
  return fill(`M${top}${under}Z`, colour) + (edge ? line(`M${top}`, mix(colour, P.gumShade, 0.75), 4) : "");
}

// ---------------------------------------------------------------- implants

/**
 * An implant screw; (x, y) is the middle of its platform, it goes down.
 * @param {Place & {h?: number, w?: number, threads?: number, outline?: boolean, colour?: string}} [options] `h`: length, `w`: half width at the top
 */
export function implant(options = {}) {
  const { h = 150, w = 25, threads = 8, outline = true, colour = P.metal, s = 1, ...place } = options;
  const collar = h * 0.09;
  const step = (h * 0.86 - collar) / threads;
  const wide = (/** @type {number} */ y) => w * (1 - 0.42 * ((y - collar) / (h - collar)) ** 1.4);
  let right = "";
  let left = "";
  let lines = "";
  for (let i = 0; i < threads; i += 1) {
    const y = collar + i * step;
    right += `L${n(wide(y) - 4)} ${n(y + step * 0.12)}L${n(wide(y))} ${n(y + step * 0.5)}L${n(wide(y + step) - 4)} ${n(y + step * 0.92)}`;
    left = `L${n(-wide(y + step) + 4)} ${n(y + step * 0.92 + step * 0.3)}L${n(-wide(y))} ${n(y + step * 0.5 + step * 0.3)}L${n(-wide(y) + 4)} ${n(y + step * 0.12 + step * 0.3)}${left}`;
    lines += `M${n(-wide(y) + 5)} ${n(y + step * 0.8)}L${n(wide(y) - 5)} ${n(y + step * 0.5)}`;
  }
  const end = wide(collar + threads * step) - 4;
  const body = `M${n(-w)} 0H${n(w)}V${n(collar)}${right}L${n(end * 0.8)} ${n(h - 5)}Q${n(end * 0.7)} ${n(h)} ${n(end * 0.4)} ${n(h)}H${n(-end * 0.4)}Q${n(-end * 0.7)} ${n(h)} ${n(-end * 0.8)} ${n(h - 5)}${left}L${n(-w)} ${n(collar)}Z`;
  return at(
    { ...place, s },
    outline ? shape(body, colour, P.ink, 3 / s) : fill(body, colour),
    fill(`M${n(-w * 0.62)} ${n(collar)}H${n(-w * 0.2)}L${n(-w * 0.1)} ${n(h * 0.9)}H${n(-w * 0.34)}Z`, P.metalLight, {
      opacity: 0.8,
    }),
    line(lines, P.metalDark, 2.4 / s),
    outline && line(`M${n(-w)} ${n(collar)}H${n(w)}`, P.ink, 3 / s),
  );
}

/**
 * The abutment (the post on top of an implant); (x, y) is the middle of the platform, it goes up.
 * @param {Place & {h?: number, w?: number}} [options]
 */
export function abutment(options = {}) {
  const { h = 58, w = 22, s = 1, ...place } = options;
  const d = `M${n(-w * 0.9)} 0L${n(-w * 1.25)} ${n(-h * 0.3)}H${n(-w * 0.85)}L${n(-w * 0.6)} ${n(-h + 5)}Q${n(-w * 0.55)} ${n(-h)} ${n(-w * 0.35)} ${n(-h)}H${n(w * 0.35)}Q${n(w * 0.55)} ${n(-h)} ${n(w * 0.6)} ${n(-h + 5)}L${n(w * 0.85)} ${n(-h * 0.3)}H${n(w * 1.25)}L${n(w * 0.9)} 0Z`;
  return at(
    { ...place, s },
    shape(d, P.metalLight, P.ink, 3 / s),
    line(`M${n(-w * 0.82)} ${n(-h * 0.3)}H${n(w * 0.82)}`, P.metalDark, 2.4 / s),
  );
}

// ---------------------------------------------------------------- the arch from above

/** @typedef {{i: number, x: number, y: number, angle: number, kind: ToothKind, w: number, d: number}} Slot */

/**
 * Places of the fourteen teeth of an arch seen from the biting side, in order along the arch.
 * The arch opens downwards; its front is at y = -130, the molars end near y = 90, the ridge at y = 120.
 * @returns {Slot[]}
 */
export function archSlots() {
  /** @type {[ToothKind, number, number][]} kind, width along the arch, depth across it */
  const half = [
    ["incisor", 40, 27],
    ["incisor", 34, 26],
    ["canine", 37, 33],
    ["premolar", 37, 41],
    ["premolar", 37, 42],
    ["molar", 54, 52],
    ["molar", 51, 50],
  ];
  const point = (/** @type {number} */ a) => ({ x: 138 * Math.sin(a), y: -130 * Math.cos(a) });
  const at2 = (/** @type {number} */ length) => {
    // Walk along a front half ellipse and then along straight, slightly opening legs.
    let walked = 0;
    let a = 0;
    let p = point(0);
    while (a < Math.PI / 2) {
      a += 0.01;
      const q = point(a);
      walked += Math.hypot(q.x - p.x, q.y - p.y);
      p = q;
      if (walked >= length) {
        return { ...p, angle: (Math.atan2(130 * Math.sin(a), 138 * Math.cos(a)) * 180) / Math.PI };
      }
    }
    return { x: 138 + (length - walked) * 0.07, y: length - walked, angle: 86 };
  };
  /** @type {Slot[]} */
  const right = [];
  let from = 0;
  half.forEach(([kind, w, d], i) => {
    const p = at2(from + w / 2);
    right.push({ i: 7 + i, x: p.x, y: p.y, angle: p.angle, kind, w, d });
    from += w + 1;
  });
  const left = right.map((slot) => ({ ...slot, i: 13 - slot.i, x: -slot.x, angle: -slot.angle })).reverse();
  return [...left, ...right];
}

/** One tooth seen from the biting side. @param {Slot} slot @param {{tint?: string | undefined, outline?: string}} [options] */
export function biteTooth(
  { x, y, angle, kind, w, d },
  { tint = P.enamel, outline = mix(P.dune, P.metalDark, 0.5) } = {},
) {
  const a = w / 2;
  const b = d / 2;
  const dark = mix(P.enamelShade, P.metalDark, 0.4);
  const out = {
    molar: `M${n(-a * 0.55)} ${n(-b)}Q0 ${n(-b * 0.86)} ${n(a * 0.55)} ${n(-b)}Q${n(a)} ${n(-b * 0.9)} ${n(a)} ${n(-b * 0.4)}Q${n(a * 0.9)} 0 ${n(a)} ${n(b * 0.45)}Q${n(a * 0.9)} ${n(b)} ${n(a * 0.5)} ${n(b)}Q0 ${n(b * 0.85)} ${n(-a * 0.5)} ${n(b)}Q${n(-a * 0.9)} ${n(b)} ${n(-a)} ${n(b * 0.45)}Q${n(-a * 0.9)} 0 ${n(-a)} ${n(-b * 0.4)}Q${n(-a)} ${n(-b * 0.9)} ${n(-a * 0.55)} ${n(-b)}Z`,
    premolar: `M0 ${n(-b)}C${n(a * 0.7)} ${n(-b)} ${n(a)} ${n(-b * 0.6)} ${n(a * 0.92)} 0C${n(a * 0.86)} ${n(b * 0.7)} ${n(a * 0.5)} ${n(b)} 0 ${n(b)}C${n(-a * 0.5)} ${n(b)} ${n(-a * 0.86)} ${n(b * 0.7)} ${n(-a * 0.92)} 0C${n(-a)} ${n(-b * 0.6)} ${n(-a * 0.7)} ${n(-b)} 0 ${n(-b)}Z`,
    canine: `M0 ${n(-b)}Q${n(a * 0.75)} ${n(-b * 0.8)} ${n(a)} ${n(-b * 0.1)}Q${n(a * 0.6)} ${n(b * 0.9)} 0 ${n(b)}Q${n(-a * 0.6)} ${n(b * 0.9)} ${n(-a)} ${n(-b * 0.1)}Q${n(-a * 0.75)} ${n(-b * 0.8)} 0 ${n(-b)}Z`,
    incisor: `M${n(-a)} ${n(-b * 0.5)}Q0 ${n(-b * 1.35)} ${n(a)} ${n(-b * 0.5)}Q${n(a * 1.02)} ${n(b * 0.1)} ${n(a * 0.6)} ${n(b * 0.7)}Q0 ${n(b * 1.35)} ${n(-a * 0.6)} ${n(b * 0.7)}Q${n(-a * 1.02)} ${n(b * 0.1)} ${n(-a)} ${n(-b * 0.5)}Z`,
  }[kind];
  const fissure = {
    molar: `M${n(-a * 0.62)} ${n(b * 0.06)}L${n(-a * 0.22)} ${n(-b * 0.06)}L${n(a * 0.08)} ${n(b * 0.1)}L${n(a * 0.36)} ${n(-b * 0.04)}L${n(a * 0.62)} ${n(b * 0.06)}M${n(-a * 0.22)} ${n(-b * 0.06)}L${n(-a * 0.26)} ${n(-b * 0.6)}M${n(a * 0.36)} ${n(-b * 0.04)}L${n(a * 0.42)} ${n(-b * 0.5)}M${n(a * 0.08)} ${n(b * 0.1)}L${n(a * 0.06)} ${n(b * 0.6)}`,
    premolar: `M${n(-a * 0.5)} ${n(b * 0.02)}Q0 ${n(b * 0.26)} ${n(a * 0.5)} ${n(b * 0.02)}`,
    canine: `M${n(-a * 0.4)} ${n(-b * 0.08)}Q0 ${n(-b * 0.4)} ${n(a * 0.4)} ${n(-b * 0.08)}`,
    incisor: `M${n(-a * 0.62)} ${n(-b * 0.28)}Q0 ${n(-b * 0.85)} ${n(a * 0.62)} ${n(-b * 0.28)}`,
  }[kind];
  return at({ x, y, rot: angle }, shape(out, tint, outline, 2.2), line(fissure, dark, 2.2));
}

/** The gum ridge under an arch, as a horseshoe. */
export const ARCH_RIDGE =
  "M-184 92C-190 10-182-56-146-106C-112-156-58-170 0-170C58-170 112-156 146-106C182-56 190 10 184 92C184 128 108 128 106 92C106 50 104 6 90-32C74-74 42-94 0-94C-42-94-74-74-90-32C-104 6-106 50-106 92C-108 128-184 128-184 92Z";
/** The palate inside an upper arch. */
export const ARCH_PALATE =
  "M-108 100C-106 50-104 6-90-32C-74-74-42-94 0-94C42-94 74-74 90-32C104 6 106 50 108 100Q0 136-108 100Z";

/**
 * A whole arch seen from the biting side, front at the top.
 * @param {Place & {palate?: boolean, missing?: number[], ridge?: string, tint?: (slot: Slot) => string | undefined, over?: (slot: Slot) => string}} [options]
 *   `missing`: tooth numbers left out (0..13 along the arch; 6 and 7 are the middle incisors);
 *   `tint`: another enamel colour for a tooth; `over`: something drawn on each slot. `flip`: front at the bottom.
 */
export function arch(options = {}) {
  const { palate = false, missing = [], ridge = P.gum, tint, over, ...place } = options;
  const slots = archSlots();
  return at(
    place,
    palate &&
      fill(ARCH_PALATE, mix(ridge, P.shell, 0.35)) +
        line(
          "M-26-62Q-46-54-58-34M26-62Q46-54 58-34M-30-32Q-48-24-56-4M30-32Q48-24 56-4M0-78V86",
          mix(ridge, P.gumShade, 0.35),
          3,
        ),
    fill(ARCH_RIDGE, ridge),
    ...slots.filter((slot) => !missing.includes(slot.i)).map((slot) => biteTooth(slot, { tint: tint?.(slot) })),
    ...(over ? slots.map(over) : []),
  );
}

// ---------------------------------------------------------------- mouths and people

/**
 * A smiling mouth, front view; (x, y) is its middle, about 300 wide.
 * @param {Place & {lip?: string, inside?: string, tint?: string, gums?: boolean, id: string, tints?: (string | undefined)[]}} options
 *   `id`: unique clip id; `tints`: colours of the ten upper teeth, left to right; `gums`: show the gum line.
 */
export function smile(options) {
  const {
    lip = mix(P.coral, P.blush, 0.45),
    inside = mix(P.ink, P.coral, 0.35),
    tint = P.enamel,
    gums = false,
    id,
    tints = [],
    ...place
  } = options;
  const opening = "M-128-20C-84-36-40-40 0-34C40-40 84-36 128-20C104 40 56 70 0 70C-56 70-104 40-128-20Z";
  /** Width, height and corner of the teeth, from the middle outwards. @type {[number, number, number][]} */
  const sizes = [
    [36, 69, 7],
    [29, 61, 9],
    [27, 62, 8],
    [24, 51, 8],
    [22, 42, 8],
  ];
  const teeth = [];
  let margin = "";
  let x = 0;
  for (const [i, [w, h, r]] of sizes.entries()) {
    const top = -44 + i * 3 + (gums ? 16 : 0);
    const end = top + h;
    for (const side of [1, -1]) {
      const a = side * (x + 0.5);
      const b = side * (x + w - 0.5);
      const d = `M${n(a)} ${top}H${n(b)}V${end - r}Q${n(b)} ${end} ${n(b - side * r)} ${end}${i === 2 ? `Q${n((a + b) / 2)} ${end + 5} ${n(a + side * r)} ${end - 1}` : `H${n(a + side * 5)}`}Q${n(a)} ${end} ${n(a)} ${end - 8}Z`;
      teeth.push(shape(d, tints[side === 1 ? 5 + i : 4 - i] ?? tint, P.enamelShade, 2));
    }
    // The gum's edge over this tooth, to the right and to the left of the middle.
    const edge = top + 2;
    for (const side of [1, -1]) {
      margin += `M${n(side * x)}-70V${edge + 6}Q${n(side * (x + w * 0.12))} ${edge - 3} ${n(side * (x + w / 2))} ${edge - 3}Q${n(side * (x + w * 0.88))} ${edge - 3} ${n(side * (x + w))} ${edge + 7}V-70Z`;
    }
    x += w;
  }
  const row = teeth.reverse().join("");
  return at(
    place,
    fill(
      "M-150-24C-110-44-60-72-30-74C-16-75-8-68 0-68C8-68 16-75 30-74C60-72 110-44 150-24C120 50 64 106 0 106C-64 106-120 50-150-24Z",
      lip,
    ),
    fill("M-64 84C-30 98 30 98 64 84C40 92-40 92-64 84Z", mix(lip, P.shell, 0.45)),
    clipped(
      id,
      opening,
      fill(opening, inside),
      ellipse(0, 74, 74, 30, mix(P.coral, P.blush, 0.3)),
      row,
      gums && fill(margin, P.gum),
    ),
  );
}

/**
 * A person, head and shoulders; (x, y) is the middle of the face, the head is about 160 high.
 * @param {Place & {skin?: number, hair?: string, style?: 'short' | 'bob' | 'long' | 'bun' | 'curly' | 'bald' | 'crop', mouth?: 'smile' | 'grin' | 'calm' | 'open', eyes?: 'open' | 'closed', top?: string, collar?: 'round' | 'v' | 'coat', turn?: number, beard?: boolean, glasses?: boolean, mask?: boolean, cap?: string, shoulders?: boolean}} [options]
 *   `skin`: 0 (light) to 4 (dark); `turn`: -1 to 1, how far the face looks left or right;
 *   `cap`: colour of a clinical cap.
 */
export function person(options = {}) {
  const {
    skin = 1,
    hair = HAIR.brown,
    style = "short",
    mouth = "smile",
    eyes = "open",
    top = P.sea,
    collar = "round",
    turn = 0,
    beard = false,
    glasses = false,
    mask = false,
    cap,
    shoulders = true,
    s = 1,
    ...place
  } = options;
  const tone = SKIN[skin] ?? P.dune;
  const shade = mix(tone, "#7a3b2a", 0.2);
  const dark = skin >= 3 ? mix(P.ink, "#000000", 0.3) : P.ink;
  const mouthLine = skin >= 3 ? mix("#2a0f0c", P.coral, 0.1) : mix(P.ink, P.coral, 0.35);
  const k = turn * 12;
  const face =
    "M-58-22C-60-66-32-84 0-84C32-84 60-66 58-22C57 14 50 44 30 64C18 76 8 80 0 80C-8 80-18 76-30 64C-50 44-57 14-58-22Z";
  const backHair = {
    short: "",
    bald: "",
    crop: "",
    bob: "M-70-14C-78-74-44-104 0-104C44-104 78-74 70-14C74 20 76 44 66 60C40 70-40 70-66 60C-76 44-74 20-70-14Z",
    long: "M-70-14C-78-74-44-106 0-106C44-106 78-74 70-14C72 30 88 80 84 132C50 146-50 146-84 132C-88 80-72 30-70-14Z",
    bun: "M0-140C22-140 34-126 34-112C34-98 20-90 0-90C-20-90-34-98-34-112C-34-126-22-140 0-140Z",
    curly:
      "M-62 34C-86 30-92 4-78-12C-94-30-84-56-66-62C-66-86-40-98-24-92C-12-108 16-108 26-94C46-100 68-84 66-62C86-56 94-30 78-12C92 4 86 30 62 34Z",
  }[style];
  const frontHair = {
    short:
      "M-62-14C-70-76-40-100 4-100C46-100 68-72 62-14C56-22 54-36 50-46C28-44-6-50-24-62C-34-52-48-44-52-34C-56-26-58-20-62-14Z",
    crop: "M-60-20C-66-74-36-94 0-94C36-94 66-74 60-20C54-34 52-50 40-58C14-66-14-66-40-58C-52-50-54-34-60-20Z",
    bob: "M-62-4C-68-70-38-98 0-98C38-98 68-70 62-4C58-26 46-48 16-62C-8-42-48-40-62-4Z",
    long: "M-62 6C-70-70-38-98 0-98C38-98 70-70 62 6C58-30 40-56-6-66C-24-50-54-40-62 6Z",
    bun: "M-60-18C-66-76-36-98 0-98C36-98 66-76 60-18C52-50 28-64 0-64C-28-64-52-50-60-18Z",
    curly:
      "M-60-14C-66-50-54-66-40-60C-32-74-14-72-8-62C4-76 26-72 30-60C46-68 64-48 60-14C68-66 40-96 0-96C-40-96-68-66-60-14Z",
    bald: "",
  }[style];
  const eye = (/** @type {number} */ x) =>
    eyes === "closed" ? line(`M${n(x - 9)}-8Q${n(x)}0 ${n(x + 9)}-8`, dark, 3.4) : ellipse(x, -8, 5, 6, dark);
  const mouths = {
    smile: line(`M${n(k - 20)} 36Q${n(k)} 56 ${n(k + 20)} 36`, mouthLine, 3.6),
    calm: line(`M${n(k - 14)} 41Q${n(k)} 48 ${n(k + 14)} 41`, mouthLine, 3.6),
    grin: shape(
      `M${n(k - 25)} 33Q${n(k)} 39 ${n(k + 25)} 33C${n(k + 20)} 54 ${n(k + 10)} 60 ${n(k)} 60C${n(k - 10)} 60 ${n(k - 20)} 54 ${n(k - 25)} 33Z`,
      P.shell,
      mouthLine,
      3,
    ),
    open:
      ellipse(k, 44, 17, 14, mix(P.ink, P.coral, 0.45)) +
      fill(`M${n(k - 14)} 37Q${n(k)} 26 ${n(k + 14)} 37Q${n(k)} 42 ${n(k - 14)} 37Z`, P.shell),
  };
  const body =
    "M-140 224C-140 160-116 128-74 118C-50 112-34 108-26 98H26C34 108 50 112 74 118C116 128 140 160 140 224Z";
  const neckline = {
    round:
      fill("M-36 106C-26 132 26 132 36 106L26 96H-26Z", tone) +
      line("M-38 107C-26 135 26 135 38 107", mix(top, P.ink, 0.2), 3),
    v: fill("M-38 107L0 158L38 107L26 96H-26Z", tone) + line("M-40 108L0 160L40 108", mix(top, P.ink, 0.25), 4),
    coat:
      fill("M-40 108L0 172L40 108L26 96H-26Z", P.lagoon) +
      fill("M-28 102C-20 124 20 124 28 102L26 92H-26Z", tone) +
      line("M-42 109L0 176L42 109M0 176V224", mix(top, P.ink, 0.25), 4),
  }[collar];
  return at(
    { ...place, s },
    backHair && fill(backHair, mix(hair, P.ink, 0.15)),
    shoulders && fill(body, top),
    shoulders && fill("M-27 50H27V100C18 118-18 118-27 100Z", tone),
    shoulders && neckline,
    shoulders && fill("M-27 62C-10 86 10 86 27 62V74C14 98-14 98-27 74Z", shade, { opacity: 0.6 }),
    ellipse(-58, 0, 11, 16, tone),
    ellipse(58, 0, 11, 16, tone),
    fill(face, tone),
    ellipse(k - 34, 20, 11, 8, P.pulp, { opacity: 0.2 }),
    ellipse(k + 34, 20, 11, 8, P.pulp, { opacity: 0.2 }),
    beard &&
      fill(
        "M-58-6C-54 8-46 12-38 14C-24 26 24 26 38 14C46 12 54 8 58-6C57 30 50 52 32 68C18 80 8 84 0 84C-8 84-18 80-32 68C-50 52-57 30-58-6Z",
        hair,
      ),
    beard && ellipse(k, 42, 28, 16, tone),
    frontHair && fill(frontHair, hair),
    cap &&
      fill("M-64-26C-72-84-42-108 0-108C42-108 72-84 64-26C44-46-44-46-64-26Z", cap) +
        line("M-62-32C-42-50 42-50 62-32", mix(cap, P.ink, 0.25), 3),
    line(
      `M${n(k - 36)}-27Q${n(k - 26)}-33 ${n(k - 16)}-28M${n(k + 16)}-28Q${n(k + 26)}-33 ${n(k + 36)}-27`,
      style === "bald" ? mix(hair, P.ink, 0.3) : mix(hair, P.ink, 0.25),
      4,
    ),
    eye(k - 25),
    eye(k + 25),
    glasses &&
      `<g fill="none" stroke="${P.deep}" stroke-width="3"><circle cx="${n(k - 25)}" cy="-8" r="17"/><circle cx="${n(k + 25)}" cy="-8" r="17"/><path d="M${n(k - 8)}-9Q${n(k)}-14 ${n(k + 8)}-9M${n(k - 42)}-10L-58-13M${n(k + 42)}-10L58-13"/></g>`,
    !mask && line(`M${n(k * 1.3)} 4Q${n(k * 1.3 + 6)} 16 ${n(k * 1.3 - 3)} 18`, shade, 3.4),
    !mask && mouths[mouth],
    mask &&
      fill(`M-54 16C-30 8 30 8 54 16C54 44 42 62 28 72C16 80-16 80-28 72C-42 62-54 44-54 16Z`, P.foam) +
        line("M-54 16L-60 2M54 16L60 2M-40 36Q0 44 40 36M-34 52Q0 60 34 52", mix(P.lagoon, P.foam, 0.3), 3),
  );
}

/**
 * A hand holding something slim between thumb and finger; the tip of the grip is at (x, y),
 * the arm comes from the lower right. Draw the instrument between `hand({part: 'back'})` and
 * `hand({part: 'front'})`, or simply before the whole hand.
 * @param {Place & {skin?: number, glove?: string, sleeve?: string, part?: 'back' | 'front' | 'whole'}} [options]
 */
export function hand(options = {}) {
  const { skin = 1, glove, sleeve = P.sea, part = "whole", ...place } = options;
  const tone = glove ?? SKIN[skin] ?? P.dune;
  const edge = mix(tone, glove ? P.ink : "#7a3b2a", glove ? 0.25 : 0.3);
  const back =
    fill("M34-26C60-48 100-46 124-22C150 4 168 32 190 60L140 108C112 92 76 88 52 70C34 56 24-6 34-26Z", tone) +
    line("M4 4C14-22 30-36 58-36", tone, 25) +
    line("M-6 12C0-10 14-34 34-44", edge, 2.6);
  const front =
    fill("M2 8L14-22L60-34L80 30L20 30Z", tone) +
    line("M14 26C26 40 40 44 58 42", tone, 23) +
    line("M22 50C34 62 48 64 66 62", tone, 22) +
    line("M38 74C50 82 62 84 78 80", tone, 20) +
    fill("M48-6C80-10 120 10 130 60C110 92 84 96 66 90C52 66 46 30 48-6Z", tone) +
    line("M18 38C34 52 46 54 58 53M30 63C42 74 56 74 68 72", edge, 2.6) +
    line("M-2 14C22 12 42 6 66-4", tone, 24) +
    line("M0 27C24 26 48 20 70 10", edge, 2.6);
  const cuff = `<path d="M146 116L200 66L300 160L240 230Z" fill="${sleeve}" stroke="${sleeve}" stroke-width="12" stroke-linejoin="round"/>${line("M150 122L204 70", mix(sleeve, P.ink, 0.25), 5)}`;
  return at(place, part !== "front" && cuff + back, part !== "back" && front);
}

// ---------------------------------------------------------------- instruments

/** A mouth mirror; (x, y) is the middle of the glass, the handle goes down. @param {Place & {length?: number}} [options] */
export function mouthMirror(options = {}) {
  const { length = 300, ...place } = options;
  return at(
    place,
    line("M0 40V70", P.metalDark, 7),
    rect(-8, 64, 16, length - 64, 8, P.metal),
    rect(-8, 110, 16, 60, 3, P.metalDark, { opacity: 0.5 }),
    circle(0, 0, 42, P.foam, { stroke: P.metalDark, "stroke-width": 6 }),
    line("M-20 6L4-20M-8 18L18-10", P.shell, 6),
  );
}

/** A graduated gum probe; (x, y) is its tip, the thin end goes up, the handle bends away to the right. @param {Place & {length?: number, colour?: string}} [options] */
export function probe(options = {}) {
  const { length = 190, colour = P.metalDark, ...place } = options;
  const top = -length;
  return at(
    place,
    line(`M0-3V${n(top + 26)}Q0 ${n(top)} 26 ${n(top - 10)}L58 ${n(top - 22)}`, colour, 7),
    line(`M0-36v-14M0-70v-14M0-104v-14`, P.ink, 8, { "stroke-linecap": "butt" }),
    line(`M62 ${n(top - 24)}L250 ${n(top - 98)}`, P.metal, 18),
    line(`M96 ${n(top - 37)}l14-5.5M118 ${n(top - 46)}l14-5.5M140 ${n(top - 54)}l14-5.5`, P.metalDark, 18, {
      "stroke-linecap": "butt",
      opacity: 0.6,
    }),
  );
}

/** An intraoral scanner; (x, y) is its lens, the body goes right. @param {Place & {light?: boolean}} [options] */
export function scanner(options = {}) {
  const { light = true, ...place } = options;
  const body =
    "M-34-16C-40-2-34 8-22 8H60L112 20C124 42 150 42 170 40L330 26C352 22 352-30 330-34L170-42C146-43 128-38 112-30L60-20H-22C-30-20-32-20-34-16Z";
  return at(
    place,
    light && fill("M-20 8L-60 90H60L20 8Z", P.lagoon, { opacity: 0.45 }),
    fill(body, P.shell),
    fill("M190-41L330-34C352-30 352 22 330 26L190 38C198 12 198-14 190-41Z", mix(P.foam, P.lagoon, 0.35)),
    line(body),
    rect(-24, 2, 48, 8, 4, P.sea),
    rect(210, -16, 64, 18, 9, P.sea),
    circle(306, -6, 8, P.coral),
  );
}

/** A hand mirror to look at one's smile; (x, y) is the middle of the glass. @param {Place & {frame?: string, inside?: string}} [options] `inside`: pieces drawn on the glass */
export function handMirror(options = {}) {
  const { frame = P.kelp, inside = "", ...place } = options;
  return at(
    place,
    rect(-13, 84, 26, 120, 13, frame),
    ellipse(0, 0, 86, 98, frame),
    ellipse(0, 0, 73, 85, P.foam),
    line("M-46-20L-18-52M-40 10L4-42", P.shell, 7),
    inside,
  );
}

/** A toothbrush; (x, y) is the middle of the bristles, which point up, the handle goes right. @param {Place & {colour?: string}} [options] */
export function toothbrush(options = {}) {
  const { colour = P.sea, ...place } = options;
  return at(
    place,
    fill(
      "M-44 0V-26Q-36-31-28-26Q-20-31-12-26Q-4-31 4-26Q12-31 20-26Q28-31 36-26Q41-29 44-26V0Z",
      mix(P.foam, P.lagoon, 0.5),
    ),
    line("M-28-24V0M-12-24V0M4-24V0M20-24V0", P.shell, 3),
    fill("M-50 0Q-52 18-38 18H44C80 18 96 22 130 24H300C330 24 330-8 300-8H140C110-8 90 0 60 0Z", colour),
  );
}

/** A small four-point glint. @param {number} x @param {number} y @param {number} [r] @param {string} [colour] */
export const glint = (x, y, r = 16, colour = P.sun) =>
  fill(
    `M${n(x)} ${n(y - r)}Q${n(x + r * 0.18)} ${n(y - r * 0.18)} ${n(x + r)} ${n(y)}Q${n(x + r * 0.18)} ${n(y + r * 0.18)} ${n(x)} ${n(y + r)}Q${n(x - r * 0.18)} ${n(y + r * 0.18)} ${n(x - r)} ${n(y)}Q${n(x - r * 0.18)} ${n(y - r * 0.18)} ${n(x)} ${n(y - r)}Z`,
    colour,
  );

/** A coral arrow along a straight line, with an open head. @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {{colour?: string, width?: number, head?: number}} [options] */
export function arrow(x0, y0, x1, y1, { colour = P.coral, width = 6, head = 18 } = {}) {
  const a = Math.atan2(y1 - y0, x1 - x0);
  const wing = (/** @type {number} */ turn) =>
    `${n(x1 - head * Math.cos(a + turn))} ${n(y1 - head * Math.sin(a + turn))}`;
  return line(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}M${wing(0.6)}L${n(x1)} ${n(y1)}L${wing(-0.6)}`, colour, width);
}

/** A dotted line. @param {string} d @param {string} [colour] @param {number} [width] */
export const dotted = (d, colour = P.coral, width = 5) =>
  line(d, colour, width, { "stroke-dasharray": `0.1 ${n(width * 2.6)}` });
