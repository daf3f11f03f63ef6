// @ts-check
// The opening video: a calm morning off the coast, half above and half below the water.
// A pearl-white molar floats like a buoy; the waterline stands where the gum would be.
// Everything moves in whole cycles, so the last frame runs into the first.

import { TAU, cycle, lerp, mix, palette, px, scatter, smoothLine, smoothShape, svg, through } from "./shared/motion.mjs";

/** @typedef {import("./shared/motion.mjs").Point} Point */

export const width = 1280;
export const height = 720;
export const fps = 24;
export const seconds = 14;
export const posterAt = 0.12;
export const quality = { mp4: 20, webm: 30 };

const horizon = 318;
const surface = 446;
const molarAt = { x: 938, y: 434, scale: 0.93 };
const sunAt = { x: 1080, y: 262 };

const sky = {
  high: mix(palette.foam, palette.lagoon, 0.3),
  middle: mix(palette.foam, palette.lagoon, 0.08),
  low: mix(palette.sand, palette.foam, 0.45),
  glow: mix(palette.sand, palette.sun, 0.22),
};

/** One band of swell: waves that travel whole lengths in a loop. */
/** @param {number} x @param {number} t @param {{y: number, waves: [number, number, number, number][]}} swell */
function swellHeight(x, t, { y, waves }) {
  return waves.reduce((sum, [size, length, cycles, phase]) => sum + size * Math.sin(TAU * (x / length + cycles * t + phase)), y);
}

/** @param {number} t @param {{y: number, waves: [number, number, number, number][]}} swell @returns {Point[]} */
function swellLine(t, swell) {
  return Array.from({ length: 34 }, (_, i) => {
    const x = -20 + i * 40;
    return [x, swellHeight(x, t, swell)];
  });
}

/** The area below a swell line. @param {Point[]} line */
const below = (line) => `${smoothLine(line)}V${height + 4}H-20Z`;

/** @type {{y: number, waves: [number, number, number, number][]}} */
const waterline = {
  y: surface,
  waves: [
    [7, 860, 1, 0.1],
    [3.5, 390, -1, 0.35],
    [1.4, 210, 2, 0.6],
  ],
};

