// @ts-check
// A veneer: the worn front tooth is prepared lightly, a thin ceramic shell rises from the sea,
// turns to face us and seats; light runs over the finished row.

import { P, TEETH, fill, glint, gum, line, mix, picture, rect } from "../kit.mjs";
import { frond, risenFromSea, shore, turnPage } from "./shared/coast.mjs";
import { clamp, during, lerp, pathPoints, px, put, window4 } from "./shared/motion.mjs";

/** @typedef {import('./shared/motion.mjs').Point} Point */
/** @typedef {import('../kit.mjs').ToothKind} ToothKind */

export const width = 960;
export const height = 720;
export const fps = 24;
export const seconds = 10;
export const posterAt = 0.462;
export const quality = { mp4: 19, webm: 28 };

/** @type {Record<'sweep' | 'rise' | 'turn' | 'seat' | 'ripple' | 'sheen' | 'page', [number, number]>} */
const moments = {
  sweep: [0.12, 0.28],
  rise: [0.3, 0.47],
  turn: [0.36, 0.56],
  seat: [0.5, 0.58],
  ripple: [0.575, 0.7],
  sheen: [0.66, 0.82],
  page: [0.87, 0.99],
};

const gumLine = 224;
const ink = 3.6;
const crownTint = P.enamel;
const wornTint = mix(P.enamel, P.dune, 0.62);
const chippedCrown =
  "M-27 0C-30-20-39-48-40-76C-36-78-34-84-28-85C-22-86-20-96-10-98C4-99 16-99 28-98C37-97 41-93 40-83C38-50 31-20 27 0C15 13-15 13-27 0Z";

/** @type {{kind: ToothKind, x: number, sx: number, sy: number}[]} */
const half = [
  { kind: "incisor", x: 85.5, sx: 2.1, sy: 2.25 },
  { kind: "incisor", x: 238, sx: 1.68, sy: 1.96 },
  { kind: "canine", x: 379, sx: 1.74, sy: 2.02 },
  { kind: "premolar", x: 517, sx: 1.66, sy: 2 },
];
const target = half[0];
const row = [...half]
  .reverse()
  .map((tooth) => ({ ...tooth, x: -tooth.x, sx: -tooth.sx }))
  .concat(half);

/** @param {ToothKind} kind @param {string} outline @param {string} tint @param {number} scale */
function drawCrown(kind, outline, tint, scale) {
  const shade = tint === crownTint ? P.enamelShade : mix(tint, P.metalDark, 0.16);
  const { shade: side, groove } = TEETH[kind];
  return (
    fill(outline, tint) +
    fill(side, shade) +
    line(groove, mix(shade, P.metalDark, 0.3), 2.6 / scale) +
    line(outline, P.ink, ink / scale)
  );
}

const otherCrowns = row
  .filter((tooth) => tooth.x !== target.x)
  .map(({ kind, x, sx, sy }) =>
    put({ x, sx, sy }, drawCrown(kind, TEETH[kind].crown, crownTint, (Math.abs(sx) + sy) / 2)),
  )
  .join("");

const gums =
  gum({
    x0: -500,
    x1: 500,
    y: -1,
    peak: 62,
    necks: row.map(({ kind, x, sx }) => ({ x, half: TEETH[kind].half * Math.abs(sx) })),
    bottom: "L500 96C420 132 330 112 240 124S90 142 0 128S-190 112-280 126S-430 126-500 104",
  }) + line("M-500 62C-420 90-330 78-240 84S-90 100 0 88S190 76 280 86S430 88 500 70", mix(P.gum, P.gumShade, 0.4), 4);

/** The tooth that gets the veneer, before and during the preparation. @param {number} t */
function drawPrepared(t) {
  const cut = lerp(-46, 46, during(t, ...moments.sweep));
  const scale = (target.sx + target.sy) / 2;
  const worn = drawCrown("incisor", chippedCrown, wornTint, scale);
  const preparedTint = mix(P.dentine, P.enamel, 0.35);
  const prepared =
    line(TEETH.incisor.crown, mix(P.lagoon, P.sea, 0.5), 2.4 / scale, { "stroke-dasharray": "0.1 3.4" }) +
    put(
      { sx: 0.93, sy: 0.9 },
      fill(TEETH.incisor.crown, preparedTint) +
        fill(TEETH.incisor.shade, mix(preparedTint, P.bonePore, 0.4)) +
        line(TEETH.incisor.crown, P.ink, ink / scale / 0.92),
    );
  const side = (
    /** @type {string} */ id,
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {string} */ pieces,
  ) =>
    to - from < 0.05
      ? ""
      : `<clipPath id="${id}">${rect(from, -120, to - from, 150, 0, P.ink)}</clipPath><g clip-path="url(#${id})">${pieces}</g>`;
  return put(
    { x: target.x, sx: target.sx, sy: target.sy },
    side("prepared", -60, cut, prepared),
    side("worn", cut, 60, worn),
  );
}

