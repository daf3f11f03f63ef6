// @ts-check
// The opening video: a calm morning off the coast, half above and half below the water.
// A pearl-white molar floats like a buoy; the waterline stands where the gum would be.
// Everything moves in whole cycles, so the last frame runs into the first.

import { P, circle, fill, line, mix, picture, random } from "../kit.mjs";
import { below, frond, swellHeight, swellLine } from "./shared/coast.mjs";
import { TAU, cycle, lerp, px, put, smoothLine, smoothShape, through } from "./shared/motion.mjs";

/** @typedef {import('./shared/motion.mjs').Point} Point */
/** @typedef {import('./shared/coast.mjs').Swell} Swell */

export const width = 1280;
export const height = 720;
export const fps = 24;
export const seconds = 14;
export const posterAt = 0.12;
export const quality = { mp4: 18, webm: 25 };

const bottom = height + 4;
const horizon = 318;
const surface = 446;
const molarAt = { x: 938, y: 434, scale: 0.93 };
const sunAt = { x: 1080, y: 262 };

const sky = {
  high: mix(P.foam, P.lagoon, 0.3),
  middle: mix(P.foam, P.lagoon, 0.08),
  low: mix(P.sand, P.foam, 0.45),
  glow: mix(P.sand, P.sun, 0.22),
};

/** @type {Swell} */
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
    const edge = swellLine(t, { y, waves: [[11 - i * 2, 1500 - i * 160, 0, phase + 0.02 * cycle(t, 1, phase)]] });
    return fill(below(edge, bottom), colour);
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
  ].map(
    ([radius, opacity]) =>
      `<circle cx="${sunAt.x}" cy="${sunAt.y}" r="${px(radius * breath)}" fill="${sky.glow}" opacity="${opacity}"/>`,
  );
  const disc = `<circle cx="${sunAt.x}" cy="${sunAt.y}" r="108" fill="${mix(P.sun, P.shell, 0.12)}"/>`;
  return rings.join("") + disc;
}

const headland =
  fill(
    `M-4 ${horizon + 4}V276C40 262 86 266 128 276S196 292 232 296 300 306 352 ${horizon + 4}Z`,
    mix(sky.low, P.lagoon, 0.42),
  ) + fill(`M-4 ${horizon + 4}V296C30 288 66 292 96 300S150 310 186 ${horizon + 4}Z`, mix(sky.low, P.lagoon, 0.66));

/** @type {(Swell & {colour: string})[]} */
const farSea = [
  { y: horizon, waves: [], colour: mix(P.lagoon, P.foam, 0.38) },
  {
    y: 346,
    waves: [
      [2, 430, -1, 0.2],
      [1, 190, 1, 0.7],
    ],
    colour: mix(P.lagoon, P.foam, 0.22),
  },
  {
    y: 378,
    waves: [
      [3.2, 560, 1, 0.55],
      [1.4, 250, -1, 0.1],
    ],
    colour: mix(P.lagoon, P.foam, 0.08),
  },
  {
    y: 412,
    waves: [
      [4.6, 700, -1, 0.8],
      [2, 310, 1, 0.4],
    ],
    colour: mix(P.lagoon, P.sea, 0.1),
  },
];

/** @param {number} t */
const drawFarSea = (t) => farSea.map((swell) => fill(below(swellLine(t, swell), bottom), swell.colour)).join("");

/** Short dashes of light on the sea, thickest below the sun, each fading in and out in its own time. */
const glints = (() => {
  const next = random(11);
  return Array.from({ length: 80 }, (_, i) => {
    const warm = i < 60;
    const depth = next();
    return {
      x: warm ? sunAt.x + (next() - 0.5) * lerp(150, 330, depth) : 40 + next() * 730,
      y: lerp(horizon + 8, 436, depth),
      length: lerp(14, 46, depth) * (0.5 + next()),
      phase: next(),
      cycles: next() < 0.5 ? 2 : 3,
      warm,
    };
  });
})();

/** @param {number} t */
function drawGlints(t) {
  return glints
    .map(({ x, y, length, phase, cycles, warm }) => {
      const light = Math.max(0, cycle(t, cycles, phase)) ** 1.5;
      if (light < 0.02) return "";
      const half = (length / 2) * lerp(0.4, 1, light);
      const colour = warm ? mix(P.sun, P.shell, 0.62) : P.shell;
      const drift = 5 * cycle(t, 1, phase);
      return line(`M${px(x - half + drift)} ${px(y)}h${px(half * 2)}`, colour, px(lerp(2, 4.4, (y - horizon) / 118)), {
        opacity: px(light * (warm ? 0.85 : 0.34)),
      });
    })
    .join("");
}