/** @param {number} t */
function drawSky(t) {
  const layers = [
    { y: 120, colour: mix(sky.high, sky.middle, 0.55), phase: 0.2 },
    { y: 196, colour: sky.middle, phase: 0.5 },
    { y: 250, colour: mix(sky.middle, sky.low, 0.6), phase: 0.75 },
    { y: 292, colour: sky.low, phase: 0.05 },
  ];
  const bands = layers.map(({ y, colour, phase }, i) => {
    const line = swellLine(t, { y, waves: [[11 - i * 2, 1500 - i * 160, 0, phase + 0.02 * cycle(t, 1, phase)]] });
    return `<path d="${below(line)}" fill="${colour}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${sky.high}"/>${bands.join("")}`;
}

/** @param {number} t */
function drawSun(t) {
  const breath = 1 + 0.018 * cycle(t, 1);
  const rings = [
    [250, 0.16],
    [196, 0.24],
    [150, 0.34],
  ].map(([radius, opacity]) => `<circle cx="${sunAt.x}" cy="${sunAt.y}" r="${px(radius * breath)}" fill="${sky.glow}" opacity="${opacity}"/>`);
  const disc = `<circle cx="${sunAt.x}" cy="${sunAt.y}" r="108" fill="${mix(palette.sun, palette.shell, 0.12)}"/>`;
  return rings.join("") + disc;
}

const headland =
  `<path d="M-4 ${horizon + 4}V276C40 262 86 266 128 276S196 292 232 296 300 306 352 ${horizon + 4}Z" fill="${mix(sky.low, palette.lagoon, 0.42)}"/>` +
  `<path d="M-4 ${horizon + 4}V296C30 288 66 292 96 300S150 310 186 ${horizon + 4}Z" fill="${mix(sky.low, palette.lagoon, 0.66)}"/>`;

/** @type {{y: number, waves: [number, number, number, number][], colour: string}[]} */
const farSea = [
  { y: horizon, waves: [], colour: mix(palette.lagoon, palette.foam, 0.38) },
  { y: 346, waves: [[2, 430, -1, 0.2], [1, 190, 1, 0.7]], colour: mix(palette.lagoon, palette.foam, 0.22) },
  { y: 378, waves: [[3.2, 560, 1, 0.55], [1.4, 250, -1, 0.1]], colour: mix(palette.lagoon, palette.foam, 0.08) },
  { y: 412, waves: [[4.6, 700, -1, 0.8], [2, 310, 1, 0.4]], colour: mix(palette.lagoon, palette.sea, 0.1) },
];

/** @param {number} t */
const drawFarSea = (t) => farSea.map((swell) => `<path d="${below(swellLine(t, swell))}" fill="${swell.colour}"/>`).join("");

/** Short dashes of light on the sea, thickest below the sun, each fading in and out in its own time. */
const glints = (() => {
  const random = scatter(11, 64 * 5);
  return Array.from({ length: 64 }, (_, i) => {
    const [a, b, c, d, e] = random.slice(i * 5, i * 5 + 5);
    const depth = b;
    const nearSun = i < 44;
    const x = nearSun ? sunAt.x + (a - 0.5) * lerp(150, 330, depth) : 40 + a * 730;
    return { x, y: lerp(horizon + 8, 436, depth), length: lerp(14, 46, depth) * (0.5 + c), phase: d, cycles: e < 0.5 ? 2 : 3, warm: nearSun };
  });
})();

/** @param {number} t */
function drawGlints(t) {
  return glints
    .map(({ x, y, length, phase, cycles, warm }) => {
      const light = Math.max(0, cycle(t, cycles, phase)) ** 1.5;
      if (light < 0.02) return "";
      const half = (length / 2) * lerp(0.4, 1, light);
      const colour = warm ? mix(palette.sun, palette.shell, 0.62) : palette.shell;
      const drift = 5 * cycle(t, 1, phase);
      return `<path d="M${px(x - half + drift)} ${px(y)}h${px(half * 2)}" stroke="${colour}" stroke-width="${px(lerp(2, 4.4, (y - horizon) / 118))}" opacity="${px(light * (warm ? 0.85 : 0.34))}"/>`;
    })
    .join("");
}

const molarOutline =
  "M-120 0C-141-40-161-90-149-130C-141-166-113-194-88-191C-64-188-50-160-27-158C-8-157 11-187 39-185" +
  "C63-183 73-154 92-149C109-153 124-152 136-132C153-102 141-40 124 0C130 50 137 120 123 182" +
  "C116 214 105 237 92 234C73 229 66 150 40 92C29 67 9 58-4 62C-22 70-30 110-38 162" +
  "C-44 207-58 241-76 240C-102 237-125 150-123 80C-122 48-113 30-120 0Z";

const molar = (() => {
  const shade = mix(palette.enamelShade, palette.lagoon, 0.22);
  const rootColour = mix(palette.enamel, palette.dentine, 0.28);
  const behind = `<path d="M-122-120C-126-176-96-218-66-214C-40-210-34-184-8-182C16-182 22-212 54-210C92-206 116-170 112-120Z" fill="${mix(palette.enamelShade, palette.lagoon, 0.12)}"/>`;
  const body = `<path d="${molarOutline}" fill="${palette.enamel}"/>`;
  const roots =
    `<path d="M-120 0C-80 26-40 10 0 16C42 24 84 22 124 0C130 50 137 120 123 182C116 214 105 237 92 234C73 229 66 150 40 92C29 67 9 58-4 62` +
    `C-22 70-30 110-38 162C-44 207-58 241-76 240C-102 237-125 150-123 80C-122 48-113 30-120 0Z" fill="${rootColour}"/>`;
  const leftShade = `<path d="M-120 0C-141-40-161-90-149-130C-146-146-138-160-129-171C-134-120-126-50-92 12C-103 10-112 6-120 0Z" fill="${shade}"/>`;
  const warmEdge = `<path d="M124 0C141-40 153-102 136-132C132-139 127-144 122-147C128-106 118-48 96 12C108 10 116 5 124 0Z" fill="${mix(palette.sun, palette.shell, 0.55)}"/>`;
  const grooves =
    `<path d="M-27-158C-30-128-26-96-14-74M92-149C92-128 88-104 78-88" fill="none" stroke="${mix(palette.enamelShade, palette.sea, 0.24)}" stroke-width="5"/>`;
  const gloss = `<path d="M-96-152C-112-132-114-104-106-84" fill="none" stroke="${palette.shell}" stroke-width="13"/>`;
  return behind + body + roots + leftShade + warmEdge + grooves + gloss;
})();

/** How the molar rides the swell. @param {number} t */
function molarPose(t) {
  const lift = 6 * cycle(t, 1, 0.06) + 2.2 * cycle(t, 2, 0.3);
  const tilt = -3 + 1.7 * cycle(t, 1, 0.31) + 0.5 * cycle(t, 2, 0.1);
  return { x: molarAt.x + 3 * cycle(t, 1, 0.56), y: molarAt.y + lift, tilt };
}

/** @param {number} t */
function drawMolar(t) {
  const { x, y, tilt } = molarPose(t);
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(tilt)}) scale(${molarAt.scale})">${molar}</g>`;
}