/** The polishing tip that passes over the tooth; drawn in screen coordinates. @param {number} t */
function drawBur(t) {
  const [begin, end] = moments.sweep;
  const shown = window4(t, begin - 0.06, begin, end, end + 0.05);
  if (shown < 0.001) return "";
  const sweep = during(t, ...moments.sweep);
  const x = width / 2 + target.x + lerp(-96, 96, sweep);
  const y = gumLine + 128 + 16 * Math.sin(sweep * Math.PI * 6) + (1 - shown) * 420;
  return put(
    { x: x + (1 - shown) * 120, y, turn: -7 },
    line("M0-86V40", P.ink, 23),
    line("M0-86V40", P.metal, 16),
    line("M-3-84V36", P.metalLight, 4),
    line("M-6-60L6-66M-6-34L6-40M-6-8L6-14M-6 18L6 12", P.metalDark, 3),
    fill("M-25 40H25L34 92L70 520H-16L-30 92Z", P.shell),
    fill("M8 40H25L34 92L70 520H40L10 92Z", P.foam),
    line("M-25 40H25L34 92L70 520H-16L-30 92ZM-30 92H34", P.ink, ink),
    line("M-25 120L42 120", P.sea, 9),
  );
}

/** The crown's edge as left and right limits, so that the shell has the tooth's own outline. */
const crownEdge = pathPoints(TEETH.incisor.crown, 16);

/** Half the crown's width at a height. @param {number} y */
function halfWidth(y) {
  let widest = 0;
  crownEdge.forEach(([x0, y0], i) => {
    const [x1, y1] = crownEdge[(i + 1) % crownEdge.length];
    if (y0 !== y1 && (y0 - y) * (y1 - y) <= 0) widest = Math.max(widest, lerp(x0, x1, (y - y0) / (y1 - y0)));
  });
  return widest;
}

const steps = 18;
const shellRows = Array.from({ length: steps + 1 }, (_, i) => i / steps);

/** A point of the curved shell, turned about its upright axis. @param {number} u -1..1 across @param {number} v 0..1 from gum to edge @param {number} angle @param {number} depth @returns {Point} */
function shellPoint(u, v, angle, depth) {
  const lowest = -97.9 + 0.6 * u * u;
  const y = lerp(-2 - 15 * u * u, lowest, 1 - (1 - v) ** 1.5);
  const x = u * halfWidth(y);
  const z = 15 * (1 - u * u) + depth;
  return [x * Math.cos(angle) + z * Math.sin(angle) - 15 * Math.sin(angle), y];
}