const molarOutline =
  "M-120 0C-141-40-161-90-149-130C-141-166-113-194-88-191C-64-188-50-160-27-158C-8-157 11-187 39-185" +
  "C63-183 73-154 92-149C109-153 124-152 136-132C153-102 141-40 124 0C130 50 137 120 123 182" +
  "C116 214 105 237 92 234C73 229 66 150 40 92C29 67 9 58-4 62C-22 70-30 110-38 162" +
  "C-44 207-58 241-76 240C-102 237-125 150-123 80C-122 48-113 30-120 0Z";

const molar = (() => {
  const shade = mix(P.enamelShade, P.lagoon, 0.22);
  const rootColour = mix(P.enamel, P.dentine, 0.28);
  const behind = fill(
    "M-122-120C-126-176-96-218-66-214C-40-210-34-184-8-182C16-182 22-212 54-210C92-206 116-170 112-120Z",
    mix(P.enamelShade, P.lagoon, 0.12),
  );
  const body = fill(`${molarOutline}`, P.enamel);
  const roots = fill(
    "M-120 0C-80 26-40 10 0 16C42 24 84 22 124 0C130 50 137 120 123 182C116 214 105 237 92 234C73 229 66 150 40 92C29 67 9 58-4 62" +
      "C-22 70-30 110-38 162C-44 207-58 241-76 240C-102 237-125 150-123 80C-122 48-113 30-120 0Z",
    rootColour,
  );
  const rootShade = fill(
    "M-120 0C-112 4-104 8-96 11C-104 84-92 170-70 239C-72 240-74 240-76 240C-102 237-125 150-123 80C-122 48-113 30-120 0Z" +
      "M40 92C66 150 73 229 92 234C95 234 98 233 101 230C88 196 78 128 56 84C44 60 22 46 8 58C20 60 32 74 40 92Z",
    mix(rootColour, P.sea, 0.16),
  );
  const leftShade = fill(
    "M-120 0C-141-40-161-90-149-130C-146-146-138-160-129-171C-134-120-126-50-92 12C-103 10-112 6-120 0Z",
    shade,
  );
  const warmEdge = fill(
    "M124 0C141-40 153-102 136-132C132-139 127-144 122-147C128-106 118-48 96 12C108 10 116 5 124 0Z",
    mix(P.sun, P.shell, 0.55),
  );
  const grooves = line("M-27-158C-30-128-26-96-14-74M92-149C92-128 88-104 78-88", mix(P.enamelShade, P.sea, 0.24), 5);
  const gloss = line("M-96-152C-112-132-114-104-106-84", P.shell, 13);
  return behind + body + roots + rootShade + leftShade + warmEdge + grooves + gloss;
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
  return put({ x, y, turn: tilt, sx: molarAt.scale }, molar);
}

/** The water in front: the roots, fish and kelp show through it. @param {number} t */
function drawWater(t) {
  const edge = swellLine(t, waterline);
  const tint = mix(P.sea, P.lagoon, 0.45);
  return fill(below(edge, bottom), tint, { opacity: 0.36 });
}

/** Far water below the surface: opaque, behind the roots. @param {number} t */
function drawDepths(t) {
  const base = mix(P.lagoon, P.sea, 0.16);
  /** @type {{y: number, size: number, amount: number, phase: number}[]} */
  const layers = [
    { y: 530, size: 10, amount: 0.3, phase: 0.3 },
    { y: 610, size: 13, amount: 0.46, phase: 0.65 },
    { y: 674, size: 10, amount: 0.62, phase: 0.9 },
  ];
  const bands = layers.map(({ y, size, amount, phase }) => {
    const edge = swellLine(t, {
      y,
      waves: [
        [size, 1180, 0, phase + 0.05 * cycle(t, 1, phase)],
        [size / 3, 420, 1, phase],
      ],
    });
    return fill(below(edge, bottom), mix(P.lagoon, P.sea, amount));
  });
  return fill(below(swellLine(t, waterline), bottom), base) + bands.join("");
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
      return fill(
        `M${px(x + sway)} ${top}h${size}L${px(x + size * 1.2 - 96 + sway * 1.8)} ${height}h${px(-size * 1.7)}Z`,
        P.foam,
        { opacity: light },
      );
    })
    .join("");
}