/** The water in front: the roots, fish and kelp show through it. @param {number} t */
function drawWater(t) {
  const line = swellLine(t, waterline);
  const tint = mix(palette.sea, palette.lagoon, 0.45);
  return `<path d="${below(line)}" fill="${tint}" opacity="0.36"/>`;
}

/** Far water below the surface: opaque, behind the roots. @param {number} t */
function drawDepths(t) {
  const base = mix(palette.lagoon, palette.sea, 0.16);
  /** @type {{y: number, size: number, amount: number, phase: number}[]} */
  const layers = [
    { y: 530, size: 10, amount: 0.3, phase: 0.3 },
    { y: 610, size: 13, amount: 0.46, phase: 0.65 },
    { y: 674, size: 10, amount: 0.62, phase: 0.9 },
  ];
  const bands = layers.map(({ y, size, amount, phase }) => {
    const line = swellLine(t, { y, waves: [[size, 1180, 0, phase + 0.05 * cycle(t, 1, phase)], [size / 3, 420, 1, phase]] });
    return `<path d="${below(line)}" fill="${mix(palette.lagoon, palette.sea, amount)}"/>`;
  });
  return `<path d="${below(swellLine(t, waterline))}" fill="${base}"/>${bands.join("")}`;
}

/** Slanting light below the surface. @param {number} t */
function drawRays(t) {
  const rays = [
    [690, 70, 0.1],
    [838, 46, 0.45],
    [1010, 86, 0.7],
    [1150, 52, 0.25],
  ];
  return rays
    .map(([x, size, phase]) => {
      const sway = 16 * cycle(t, 1, phase);
      const top = surface + 8;
      const light = 0.1 + 0.05 * cycle(t, 1, phase + 0.4);
      return `<path d="M${px(x + sway)} ${top}h${size}L${px(x + size * 1.2 - 96 + sway * 1.8)} ${height}h${px(-size * 1.7)}Z" fill="${palette.foam}" opacity="${px(light)}"/>`;
    })
    .join("");
}

/** The bright rim where the water meets the air, and its thin foam. @param {number} t */
function drawRim(t) {
  const line = swellLine(t, waterline);
  const lower = line.map(([x, y]) => /** @type {Point} */ ([x, y + 9 + 3 * Math.sin(TAU * (x / 330 - t))]));
  const ribbon = `${smoothLine(line)}L${px(lower[lower.length - 1][0])} ${px(lower[lower.length - 1][1])}${through([...lower].reverse())}Z`;
  return `<path d="${ribbon}" fill="${palette.foam}" opacity="0.5"/>`;
}