/** @param {number} angle @param {number} depth */
function shellOutline(angle, depth) {
  const across = shellRows.map((k) => k * 2 - 1);
  /** @type {Point[]} */
  const points = [
    ...shellRows.map((v) => shellPoint(-1, v, angle, depth)),
    ...across.map((u) => shellPoint(u, 1, angle, depth)),
    ...[...shellRows].reverse().map((v) => shellPoint(1, v, angle, depth)),
    ...[...across].reverse().map((u) => shellPoint(u, 0, angle, depth)),
  ];
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}Z`;
}

/** @param {number} angle in radians */
function drawShell(angle) {
  const scale = (target.sx + target.sy) / 2;
  const bands = 14;
  const strips = Array.from({ length: bands }, (_, i) => {
    const [left, right] = [(i / bands) * 2 - 1, ((i + 1) / bands) * 2 - 1];
    const points = [
      ...shellRows.map((v) => shellPoint(left, v, angle, 0)),
      ...[...shellRows].reverse().map((v) => shellPoint(right, v, angle, 0)),
    ];
    const light = Math.cos(0.75 * (left + right) * 0.5 + angle + 0.35);
    const colour = mix(mix(P.enamelShade, P.lagoon, 0.35), P.shell, clamp((light - 0.25) / 0.6));
    return line(`M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}Z`, colour, 0.6, { fill: colour });
  });
  const order = angle > 0 ? strips : strips.reverse();
  const inside = shellOutline(angle, -13);
  const front = shellOutline(angle, 0);
  return (
    fill(inside, mix(P.sun, P.shell, 0.25)) +
    line(inside, P.ink, ink / scale) +
    order.join("") +
    line(front, P.ink, ink / scale)
  );
}

/** @param {number} t */
function shellPlace(t) {
  const rise = during(t, ...moments.rise);
  const seat = during(t, ...moments.seat);
  const hover = 1 - seat;
  return {
    x: width / 2 + target.x + lerp(190, 104, rise) * (1 - seat),
    y: lerp(height + 40, gumLine + 82, rise) - 82 * seat + 3 * hover * Math.sin(t * 40),
    angle: lerp(1.0, 0, during(t, ...moments.turn)),
    scale: lerp(1.06, 1, seat),
    turn: lerp(14, 6, rise) - 6 * seat,
  };
}

/** @param {number} t */
function drawVeneer(t) {
  const [start] = moments.rise;
  if (t < start) return "";
  const { x, y, angle, scale, turn } = shellPlace(t);
  const seated = during(t, moments.seat[1] - 0.01, moments.seat[1] + 0.03);
  return put({ x, y, turn, sx: target.sx * scale, sy: -target.sy * scale, opacity: 1 - seated }, drawShell(angle));
}

/** The shell's soft shadow on the row. @param {number} t */
function drawShadow(t) {
  const near = window4(t, 0.4, 0.46, 0.5, 0.58);
  const { x, y, angle, scale } = shellPlace(t);
  const shadow = put(
    { x: x - width / 2 + 24, y: gumLine - y - 16, sx: target.sx * scale, sy: target.sy * scale, opacity: 0.16 * near },
    fill(shellOutline(angle, 0), P.ink),
  );
  return shadow && `<g clip-path="url(#crowns)">${shadow}</g>`;
}

/** The tooth with its veneer, in the row. @param {number} t */
function drawFinished(t) {
  const shown = during(t, moments.seat[1] - 0.02, moments.seat[1]);
  const scale = (target.sx + target.sy) / 2;
  return put(
    { x: target.x, sx: target.sx, sy: target.sy, opacity: shown },
    drawCrown("incisor", TEETH.incisor.crown, crownTint, scale),
  );
}

/** Rings of light that spread from the tooth as the shell seats. @param {number} t */
function drawRipple(t) {
  return [0, 0.025]
    .map((late) => {
      const way = during(t, moments.ripple[0] + late, moments.ripple[1] + late);
      if (way <= 0 || way >= 1) return "";
      const spread = lerp(1, 1.32, way);
      const centre = gumLine + 112;
      return put(
        {
          x: width / 2 + target.x,
          y: centre,
          sx: target.sx * spread,
          sy: -target.sy * spread,
          opacity: (1 - way) * 0.9,
        },
        put({ y: 50 }, line(TEETH.incisor.crown, P.sun, 3)),
      );
    })
    .join("");
}

const crownsClip = `<clipPath id="crowns">${row
  .map(({ kind, x, sx, sy }) => `<path transform="translate(${x} 0) scale(${sx} ${sy})" d="${TEETH[kind].crown}"/>`)
  .join("")}</clipPath>`;

/** @param {number} t */
function drawSheen(t) {
  const way = during(t, ...moments.sheen);
  if (way <= 0 || way >= 1) return "";
  const x = lerp(-640, 640, way);
  const band = (/** @type {number} */ from, /** @type {number} */ wide, /** @type {string} */ colour) =>
    fill(`M${px(x + from)} 20h${wide}l-90-300h${-wide}Z`, colour);
  const tint = mix(P.lagoon, P.foam, 0.5);
  return `<g clip-path="url(#crowns)" opacity="0.6">${band(-70, 60, tint)}${band(-10, 26, P.shell)}${band(16, 34, tint)}</g>`;
}

/** @param {number} t */
function drawGlints(t) {
  const shine = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {number} */ from,
  ) => {
    const light = window4(t, from, from + 0.04, from + 0.08, from + 0.15);
    return put({ x, y, sx: light, turn: 20 * (1 - light), opacity: Math.min(1, light * 2) }, glint(0, 0, size, P.sun));
  };
  return shine(width / 2 + 118, gumLine + 56, 34, 0.735) + shine(width / 2 + 146, gumLine + 104, 16, 0.755);
}

/** @param {number} t */
export function frame(t) {
  const size = { width, height };
  const again = t > (moments.page[0] + moments.page[1]) / 2;
  const now = again ? 0 : t;
  const view = {
    ...size,
    horizon: 592,
    sun: /** @type {[number, number, number]} */ ([752, 592, 96]),
    air: mix(P.foam, P.mist, 0.3),
    water: mix(P.foam, P.lagoon, 0.3),
  };
  const kelp = { colour: mix(P.lagoon, P.sea, 0.35), rib: mix(P.lagoon, P.sea, 0.7) };
  return picture(
    [
      shore(t, view),
      frond(t, { x: 92, foot: 740, reach: 170, lean: 22, sway: 16, phase: 0.2, blade: 84, ...kelp }),
      frond(t, { x: 184, foot: 740, reach: 96, lean: -12, sway: 12, phase: 0.5, blade: 68, ...kelp }),
      `<g transform="translate(${width / 2} ${gumLine}) scale(1 -1)">`,
      crownsClip,
      otherCrowns,
      drawPrepared(now),
      drawFinished(now),
      drawShadow(now),
      drawSheen(now),
      gums,
      "</g>",
      drawBur(now),
      risenFromSea("sea", t, view, drawVeneer(now)),
      drawRipple(now),
      drawGlints(now),
      turnPage(t, moments.page[0], moments.page[1], size),
    ],
    { w: width, h: height },
  );
}
