// @ts-check
// An intraoral scanner: the wand passes along the lower teeth and, on the screen above,
// points become a mesh and the mesh becomes a finished model, which then turns.

import { P, TEETH, circle, fill, glint, gum, line, mix, picture, rect, scanner } from "../kit.mjs";
import { shore, turnPage } from "./shared/coast.mjs";
import { clamp, cycle, during, ease, lerp, px, put, window4 } from "./shared/motion.mjs";

/** @typedef {import('./shared/motion.mjs').Point} Point */
/** @typedef {import('../kit.mjs').ToothKind} ToothKind */

export const width = 960;
export const height = 720;
export const fps = 24;
export const seconds = 10;
export const posterAt = 0.4;
export const quality = { mp4: 24, webm: 33 };

/** @type {Record<'arrive' | 'scan' | 'leave' | 'turn' | 'page', [number, number]>} */
const moments = {
  arrive: [0.02, 0.1],
  scan: [0.11, 0.58],
  leave: [0.6, 0.68],
  turn: [0.6, 0.86],
  page: [0.87, 0.99],
};

const ink = 3.6;

// ---------------------------------------------------------------- the patient's teeth, at the bottom

const gumLine = 640;
/** @type {{kind: ToothKind, wide: number, tall: number}[]} from the middle outwards */
const half = [
  { kind: "incisor", wide: 64, tall: 88 },
  { kind: "incisor", wide: 67, tall: 90 },
  { kind: "canine", wide: 70, tall: 96 },
  { kind: "premolar", wide: 68, tall: 84 },
  { kind: "premolar", wide: 66, tall: 80 },
  { kind: "molar", wide: 96, tall: 78 },
  { kind: "molar", wide: 84, tall: 74 },
];
const row = (() => {
  let edge = 0;
  const right = half.map(({ kind, wide, tall }) => {
    const x = edge + wide / 2;
    edge += wide + 1;
    return { kind, x, sx: wide / TEETH[kind].width, sy: tall / TEETH[kind].crownHeight };
  });
  return [...right]
    .reverse()
    .map((tooth) => ({ ...tooth, x: -tooth.x, sx: -tooth.sx }))
    .concat(right);
})();

const teeth = row
  .map(({ kind, x, sx, sy }) => {
    const { crown, shade, groove, back } = TEETH[kind];
    const scale = (Math.abs(sx) + sy) / 2;
    return put(
      { x: width / 2 + x, y: gumLine, sx, sy },
      back && fill(back, P.enamelShade) + line(back, P.ink, ink / scale),
      fill(crown, P.enamel),
      fill(shade, P.enamelShade),
      line(groove, mix(P.enamelShade, P.metalDark, 0.3), 2.2 / scale),
      line(crown, P.ink, ink / scale),
    );
  })
  .join("");
const gums = gum({
  x0: -40,
  x1: width + 40,
  y: gumLine + 1,
  peak: 25,
  necks: row.map(({ kind, x, sx }) => ({ x: width / 2 + x, half: TEETH[kind].half * Math.abs(sx) })),
  bottom: `V${height + 20}H-40Z`,
});

// ---------------------------------------------------------------- the model on the screen

const screen = { x: 112, y: 44, w: 736, h: 404 };

/** The arch, in millimetres: how far along it each tooth stands, and the tooth's size. */
/** @type {{wide: number, deep: number, tall: number, cusps: number}[]} */
const modelHalf = [
  { wide: 5.4, deep: 5.6, tall: 7.6, cusps: 0 },
  { wide: 5.9, deep: 6, tall: 7.6, cusps: 0 },
  { wide: 6.9, deep: 7.4, tall: 8.2, cusps: 1 },
  { wide: 7, deep: 7.8, tall: 7.2, cusps: 2 },
  { wide: 7.2, deep: 8.4, tall: 6.8, cusps: 2 },
  { wide: 11, deep: 10.4, tall: 6.2, cusps: 4 },
  { wide: 10.4, deep: 10.2, tall: 5.8, cusps: 4 },
];