/** Foam and slow rings where the molar sits in the water. @param {number} t */
function drawCollar(t) {
  const { x: centre } = molarPose(t);
  const pulse = 0.5 + 0.5 * cycle(t, 2, 0.2);
  const collar = (/** @type {number} */ reach, /** @type {number} */ thick) => {
    /** @type {Point[]} */
    const upper = [];
    /** @type {Point[]} */
    const under = [];
    for (let i = 0; i <= 20; i += 1) {
      const side = i / 10 - 1;
      const x = centre + side * reach;
      const bump = Math.sqrt(Math.max(0, 1 - side * side));
      const ripple = 1.6 * Math.sin(TAU * (x / 64 + t * 2));
      const y = swellHeight(x, t, waterline);
      upper.push([x, y - bump * (thick * 0.42 + ripple) + 2]);
      under.push([x, y + bump * (thick + ripple) + 2]);
    }
    return smoothShape([...upper, ...under.reverse().slice(1, -1)]);
  };
  return (
    `<path d="${collar(194 + 10 * pulse, 13)}" fill="${palette.foam}" opacity="0.45"/>` +
    `<path d="${collar(148 + 5 * pulse, 9)}" fill="${palette.shell}" opacity="0.92"/>`
  );
}

/** One blade with its ruffled edge, growing upwards from 0,0. @param {number} length @param {number} bend @param {number} ruffle */
function kelpBlade(length, bend, ruffle) {
  const steps = 7;
  const edge = (/** @type {number} */ side) =>
    Array.from({ length: steps }, (_, i) => {
      const u = (i + 0.6) / steps;
      const half = length * 0.12 * Math.sin(Math.PI * u ** 0.75) * (1 + 0.2 * Math.sin(TAU * (u * 2.6 + ruffle + side * 0.2)));
      return /** @type {Point} */ ([bend * length * u * u + side * half, -8 - length * u]);
    });
  return smoothShape([[0, -6], ...edge(1), [bend * length, -8 - length], ...edge(-1).reverse()]);
}

/**
 * A giant-kelp frond: a stipe that sways more towards its tip, with blades and their floats in turn on each side.
 * @param {number} t
 * @param {{x: number, foot: number, reach: number, lean: number, sway: number, phase: number, blade: number, colour: string, rib: string}} frond
 */
function drawFrond(t, { x, foot, reach, lean, sway, phase, blade, colour, rib }) {
  /** @param {number} u @returns {Point} */
  const at = (u) => [
    x + lean * u * u + sway * u ** 1.4 * Math.sin(TAU * (t + phase - u * 0.45)) + sway * 0.25 * u * Math.sin(TAU * (2 * t + phase - u * 0.8)),
    foot - reach * u,
  ];
  const stipe = Array.from({ length: 15 }, (_, i) => at(i / 14));
  const count = Math.round(reach / (blade * 0.23));
  const blades = Array.from({ length: count }, (_, i) => {
    const u = (i + 1.2) / (count + 0.2);
    const [nodeX, nodeY] = at(u);
    const side = i % 2 === 0 ? 1 : -1;
    const stir = 8 * Math.sin(TAU * (t + phase - u * 0.6 + 0.12)) + 3 * Math.sin(TAU * (2 * t + phase + i * 0.17));
    const angle = side * lerp(64, 26, u) + stir;
    const length = blade * lerp(1, 0.7, u ** 2) * (i % 3 === 0 ? 0.88 : 1);
    const bend = side * 0.2 + 0.12 * Math.sin(TAU * (t + phase - u * 0.6 - 0.1));
    return (
      `<g transform="translate(${px(nodeX)} ${px(nodeY)}) rotate(${px(angle)})"><path d="${kelpBlade(length, bend, i * 0.37)}" fill="${colour}"/>` +
      `<ellipse cy="-6" rx="4.8" ry="8" fill="${rib}"/></g>`
    );
  });
  return `<path d="${smoothLine(stipe)}" stroke="${rib}" stroke-width="5"/>${blades.join("")}`;
}