/** The bright rim where the water meets the air, and its thin foam. @param {number} t */
function drawRim(t) {
  const edge = swellLine(t, waterline);
  const lower = edge.map(([x, y]) => /** @type {Point} */ ([x, y + 9 + 3 * Math.sin(TAU * (x / 330 - t))]));
  const ribbon = `${smoothLine(edge)}L${px(lower[lower.length - 1][0])} ${px(lower[lower.length - 1][1])}${through([...lower].reverse())}Z`;
  return fill(`${ribbon}`, P.foam, { opacity: 0.5 });
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
    fill(`${collar(194 + 10 * pulse, 13)}`, P.foam, { opacity: 0.45 }) +
    fill(`${collar(148 + 5 * pulse, 9)}`, P.shell, { opacity: 0.92 })
  );
}

const quiet = { colour: mix(P.sea, P.lagoon, 0.44), rib: mix(P.sea, P.lagoon, 0.3) };
const middle = { colour: mix(P.sea, P.kelp, 0.2), rib: mix(P.sea, P.kelp, 0.5) };
const near = { colour: mix(P.kelp, P.sea, 0.18), rib: P.deep };

const farFronds = [
  { x: 70, foot: 740, reach: 178, lean: 26, sway: 20, phase: 0.1, blade: 84, ...quiet },
  { x: 168, foot: 740, reach: 116, lean: -14, sway: 16, phase: 0.32, blade: 74, ...quiet },
  { x: 1096, foot: 740, reach: 176, lean: -10, sway: 18, phase: 0.5, blade: 84, ...middle },
  {
    x: 792,
    foot: 740,
    reach: 104,
    lean: -16,
    sway: 16,
    phase: 0.72,
    blade: 74,
    colour: mix(P.sea, P.lagoon, 0.18),
    rib: mix(P.sea, P.kelp, 0.1),
  },
];
const nearFronds = [
  { x: 1232, foot: 748, reach: 206, lean: -26, sway: 24, phase: 0.2, blade: 110, ...near },
  { x: 1150, foot: 752, reach: 104, lean: 16, sway: 16, phase: 0.62, blade: 92, ...near },
];

/** A garibaldi, the orange fish of the Californian kelp. @param {number} t */
function drawFish(t) {
  const x = 765 + 11 * cycle(t, 1, 0.15);
  const y = 588 + 9 * cycle(t, 2, 0.4);
  const wag = 0.5 + 0.5 * cycle(t, 14);
  const tail = lerp(0.72, 1.08, wag);
  const fin = mix(P.coral, P.ink, 0.16);
  return put(
    { x, y, turn: -3 + 3 * cycle(t, 2, 0.2) },
    fill(
      `M-24 0C${px(-34 * tail)}-4 ${px(-44 * tail)}-20 ${px(-50 * tail)}-18C${px(-44 * tail)}-6 ${px(-44 * tail)} 6 ${px(-50 * tail)} 18C${px(-44 * tail)} 20 ${px(-34 * tail)} 4-24 0Z`,
      fin,
    ),
    fill("M-16-13C-8-27 10-26 16-15ZM-14 13C-8 25 6 25 12 15Z", fin),
    fill("M-30 0C-20-15 2-21 18-15C30-10 36-3 37 2C34 10 22 17 8 17C-8 17-22 10-30 0Z", P.coral),
    circle(24, -4, 2.8, P.ink),
  );
}

const bubbles = (() => {
  const next = random(29);
  return Array.from({ length: 8 }, (_, i) => ({
    start: i / 8 + next() * 0.05,
    x: 742 + next() * 330,
    size: 3 + next() * 4,
    phase: next(),
  }));
})();

/** A few bubbles that rise, each once a loop, and fade before the surface. @param {number} t */
function drawBubbles(t) {
  return bubbles
    .map(({ start, x, size, phase }) => {
      const rise = (t + start) % 1;
      const light = Math.sin(Math.PI * rise) ** 0.8 * 0.6;
      return `<circle cx="${px(x + 7 * Math.sin(TAU * (rise * 2 + phase)))}" cy="${px(lerp(730, surface + 22, rise))}" r="${px(size)}" fill="${P.foam}" opacity="${px(light)}"/>`;
    })
    .join("");
}

/** @param {number} t */
export function frame(t) {
  return picture(
    [
      drawSky(t),
      drawSun(t),
      headland,
      drawFarSea(t),
      drawGlints(t),
      drawDepths(t),
      drawRays(t),
      ...farFronds.map((kelp) => frond(t, kelp)),
      drawMolar(t),
      drawWater(t),
      drawBubbles(t),
      drawFish(t),
      drawRim(t),
      drawCollar(t),
      ...nearFronds.map((kelp) => frond(t, kelp)),
    ],
    { w: width, h: height },
  );
}