/** The arch's middle line: a half ellipse that runs on into straight legs. */
const archLine = (() => {
  /** @type {{x: number, z: number, nx: number, nz: number, length: number}[]} */
  const points = [];
  let length = 0;
  let before = null;
  for (let step = 0; step <= 400; step += 1) {
    const angle = (step / 400) * 2.05;
    const x = 24.5 * Math.sin(Math.min(angle, Math.PI / 2)) + Math.max(0, angle - Math.PI / 2) * 6;
    const z = 24 * Math.cos(angle) - Math.max(0, angle - Math.PI / 2) * 30;
    if (before) length += Math.hypot(x - before.x, z - before.z);
    before = { x, z };
    points.push({ x, z, nx: 0, nz: 1, length });
  }
  return points.map((point, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const size = Math.hypot(b.x - a.x, b.z - a.z);
    return { ...point, nx: -(b.z - a.z) / size, nz: (b.x - a.x) / size };
  });
})();

/** @param {number} length */
const onArch = (length) => archLine.find((point) => point.length >= length) ?? archLine[archLine.length - 1];

/** Cuts across a tooth: outwards from the arch's middle line (1: the cheek side), height (1: the biting edge); below 0 is gum. */
/** @type {[number, number][]} */
const section = [
  [1.62, -0.78],
  [1.3, -0.16],
  [1.04, 0.06],
  [1.02, 0.48],
  [0.66, 0.96],
  [0, 1],
  [-0.66, 0.96],
  [-1, 0.48],
  [-1.02, 0.06],
  [-1.3, -0.16],
  [-1.62, -0.78],
];

/** @typedef {{x: number, y: number, z: number}} Spot */

/** Columns of the model from one end of the arch to the other. @type {{spots: Spot[], gap: boolean}[]} */
const model = (() => {
  /** @type {{spots: Spot[], gap: boolean}[]} */
  const right = [];
  let start = 0;
  for (const { wide, deep, tall, cusps } of modelHalf) {
    const count = wide > 9 ? 9 : 6;
    for (let i = 0; i <= count; i += 1) {
      const share = i / count;
      const edge = Math.abs(share * 2 - 1) ** 3.4;
      const { x, z, nx, nz } = onArch(start + lerp(0.03, 0.97, share) * wide);
      const spots = section.map(([out, up]) => {
        const crown = up > 0;
        const fullness = crown ? 1 - (up > 0.1 ? 0.34 : 0.22) * edge : 1;
        const along = ease((start + share * wide - 4) / 44);
        let reach = (out * (crown ? deep : lerp(6.2, 10.2, along))) / 2;
        let rise = up * (crown ? tall : 5);
        if (crown) {
          reach *= fullness * (cusps === 0 && up > 0.9 ? 0.34 : cusps === 1 && up > 0.9 ? 0.3 : 1);
          if (up > 0.9) {
            const peaks =
              cusps === 4
                ? -Math.cos(share * Math.PI * 4) * 0.09
                : cusps > 0
                  ? Math.sin(share * Math.PI) * 0.14 - 0.07
                  : 0;
            rise *= 1 + (out === 0 && cusps > 1 ? -0.24 : peaks) - 0.16 * edge;
          }
        }
        return { x: x + nx * reach, y: rise, z: z + nz * reach };
      });
      right.push({ spots, gap: i === count });
    }
    start += wide;
  }
  const left = [...right]
    .reverse()
    .map(({ spots }, i, all) => ({ spots: spots.map(({ x, y, z }) => ({ x: -x, y, z })), gap: all[i].gap }));
  return [...left, ...right];
})();