const quiet = { colour: mix(palette.sea, palette.lagoon, 0.44), rib: mix(palette.sea, palette.lagoon, 0.3) };
const middle = { colour: mix(palette.sea, palette.kelp, 0.2), rib: mix(palette.sea, palette.kelp, 0.5) };
const near = { colour: mix(palette.kelp, palette.sea, 0.18), rib: palette.deep };

const farFronds = [
  { x: 70, foot: 740, reach: 178, lean: 26, sway: 20, phase: 0.1, blade: 84, ...quiet },
  { x: 168, foot: 740, reach: 116, lean: -14, sway: 16, phase: 0.32, blade: 74, ...quiet },
  { x: 1104, foot: 740, reach: 200, lean: -14, sway: 20, phase: 0.5, blade: 92, ...middle },
  { x: 792, foot: 740, reach: 104, lean: -16, sway: 16, phase: 0.72, blade: 74, colour: mix(palette.sea, palette.lagoon, 0.18), rib: mix(palette.sea, palette.kelp, 0.1) },
];
const nearFronds = [
  { x: 1236, foot: 748, reach: 286, lean: -30, sway: 26, phase: 0.2, blade: 118, ...near },
  { x: 1164, foot: 748, reach: 136, lean: 18, sway: 18, phase: 0.62, blade: 100, ...near },
];

/** A garibaldi, the orange fish of the Californian kelp. @param {number} t */
function drawFish(t) {
  const x = 768 + 20 * cycle(t, 1, 0.15);
  const y = 588 + 9 * cycle(t, 2, 0.4);
  const wag = 0.5 + 0.5 * cycle(t, 14);
  const tail = lerp(0.72, 1.08, wag);
  const colour = palette.coral;
  const fin = mix(palette.coral, palette.ink, 0.16);
  return (
    `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(-3 + 3 * cycle(t, 2, 0.2))})">` +
    `<path d="M-24 0C${px(-34 * tail)}-4 ${px(-44 * tail)}-20 ${px(-50 * tail)}-18C${px(-44 * tail)}-6 ${px(-44 * tail)} 6 ${px(-50 * tail)} 18C${px(-44 * tail)} 20 ${px(-34 * tail)} 4-24 0Z" fill="${fin}"/>` +
    `<path d="M-16-13C-8-27 10-26 16-15ZM-14 13C-8 25 6 25 12 15Z" fill="${fin}"/>` +
    `<path d="M-30 0C-20-15 2-21 18-15C30-10 36-3 37 2C34 10 22 17 8 17C-8 17-22 10-30 0Z" fill="${colour}"/>` +
    `<circle cx="24" cy="-4" r="2.8" fill="${palette.ink}"/></g>`
  );
}

/** A few bubbles that rise, each once a loop, and fade before the surface. @param {number} t */
function drawBubbles(t) {
  const random = scatter(29, 24);
  return Array.from({ length: 8 }, (_, i) => {
    const [a, b, c] = random.slice(i * 3, i * 3 + 3);
    const rise = (t + i / 8 + b * 0.05) % 1;
    const x = 742 + a * 330 + 7 * Math.sin(TAU * (rise * 2 + c));
    const light = Math.sin(Math.PI * rise) ** 0.8 * 0.6;
    return `<circle cx="${px(x)}" cy="${px(lerp(730, surface + 22, rise))}" r="${px(3 + c * 4)}" fill="${palette.foam}" opacity="${px(light)}"/>`;
  }).join("");
}

/** @param {number} t */
export function frame(t) {
  const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return svg(
    width,
    height,
    `<g ${lines}>` +
      drawSky(t) +
      drawSun(t) +
      headland +
      drawFarSea(t) +
      drawGlints(t) +
      drawDepths(t) +
      drawRays(t) +
      farFronds.map((frond) => drawFrond(t, frond)).join("") +
      drawMolar(t) +
      drawWater(t) +
      drawBubbles(t) +
      drawFish(t) +
      drawRim(t) +
      drawCollar(t) +
      nearFronds.map((frond) => drawFrond(t, frond)).join("") +
      `</g>`,
  );
}