/** Turns and projects a spot of the model. @param {Spot} spot @param {number} turn @returns {{x: number, y: number, depth: number}} */
function project({ x, y, z }, turn) {
  const centreZ = z + 3;
  const turnedX = x * Math.cos(turn) + centreZ * Math.sin(turn);
  const turnedZ = -x * Math.sin(turn) + centreZ * Math.cos(turn);
  const tilt = 0.62;
  const up = y * Math.cos(tilt) - turnedZ * Math.sin(tilt);
  const depth = turnedZ * Math.cos(tilt) + y * Math.sin(tilt);
  const scale = 7.7 * (1 + depth * 0.005);
  return { x: width / 2 + turnedX * scale, y: screen.y + 174 - up * scale, depth };
}

/** Even speed with soft ends. @param {number} t @param {[number, number]} moment */
function steadily(t, [start, end]) {
  const way = clamp((t - start) / (end - start));
  return lerp(way, ease(way), 0.35);
}

/** How far the scan has come, 0..1 along the model. @param {number} t */
const scanned = (t) => steadily(t, moments.scan);

/** How the model is turned: still while it grows, then once to each side. @param {number} t */
const modelTurn = (t) => 0.5 * Math.sin(during(t, ...moments.turn) * Math.PI * 2) + 0.04 * cycle(t, 1);

/** A dotted line where the arch will be. @param {number} t */
function drawGuide(t) {
  const right = archLine.filter((_, i) => i % 12 === 0);
  const spots = [
    ...[...right].reverse().map(({ x, z }) => ({ x: -x, y: -2, z })),
    ...right.map(({ x, z }) => ({ x, y: -2, z })),
  ];
  const path = spots
    .map((spot) => project(spot, modelTurn(t)))
    .map(({ x, y }) => `M${px(x)} ${px(y)}h0.1`)
    .join("");
  return line(path, mix(P.kelp, P.sea, 0.45), 6, { opacity: 1 - during(t, moments.scan[1] - 0.08, moments.scan[1]) });
}

/** @param {number} t */
function drawModel(t) {
  const way = scanned(t);
  if (way <= 0) return "";
  const turn = modelTurn(t);
  const last = model.length - 1;
  const flat = model.map(({ spots }) => spots.map((spot) => project(spot, turn)));
  /** @type {{depth: number, drawing: string}[]} */
  const faces = [];
  let points = "";
  const done = during(t, moments.scan[1], moments.scan[1] + 0.06);
  for (let i = 0; i < last; i += 1) {
    const age = way * 1.16 - i / last;
    if (age <= 0) continue;
    const mesh = clamp((age - 0.02) / 0.04);
    const solid = Math.max(clamp((age - 0.09) / 0.07), done);
    for (let j = 0; j < section.length - 1; j += 1) {
      const corners = [flat[i][j], flat[i + 1][j], flat[i + 1][j + 1], flat[i][j + 1]];
      const [a, b, c] = [model[i].spots[j], model[i + 1].spots[j], model[i].spots[j + 1]];
      const light = lightOn(a, b, c, turn);
      const isGum = Math.min(section[j][1], section[j + 1][1]) < 0;
      const bare = isGum
        ? mix(P.deep, P.sea, 0.35 + 0.5 * light)
        : mix(mix(P.sea, P.lagoon, 0.3), P.shell, clamp(light));
      const d = `M${corners.map(({ x, y }) => `${px(x)} ${px(y)}`).join("L")}Z`;
      const wire = mix(isGum ? P.sea : P.lagoon, bare, solid * (isGum ? 0.94 : 0.86));
      const colour = mix(P.deep, bare, solid);
      faces.push({
        depth: corners.reduce((sum, { depth }) => sum + depth, 0),
        drawing:
          mesh < 0.05
            ? ""
            : line(d, wire, px(lerp(1.5, 1.1, solid)), { fill: colour, opacity: mesh < 1 ? px(mesh) : undefined }),
      });
    }
    const fresh = clamp(age / 0.015) * (1 - clamp((age - 0.06) / 0.05));
    if (fresh > 0.04) {
      const dots = flat[i].map(({ x, y }) => `M${px(x)} ${px(y)}h0.1`).join("");
      points += line(dots, mix(P.lagoon, P.sun, clamp(1 - age / 0.04)), 5, { opacity: px(fresh) });
    }
  }
  faces.sort((a, b) => a.depth - b.depth);
  return faces.map(({ drawing }) => drawing).join("") + points;
}

/** How bright a face of three spots is, 0..1. @param {Spot} a @param {Spot} b @param {Spot} c @param {number} turn */
function lightOn(a, b, c, turn) {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const size = Math.hypot(nx, ny, nz) || 1;
  const facing = ny < 0 ? -1 : 1;
  const x = nx * Math.cos(turn) + nz * Math.sin(turn);
  const z = -nx * Math.sin(turn) + nz * Math.cos(turn);
  return clamp(0.12 + Math.abs(-0.35 * x + 0.8 * ny * facing + 0.5 * z) / size);
}

/** @param {number} t */
function drawScreen(t) {
  const { x, y, w, h } = screen;
  const way = scanned(t);
  const live = window4(t, moments.scan[0], moments.scan[0] + 0.02, moments.scan[1], moments.scan[1] + 0.04);
  const bar =
    rect(x + 40, y + h - 34, w - 80, 8, 4, P.kelp) +
    rect(x + 40, y + h - 34, Math.max(8, (w - 80) * way), 8, 4, mix(P.sun, P.coral, 0.1));
  const frame = rect(x - 14, y - 14, w + 28, h + 28, 34, P.shell, { stroke: P.ink, "stroke-width": ink });
  const glass = rect(x, y, w, h, 22, P.deep);
  const pulse =
    circle(x + 34, y + 32, 8, P.kelp) +
    circle(x + 34, y + 32, px(8 + 1.5 * cycle(t, 12)), P.coral, { opacity: px(live) });
  return frame + glass + pulse + drawGuide(t) + bar + drawModel(t);
}

// ---------------------------------------------------------------- the wand

/** @param {number} t */
function drawWand(t) {
  const away = 1 - during(t, ...moments.arrive) + during(t, ...moments.leave);
  if (away >= 1) return "";
  const x = lerp(70, 890, scanned(t)) + away * 520 * (t > 0.5 ? 1 : 1.9);
  const y = 512 + 3 * cycle(t, 5) - away * 30;
  const light = window4(t, moments.scan[0] - 0.02, moments.scan[0], moments.scan[1], moments.scan[1] + 0.02);
  const beam = (/** @type {number} */ spread, /** @type {string} */ colour, /** @type {number} */ opacity) =>
    fill(`M-19 8L${-spread} 118H${spread}L19 8Z`, colour, { opacity: px(opacity * light) });
  const flicker = 0.9 + 0.1 * cycle(t, 30);
  return put(
    { x, y, turn: -3 + 2 * cycle(t, 2, 0.2) },
    light > 0.01 ? beam(60, P.lagoon, 0.5 * flicker) + beam(32, mix(P.lagoon, P.sea, 0.25), 0.4 * flicker) : "",
    put({ sx: 1.16 }, scanner({ light: false })),
  );
}

/** @param {number} t */
export function frame(t) {
  const size = { width, height };
  const again = t > (moments.page[0] + moments.page[1]) / 2;
  const now = again ? 0 : t;
  const shine = window4(now, 0.64, 0.68, 0.71, 0.77);
  return picture(
    [
      shore(t, {
        ...size,
        horizon: 430,
        sun: [872, 430, 74],
        air: mix(P.foam, P.mist, 0.3),
        water: mix(P.foam, P.lagoon, 0.3),
      }),
      drawScreen(now),
      teeth,
      gums,
      drawWand(now),
      put(
        {
          x: screen.x + screen.w - 120,
          y: screen.y + 84,
          sx: shine,
          turn: 20 * (1 - shine),
          opacity: Math.min(1, shine * 2),
        },
        glint(0, 0, 30, P.sun),
      ),
      turnPage(t, moments.page[0], moments.page[1], size),
    ],
    { w: width, h: height },
  );
}
